import { inMegabytes } from '#language/photo/texts'
import { PHOTO_LIMITS } from './constants.ts'
import type { RefusedKind } from './signature.ts'

const inMegapixels = (pixels: number) => `${pixels / 1_000_000} megapixels`

/** What is said of a file that somebody has chosen as a photo: what it is, and what helps. */
export const REFUSED_KIND_TEXTS: Record<RefusedKind, string> = {
  gif: 'This is a GIF. Save it as JPEG or PNG and choose it again.',
  bmp: 'This is a BMP picture. Save it as JPEG or PNG and choose it again.',
  raw: 'This is a TIFF or a camera’s RAW file. Save it as JPEG and choose it again.',
  pdf: 'This is a PDF. Take a screenshot of its page, and choose that.',
  svg: 'This is a drawing in SVG. Save it as PNG and choose it again.',
  video: 'This is a video. Choose a photo, or a screenshot of the video.',
  empty: 'This file is empty. If it is in the cloud, download it first. Then choose it again.',
  other: 'This is not a photo that we can read. Choose a JPEG, PNG, WebP or HEIC photo.',
}

export const CHOSEN_TEXTS = {
  tooLarge: `This file is too large. Choose a photo under ${inMegabytes(PHOTO_LIMITS.chosenBytes)}.`,
  tooManyPixels: `This photo has too many pixels. Choose one under ${inMegapixels(PHOTO_LIMITS.chosenPixels)}.`,
  tooManyForHeic: `This browser cannot read a HEIC photo over ${inMegapixels(PHOTO_LIMITS.heicPixels)}. Save it as JPEG and choose it again.`,
  incomplete:
    'This file is incomplete: its end is missing. Download it or ask for it again. Then choose it again.',
  unreadable: 'We could not read this file. Choose the photo again.',
  unsupported: 'This browser cannot read this kind of photo. Save it as JPEG and choose it again.',
  notLoaded: 'We could not load what reads HEIC photos. Check your connection and try again.',
  slow: 'Reading this photo takes too long on this device. Take a screenshot of it, and choose that.',
  gaveUp:
    'This device could not make the photo smaller. Close other tabs and apps, then try again.',
} as const
