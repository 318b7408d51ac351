import { expect, test } from 'vitest'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { loadInLanguage } from '../../test/support/language/in-language.ts'

const { DISTANCE_TEXTS: HINDI } = await loadInLanguage<{ DISTANCE_TEXTS: typeof DISTANCE_TEXTS }>(
  'hi',
  'src/domain/distance/texts.hi.ts',
)
const far = { km: 7, least: 5, most: 9, isSame: false }

test.each([
  [
    far,
    'About 7 km from Work (5 to 9)',
    'about 7 km as the crow flies (5 to 9)',
    'ऑफिस से करीब 7 किमी (5 से 9)',
  ],
  [
    { ...far, least: 7, most: 7 },
    'About 7 km from Work',
    'about 7 km as the crow flies',
    'ऑफिस से करीब 7 किमी',
  ],
  [
    { ...far, km: 0, least: 0, most: 3 },
    'Under 1 km from Work (up to 3)',
    'under 1 km as the crow flies (up to 3)',
    'ऑफिस से 1 किमी से कम (3 तक)',
  ],
  [
    { ...far, isSame: true },
    'In the same locality as Work',
    'in this locality',
    'इलाका वही जहां ऑफिस है',
  ],
])(
  '%o is said in whole kilometres, as far as both places are known',
  (distance, card, page, hindi) => {
    expect(DISTANCE_TEXTS.from(distance, 'Work')).toBe(card)
    expect(DISTANCE_TEXTS.away(distance)).toBe(page)
    expect(HINDI.from(distance, 'ऑफिस')).toBe(hindi)
  },
)
