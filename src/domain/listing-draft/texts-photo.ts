import { PHOTO_LIMITS } from '../photo/constants.ts'
import { inMegabytes } from '../photo/texts-limit.ts'

/** Texts of the photo step; `place` counts from 1. */
export const PHOTO_STEP_TEXTS = {
  advice:
    'Optional, but listings with photos are read first. Front, main room, kitchen, bath and the view say the most.',
  full: `All ${PHOTO_LIMITS.count} places are taken. Remove a photo to choose another.`,
  choose: 'Choose photos',
  chooseHint: `or drop them here. Up to ${PHOTO_LIMITS.count}, JPEG, PNG or WebP, each under ${inMegabytes(PHOTO_LIMITS.chosenBytes)}. Place and camera data are removed.`,
  uploaded: 'Uploaded',
  uploading: (place: number) => `Uploading photo ${place}`,
  alt: (place: number, name: string) =>
    `Chosen ${place === 1 ? 'as cover' : `as number ${place}`}${name && `: ${name}`}`,
  cover: 'Cover',
  earlier: 'Move earlier',
  later: 'Move later',
  asCover: 'Use as cover',
  remove: 'Remove',
  /** What a button of one photo does. */
  ofPhoto: (action: string, place: number) => `${action}, photo ${place}`,
  removed: 'Photo removed',
  coverNow: 'This photo is the cover now',
  moved: (from: number, to: number) => `Photo ${from} is number ${to} now`,
} as const
