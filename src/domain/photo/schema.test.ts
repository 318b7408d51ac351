import { describe, expect, test } from 'vitest'
import { PHOTO_LIMITS, PHOTO_TYPES } from './constants.ts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { chosenFileProblem, imageKey, photoKeyOf, variantKey } from './schema.ts'

test('An image key is property_images/{random}-photo', () =>
  expect(imageKey('abc123')).toBe('property_images/abc123-photo'))

describe('The browser refuses a file before sending it', () => {
  const problem = (name: string, type: string, size = 1000) =>
    chosenFileProblem({ name, type, size })
  test('HEIC, also without a type', () =>
    expect([problem('a.HEIC', ''), problem('a', 'image/heif')]).toEqual([
      PHOTO_TEXTS.heic,
      PHOTO_TEXTS.heic,
    ]))
  test('HEIC by its name or its type, whatever the other says', () => {
    for (const [name, type] of [
      ['a.heif', 'image/jpeg'],
      ['a.jpg', 'image/heic'],
    ] as const)
      expect(problem(name, type)).toBe(PHOTO_TEXTS.heic)
    expect(problem('a.heic.jpg', 'image/jpeg')).toBeNull()
  })
  test('SVG, PDF and programs', () => {
    for (const type of [
      'image/svg+xml',
      'application/pdf',
      'application/x-msdownload',
      '',
      'image/jpegx',
      'ximage/jpeg',
    ])
      expect(problem('a.jpg', type)).toBe(PHOTO_TEXTS.wrongType)
  })
  test('a file over the limit', () =>
    expect(problem('a.jpg', 'image/jpeg', PHOTO_LIMITS.chosenBytes + 1)).toBe(PHOTO_TEXTS.tooLarge))
  test('and accepts camera files of each kind up to the limit', () => {
    for (const type of PHOTO_TYPES)
      expect(problem('a.jpg', type, PHOTO_LIMITS.chosenBytes)).toBeNull()
  })
})

test('The key of a stored variant is derived from its photo’s key, and gives it back', () => {
  const key = 'property_images/abc123-a-b'
  expect(variantKey(key, 640, 'webp')).toBe('property_images/abc123-a-b/640.webp')
  expect(photoKeyOf(variantKey(key, 640, 'webp'))).toBe(key)
})
