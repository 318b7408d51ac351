import { describe, expect, test } from 'vitest'
import { saysNoName } from './no-name.ts'

describe('no name', () => {
  test.each([
    '',
    ' ',
    '-',
    '--',
    '.',
    'NA',
    'N/A',
    'n.a.',
    'nil',
    'None',
    'null',
    'No name',
    'House',
    'HOUSE',
    'Villa',
    'independent house',
    'Flat',
    '2 BHK flat',
    'Plot',
    'makan',
    'मकान',
    'घर',
    'दुकान',
    'kothi',
    'builder floor',
    'Not applicable',
    'the house',
    'नाम नहीं',
  ])('is said by “%s”', (text) => expect(saysNoName(text)).toBe(true))

  test.each([
    'Kesar Heights',
    'Gulmohar Villa',
    '123',
    '12/4',
    'Plot 14, Sector 5',
    'Ekta Apartment',
    'Nil Kanth',
    'शांति निवास',
    'A-12',
    'Tower 5',
    'NA Residency',
    'Ashiana House',
    'Home Town',
    'Own Homes',
  ])('is not said by “%s”', (text) => expect(saysNoName(text)).toBe(false))
})
