import { describe, expect, test } from 'vitest'
import { reraExample, reraWarning } from './rera.ts'

describe('the RERA number', () => {
  test.each([
    ['UPRERAPRJ12345', 'Lucknow'],
    ['uprera prj 12345', 'Noida'],
    ['UPRERAPRJ442214/03/2024', 'Kanpur'],
    ['RC/REP/HARERA/GGM/781/513/2024/08', 'Gurugram'],
    ['rc/rep/harera/ggm/2018/12', 'Gurugram'],
  ])('%s is fine in %s', (number, city) => {
    expect(reraWarning(number, city)).toBeNull()
  })

  test.each([
    ['12345', 'Lucknow', 'Uttar Pradesh'],
    ['RC/REP/HARERA/GGM/781', 'Varanasi', 'Uttar Pradesh'],
    ['UPRERAPRJ12345', 'Gurugram', 'Haryana'],
    ['UPRERAPRJ', 'Lucknow', 'Uttar Pradesh'],
  ])('%s draws a warning in %s', (number, city, state) => {
    expect(reraWarning(number, city)).toContain(state)
  })

  test('nothing is said without a number or a city', () => {
    expect(reraWarning('  ', 'Lucknow')).toBeNull()
    expect(reraWarning('12345', '')).toBeNull()
    expect(reraExample('')).toBeNull()
  })
})
