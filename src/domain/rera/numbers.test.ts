import { describe, expect, test } from 'vitest'
import { CITY_NAMES } from '../city/constants.ts'
import { reraExample, storedRera } from './numbers.ts'
import { reraWarning } from './warning.ts'

describe('the RERA number', () => {
  test.each([
    ['UPRERAPRJ12345', 'Lucknow'],
    ['uprera prj 12345', 'Noida'],
    ['UPRERAPRJ442214/03/2024', 'Kanpur'],
    ['RC/REP/HARERA/GGM/781/513/2024/08', 'Gurugram'],
    ['rc/rep/harera/ggm/2018/12', 'Gurugram'],
    ['GGM/984/716/2025/87', 'Gurugram'],
    ['ggm/1029/761/2026/01', 'Gurugram'],
  ])('%s is fine in %s', (number, city) => {
    expect(reraWarning(number, city)).toBeNull()
  })

  test.each([
    ['12345', 'Lucknow', 'Uttar Pradesh'],
    ['RC/REP/HARERA/GGM/781', 'Varanasi', 'Uttar Pradesh'],
    ['UPRERAPRJ12345', 'Gurugram', 'Haryana'],
    ['UPRERAPRJ', 'Lucknow', 'Uttar Pradesh'],
    ['GGM/984/716/2025/87', 'Noida', 'Uttar Pradesh'],
    ['GGM/984/716', 'Gurugram', 'Haryana'],
    ['GGM/984/716/2025/87A', 'Gurugram', 'Haryana'],
    // Printed as an example by pages that are not the authority's, and by none of its own that was found.
    ['HRERA-PKL-GGM-1234-2024', 'Gurugram', 'Haryana'],
  ])('%s draws a warning in %s', (number, city, state) => {
    expect(reraWarning(number, city)).toContain(state)
  })

  test('has no hint without a number or a city', () => {
    expect(reraWarning('  ', 'Lucknow')).toBeNull()
    expect(reraWarning('12345', '')).toBeNull()
    expect(reraExample('')).toBeNull()
    expect(reraWarning('12345', 'Agra')).toBeNull()
  })

  test('matches its example in each city, without any further characters', () => {
    for (const city of CITY_NAMES) {
      const example = reraExample(city) ?? ''
      expect(example).toMatch(/\d/)
      expect(reraWarning(example, city)).toBeNull()
      expect(reraWarning(`No. ${example}`, city)).toContain(example)
      expect(reraWarning(`${example}-A`, city)).toContain(example)
    }
    expect(reraWarning('UPRERAPRJ442214/3/2024', 'Kanpur')).not.toBeNull()
    expect(reraWarning('UPRERAPRJ442214/03/24', 'Kanpur')).not.toBeNull()
    expect(reraWarning('RC/REP/HARERA/GGM', 'Gurugram')).not.toBeNull()
  })
})

test('A number is stored as its authority writes it, and a text that is none as it is', () => {
  expect(
    ['uprera prj 12345', 'rc/rep/harera/ggm/2018/12', 'Applied for', 'UPRERAPRJ', '12345'].map(
      storedRera,
    ),
  ).toEqual(['UPRERAPRJ12345', 'RC/REP/HARERA/GGM/2018/12', 'Applied for', 'UPRERAPRJ', '12345'])
})
