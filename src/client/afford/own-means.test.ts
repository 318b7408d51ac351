import { afterEach, beforeEach, expect, test } from 'vitest'
import { RULES } from '../../domain/afford/constants.ts'
import { NO_ANSWERS } from '../../domain/afford/read.ts'
import { OWN_MEANS } from '../../domain/site/constants.ts'
import { closePage, openPage } from '../../test/support/browser/dom.ts'
import { keepAnswers, ownAnswers, ownMeans } from './own-means.ts'

const ANSWERS = {
  ...NO_ANSWERS,
  money: {
    ...NO_ANSWERS.money,
    first: { text: '55k', rupees: 55_000 },
    savings: { text: '12 lakh', rupees: 12_00_000 },
  },
}

beforeEach(() => openPage(''))
afterEach(closePage)

test('What was said is kept on the device, and nothing is left of nothing', () => {
  keepAnswers(ANSWERS)
  expect(ownAnswers()).toEqual(ANSWERS)
  expect(ownMeans()).toMatchObject({ income: 55_000, savings: 12_00_000 })
  keepAnswers(NO_ANSWERS)
  expect([ownAnswers(), ownMeans(), localStorage.getItem(OWN_MEANS)]).toEqual([
    NO_ANSWERS,
    null,
    null,
  ])
})

test('What is not clear yet is kept as it was typed', () => {
  keepAnswers({ ...ANSWERS, money: { ...ANSWERS.money, rent: { text: '12', rupees: null } } })
  expect(ownAnswers().money.rent).toEqual({ text: '12', rupees: null })
  expect(ownMeans()).toBeNull()
})

test('What else stands in the storage counts as nothing, and a rule beyond its limits as the usual one', () => {
  const stored = (value: unknown) => {
    localStorage.setItem(OWN_MEANS, typeof value === 'string' ? value : JSON.stringify(value))
    return ownAnswers()
  }
  for (const value of ['[', 'null', [], { money: {} }, { ...ANSWERS, buyer: 'cat' }])
    expect(stored(value)).toEqual(NO_ANSWERS)
  const odd = { first: { text: '1', rupees: -1 }, second: { text: 'x'.repeat(99), rupees: null } }
  expect(stored({ ...ANSWERS, money: odd }).money).toEqual({
    ...NO_ANSWERS.money,
    second: { text: 'x'.repeat(60), rupees: null },
  })
  expect(stored({ ...ANSWERS, rules: { rate: 900, years: 25, share: 'all' } }).rules).toEqual({
    ...RULES,
    years: 25,
  })
})
