import { describe, expect, test } from 'vitest'
import type * as Named from '#language/locality/texts-named'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { LANDMARKS } from './landmarks.ts'
import { LOCALITIES } from './localities.ts'
import { PARTS } from './parts.ts'
import { localityOf } from './rules.ts'
import type * as Stored from './stored.ts'
import { localityInForm, storedLocality } from './stored.ts'

const { shownLocality } = await loadInLanguage<typeof Named>(
  'hi',
  'src/domain/locality/texts-named.hi.ts',
)
const isDevanagari = (text: string) => /[\u0900-\u097f]/.test(text)

test.each([
  ['Kanpur', 'काकादेव', 'Kakadeo'],
  ['Kanpur', 'काकादेव कानपुर', 'Kakadeo Kanpur'],
  ['Kanpur', 'काकादेव, कानपुर', 'Kakadeo, Kanpur'],
  ['Lucknow', 'गोमतीनगर', 'Gomti Nagar'],
  ['Lucknow', 'हज़रतगंज', 'Hazratganj'],
  ['Lucknow', 'विपिन खंड, गोमती नगर', 'Vipin Khand, Gomti Nagar'],
  ['Noida', 'सेक्टर ६२', 'Sector 62'],
  ['Noida', 'सेक्टर 128', 'Sector 128'],
  ['Noida', 'सेक्टर 93ए', 'Sector 93A'],
  ['Varanasi', 'बीएचयू', 'BHU'],
  // What we do not know stays, and so does what is in Latin letters.
  ['Kanpur', 'शांत गली', 'शांत गली'],
  ['Kanpur', 'शांत गली, काकादेव', 'शांत गली, Kakadeo'],
  ['Kanpur', 'गोमती नगर', 'गोमती नगर'],
  ['Mathura', 'गोमती नगर', 'गोमती नगर'],
  ['Kanpur', 'Kaka Dev', 'Kaka Dev'],
  ['Kanpur', '', ''],
])('In %s “%s” is stored as “%s”', (city, typed, stored) =>
  expect(storedLocality(city, typed)).toBe(stored),
)

test('A form in Hindi shows a stored name in Hindi, unless another name would be stored for that', async () => {
  const hindi = await loadInLanguage<typeof Stored>('hi', 'src/domain/locality/stored.ts')
  const names = ['Kakadeo', 'Kaka Dev', 'Quiet Lane', '226010', '']
  expect(names.map((name) => hindi.localityInForm('Kanpur', name))).toEqual([
    'काकादेव',
    'Kaka Dev',
    'Quiet Lane',
    '226010',
    '',
  ])
  expect(names.map((name) => localityInForm('Kanpur', name))).toEqual(names)
})

describe.each(CITY_NAMES)('In %s', (city) => {
  test('what is stored for a name in Hindi is shown by that name in Hindi, and is the same place', () => {
    const known = [...LOCALITIES[city], ...LANDMARKS[city]].map(({ names }) => names.hi)
    for (const hindi of [...known, ...Object.values(PARTS[city]).map(({ hi }) => hi)]) {
      const stored = storedLocality(city, hindi)
      expect([hindi, isDevanagari(stored)]).toEqual([hindi, false])
      expect(shownLocality(city, stored)).toBe(hindi)
      expect(localityOf(city, stored)?.slug, stored).toBe(localityOf(city, hindi)?.slug)
    }
  })

  test('every spelling of a locality in Hindi is stored as the same place', () => {
    for (const { slug, aliases } of LOCALITIES[city])
      for (const alias of aliases.filter(isDevanagari)) {
        const stored = storedLocality(city, alias)
        expect([alias, isDevanagari(stored)]).toEqual([alias, false])
        expect(localityOf(city, stored)?.slug, `${alias}: ${stored}`).toBe(slug)
      }
  })
})
