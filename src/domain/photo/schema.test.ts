import { describe, expect, test } from 'vitest'
import { PHOTO_MESSAGES } from './messages.ts'
import { chosenFileProblem, imageKey, safeFileName } from './schema.ts'

describe('An image key', () => {
  test.each([
    ['IMG_2024 (1).JPG', 'img-2024-1'],
    ['../../etc/passwd', 'etc-passwd'],
    ['मेरा घर.jpeg', 'photo'],
    ['', 'photo'],
    ['Café.png', 'cafe'],
    ['x'.repeat(90), 'x'.repeat(40)],
  ])('from %o keeps only safe letters: %s', (name, safe) => expect(safeFileName(name)).toBe(safe))
  test('is property_images/{random}-{safe name}', () =>
    expect(imageKey('abc123', 'A b.png')).toBe('property_images/abc123-a-b'))
})

describe('The browser refuses a file before sending it', () => {
  const problem = (name: string, type: string, size = 1000) =>
    chosenFileProblem({ name, type, size })
  test('HEIC, also without a type', () =>
    expect([problem('a.HEIC', ''), problem('a', 'image/heif')]).toEqual([
      PHOTO_MESSAGES.heic,
      PHOTO_MESSAGES.heic,
    ]))
  test('SVG, PDF and programs', () => {
    for (const type of ['image/svg+xml', 'application/pdf', 'application/x-msdownload', ''])
      expect(problem('a.jpg', type)).toBe(PHOTO_MESSAGES.wrongType)
  })
  test('seven megabytes', () =>
    expect(problem('a.jpg', 'image/jpeg', 7_000_000)).toBe(PHOTO_MESSAGES.tooLarge))
  test('and takes camera files', () => expect(problem('a.jpg', 'image/jpeg', 5_900_000)).toBeNull())
})
