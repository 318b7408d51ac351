import { expect, test } from 'vitest'
import { MONEY_FIELDS, type MoneyField, RULES } from './constants.ts'
import { type Answers, isUsual, meansOf, NO_ANSWERS, readRule, readSum } from './read.ts'

const answered = (said: Partial<Record<MoneyField, string>>): Answers => ({
  ...NO_ANSWERS,
  money: Object.fromEntries(
    MONEY_FIELDS.map((name) => {
      const reading = readSum(name, said[name] ?? '')
      return [
        name,
        { text: said[name] ?? '', rupees: reading?.is === 'taken' ? reading.value : null },
      ]
    }),
  ) as Answers['money'],
})

test('Two incomes and the savings are the means, with what is paid each month', () =>
  expect(
    meansOf(answered({ first: '55k', second: '40k in hand', savings: '12 lakh', rent: '18k' })),
  ).toMatchObject({ income: 95_000, savings: 12_00_000, loans: 0, rent: 18_000 }))

test.each<[string, Partial<Record<MoneyField, string>>]>([
  ['nothing was said', {}],
  ['there is no income', { savings: '12 lakh' }],
  ['nobody knows what could be paid at once', { first: '55k' }],
  ['an income may mean two things', { first: '8 lakh', savings: '12 lakh' }],
  ['a loan cannot be read', { first: '55k', savings: '12 lakh', loans: 'some' }],
])('There are no means while %s', (_, said) => expect(meansOf(answered(said))).toBeNull())

test('Nothing saved is an answer', () =>
  expect(meansOf(answered({ first: '55k', savings: '0' }))?.savings).toBe(0))

test('A rule is taken within its limits only, and the years are whole', () => {
  expect([readRule('share', '35'), readRule('rate', '7,9'), readRule('years', '25')]).toEqual([
    35, 7.9, 25,
  ])
  for (const [name, text] of [
    ['share', '101'],
    ['most', '2'],
    ['years', '12.5'],
    ['rate', ''],
    ['rate', 'low'],
  ] as const)
    expect(readRule(name, text), `${name} ${text}`).toBeNull()
  expect([isUsual(RULES), isUsual({ ...RULES, years: 25 })]).toEqual([true, false])
})
