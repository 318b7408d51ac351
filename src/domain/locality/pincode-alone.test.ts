import { expect, test } from 'vitest'
import { pincodeAlone } from './elsewhere.ts'

const GOMTI = ['Gomti Nagar', 'Vibhuti Khand', 'Gomti Nagar Extension']
test.each<[text: string, city: string, is: [string, string, string[]] | null]>([
  ['226010', 'Lucknow', ['226010', 'Lucknow', GOMTI]],
  [' 226 010 ', 'Lucknow', ['226010', 'Lucknow', GOMTI]],
  ['२२६०१०', 'Lucknow', ['226010', 'Lucknow', GOMTI]],
  ['Lucknow - 226010', 'Lucknow', ['226010', 'Lucknow', GOMTI]],
  ['Lucknow, Uttar Pradesh 226010', 'Lucknow', ['226010', 'Lucknow', GOMTI]],
  ['Pin code: 226010', 'Lucknow', ['226010', 'Lucknow', GOMTI]],
  ['पिन 226010', 'Lucknow', ['226010', 'Lucknow', GOMTI]],
  ['226021', 'Lucknow', ['226021', 'Lucknow', ['Jankipuram']]],
  ['226012', 'Lucknow', ['226012', 'Lucknow', []]],
  ['201305', 'Lucknow', ['201305', 'Noida', ['Phase 2', 'Sector 80', 'Sector 137', 'Sector 142']]],
  ['282001', 'Lucknow', ['282001', 'Agra', []]],
  ['999999', 'Lucknow', ['999999', '', []]],
  ['१२३ ४५६', 'Lucknow', ['123456', '', []]],
  ['000000, Lucknow', 'Lucknow', ['000000', '', []]],
  ['799001', 'Lucknow', ['799001', '', []]],
  ['9999999', 'Lucknow', null],
  ['Gomti Nagar 226010', 'Lucknow', null],
  ['226010, Vipul Khand', 'Lucknow', null],
  ['Sector 62', 'Noida', null],
  ['House 226010A', 'Lucknow', null],
  ['110', 'Lucknow', null],
  ['', 'Lucknow', null],
])('“%s” in %s names no locality by its pincode but %j', (text, city, is) =>
  expect(pincodeAlone(city, text)).toEqual(is && { code: is[0], city: is[1], localities: is[2] }),
)
