import { inMegabytes } from '#language/photo/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { groupedDigits } from '../text/digits.ts'
import { PHOTO_FOLDER_LIMITS } from './constants.ts'

/** Why a folder or a ZIP gives no photos, or one photo of it cannot be read. */
export const PHOTO_FOLDER_TEXTS = {
  none: 'There are no photos in it.',
  tooMany: `There are more than ${groupedDigits(PHOTO_FOLDER_LIMITS.entries)} photos in it. Choose a part of them.`,
  noZip: 'We cannot read this ZIP. It may be damaged. Unpack it, and choose the folder.',
  locked: 'This ZIP needs a password. Unpack it, and choose the folder.',
  broken: 'This photo is damaged, or was not packed to its end.',
  tooLarge: `This photo is too large. It may have up to ${inMegabytes(PHOTO_LIMITS.chosenBytes)}.`,
} as const
