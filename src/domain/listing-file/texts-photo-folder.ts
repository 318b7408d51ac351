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

/** The question about photos of a folder or a ZIP that look like screenshots. */
export const SCREEN_TEXTS = {
  ask: (count: number) =>
    count === 1
      ? 'One photo looks like a screenshot. Is it a photo of its home?'
      : `${count} photos look like screenshots. Are they photos of their homes?`,
  names: (names: readonly string[]) =>
    `${names.slice(0, 6).join(', ')}${names.length > 6 ? ', …' : ''}`,
  first: 'Answer first whether these are photos of their homes.',
  keep: (count: number) => (count === 1 ? 'Yes, send it' : `Yes, send all ${count}`),
  leaveOut: (count: number) => (count === 1 ? 'No, leave it out' : `No, leave all ${count} out`),
} as const
