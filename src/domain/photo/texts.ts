import { PHOTO_LIMITS } from './constants.ts'

export const TOO_MANY_PHOTOS = `Choose at most ${PHOTO_LIMITS.count} photos.`

export const inMegabytes = (bytes: number): string => `${bytes / 1_000_000} MB`

export const PHOTO_TEXTS = {
  uploaded: 'Images uploaded successfully!',
  failed: 'Image upload failed. Please try again.',
  tooMany: TOO_MANY_PHOTOS,
  tooLarge: `This file is too large. Choose a photo under ${inMegabytes(PHOTO_LIMITS.bytes)}.`,
  heic: 'HEIC photos cannot be read. Save the photo as JPEG and choose it again.',
  wrongType: 'Only JPEG, PNG and WebP photos can be used.',
  broken: 'This file is damaged or incomplete. Choose another photo.',
  tooManyPixels: `This picture has too many pixels. Choose one under ${PHOTO_LIMITS.pixels / 1_000_000} megapixels.`,
  tooHeavy:
    'This picture is interlaced or has 16 bits a colour, and is too large for that. Save it as a plain JPEG and choose it again.',
  tooSmall: `This picture is too small. Choose one of at least ${PHOTO_LIMITS.smallestEdge} by ${PHOTO_LIMITS.smallestEdge} pixels.`,
  connectionLost: 'The connection was lost before the photo arrived. Try again.',
  chooseAnother: 'This photo is no longer on the server. Remove it and choose it again.',
  preparing: 'Waiting',
  shrinking: 'Making it smaller…',
  waiting: 'Waiting to be uploaded',
  checking: 'Sent. The server is checking it…',
  quota: 'You have many unused photos. Submit or remove some, then try again.',
} as const
