import { expect, test } from 'vitest'
import { imageKey, photoKeyOf, variantKey } from './schema.ts'

test('An image key is property_images/{random}-photo', () =>
  expect(imageKey('abc123')).toBe('property_images/abc123-photo'))

test('The key of a stored variant is derived from its photo’s key, and gives it back', () => {
  const key = 'property_images/abc123-a-b'
  expect(variantKey(key, 640, 'webp')).toBe('property_images/abc123-a-b/640.webp')
  expect(photoKeyOf(variantKey(key, 640, 'webp'))).toBe(key)
})
