import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CITIES } from '../../domain/city/constants.ts'

test('Each city with pages or a card has its drawing, which a build needs', () => {
  const drawn = CITIES.filter(({ cityKind }) => cityKind !== 'marketing')
  const missing = drawn
    .map(({ slug }) => `public/art/cities/${slug}.svg`)
    .filter((file) => !existsSync(file))
  expect(missing).toEqual([])
})
