import { expect, test } from 'vitest'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { isOld, newestOf, OLD_DAYS, oldWords } from './age.ts'

const now = new Date('2026-12-01T06:00:00Z')

test.each([
  ['2026-09-02', false],
  ['2026-09-01', true],
  ['2026', false],
  ['2025', true],
])('Whether a source of %s is too old: %s', (date, old) => {
  expect(OLD_DAYS).toBe(90)
  expect(isOld({ date }, now)).toBe(old)
})

test.each([
  ['2026-11-01', ''],
  ['2026-08-01', 'over 4 months old'],
  ['2025-01-31', 'over 21 months old'],
  ['2024', 'over 22 months old'],
  ['2017-06-07', 'over 9 years old'],
])('Of %s, the age that stays true on a built page is “%s”', (date, words) =>
  expect(oldWords({ date }, now)).toBe(words),
)

test('The age is told in Hindi, and the newest of some sources counts', async () => {
  const hindi = await loadInLanguage<{ oldWords: typeof oldWords }>('hi', 'src/domain/money/age.ts')
  expect(hindi.oldWords({ date: '2017-06-07' }, now)).toBe('9 साल से ज्यादा पुराना')
  expect(newestOf([{ date: '2024' }, { date: '2025-07-23' }, { date: '1973' }]).date).toBe(
    '2025-07-23',
  )
})
