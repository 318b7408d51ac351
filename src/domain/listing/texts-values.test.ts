import { expect, test } from 'vitest'
import { ROLES } from '../account/constants.ts'
import { AREA_BASES, AREA_UNIT_NAMES } from '../area/constants.ts'
import { CITIES } from '../city/constants.ts'
import { ROOMS } from '../photo/constants.ts'
import { REPORT_REASONS } from '../report/constants.ts'
import { ADMIN_PROPERTY_TYPES } from './constants.ts'
import { FIELD_NAMES, fieldOf } from './fields.ts'
import { shownValue as english } from './texts-values.ts'
import { shownValue as hindi } from './texts-values.hi.ts'

const OPTIONS = FIELD_NAMES.map((name) => {
  const field = fieldOf(name)
  return [name, 'options' in field ? field.options : []] as const
}).filter(([, options]) => options.length > 0)

const OTHERS = {
  roles: ROLES,
  rooms: ROOMS,
  bases: AREA_BASES,
  units: AREA_UNIT_NAMES,
  reasons: REPORT_REASONS,
  types: ADMIN_PROPERTY_TYPES,
  cities: CITIES.map(({ name }) => name),
} satisfies Record<string, readonly string[]>

const isHindi = (text: string) => /\p{Script=Devanagari}/u.test(text) && !/[a-z]/i.test(text)

test.each([...OPTIONS, ...Object.entries(OTHERS)])(
  'each stored value of %s is shown in both languages, and no two alike',
  (_, options) => {
    expect(options.map(english)).toEqual([...options])
    expect(options.filter((value) => !isHindi(hindi(value)))).toEqual([])
    expect(new Set(options.map(hindi)).size).toBe(options.length)
  },
)

test('what is no stored value is shown as it is', () => {
  expect([hindi('Gomti Nagar'), hindi('')]).toEqual(['Gomti Nagar', ''])
})
