import { expect, test } from 'vitest'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { RULES } from './constants.ts'
import { type Afford, affordOf, type Home, type Means } from './rules.ts'
import * as english from './words.ts'

const hindi = await loadInLanguage<typeof english>('hi', 'src/domain/afford/words.ts')
const now = new Date('2026-12-01T06:00:00Z')
const means: Means = {
  ...{ income: 1_50_000, savings: 30_00_000, loans: 0, rent: 20_000, buyer: 'woman' },
  rules: RULES,
}
const worded = (home: Home, of: typeof english = english, over: Partial<Means> = {}) => {
  const own = { ...means, ...over }
  return of.affordWords(home, affordOf(home, own) as Afford, own, now)
}
const built = publicListing('a', { price: 72_00_000, possession: 'Under construction' })
const let2 = publicListing('b', { listingType: 'Rent', price: 24_000, deposit: null })

test('The sum of a sale has each part, its total, and what is not in it', () => {
  const { word, because, parts, notes } = worded(built)
  expect(word).toBe('Tight')
  expect(because).toBe(
    'Each month it takes 43 % of ₹1,50,000, with your other loans; your limit is 40 %.',
  )
  const [once, month] = parts
  expect([once?.total, once?.lines.map(({ label, amount }) => `${label} ${amount}`)]).toEqual([
    '₹30,00,000',
    ['Down payment ₹21,36,000', 'Stamp duty ₹4,32,000', 'Registration ₹72,000', 'GST ₹3,60,000'],
  ])
  expect(month?.lines).toEqual([
    {
      label: 'Instalment',
      amount: '₹43,947',
      note: 'loan of ₹50,64,000, 20 years, 8.5 % interest',
    },
  ])
  expect(notes).toEqual([
    '₹23,947 a month more than your rent today.',
    'Until it is ready you also pay your rent of ₹20,000; we count it.',
    'Of the price, ₹72,000 (1 %) go to the state and not to the seller; it adds nothing.',
    'Maintenance is not stated, so it is not in the sum.',
    'Not in the sum: a broker’s fee, the bank’s and the lawyer’s, furniture, moving.',
  ])
})

test('Each rate that is too old says its age, and no other', () => {
  expect(worded(built).aged).toEqual([
    expect.stringMatching(/^Stamp duty and registration: .*23 July 2025, over 16 months old\.$/),
    expect.stringMatching(/^The interest: .*5 December 2025, over 11 months old\.$/),
    expect.stringMatching(/^What banks lend: .*7 June 2017, over 9 years old\.$/),
    expect.stringMatching(/^The shares of an income: .*over 12 months old\.$/),
    expect.stringMatching(/^GST: .*2019, over 6 years old\.$/),
  ])
  const early = new Date('2017-06-08T06:00:00Z')
  const own = affordOf(built, means) as Afford
  expect(english.affordWords(built, own, means, early).aged).toEqual([])
})

test('A deposit that is not stated is no sum, and is said', () => {
  const { word, because, parts, notes } = worded(let2)
  expect([word, because]).toEqual([
    'Cannot be said',
    'The month fits, but the listing does not state the deposit.',
  ])
  expect(parts.map(({ total }) => total)).toEqual(['not known', '₹24,000'])
  expect(notes).toContain('A broker’s fee comes on top, if one is asked.')
})

test('What is short at once is said in full, and what needs no loan too', () => {
  expect(worded(built, english, { savings: 10_00_000 }).because).toBe(
    'You would be ₹13,04,000 short of what is paid at once.',
  )
  expect(worded({ ...let2, deposit: 0 }, english, { income: 60_000 })).toMatchObject({
    word: 'Tight',
    because: 'Each month it takes 40 % of ₹60,000; your limit for a rent is 30 %.',
  })
  expect(worded({ ...let2, deposit: 0 }, english, { income: 40_000 }).because).toBe(
    'Each month it takes 60 % of ₹40,000, with your other loans; your limit is 50 %.',
  )
  const [, month] = worded(built, english, { savings: 1_00_00_000 }).parts
  expect(month?.lines[0]?.note).toBe('no loan needed')
  const outright = affordOf({ ...built, maintenance: null }, { ...means, savings: 1_00_00_000 })
  expect(english.affordFact(outright as Afford)).toBe('Fits: ₹80.7 L at once, no loan')
})

test('The limit that is said is never above what banks go to', () => {
  const rules = { ...RULES, share: 80, most: 60 }
  expect(worded(built, english, { rules }).because).toMatch(/your limit is 60 %\.$/)
})

test('In Hindi the same is said', () => {
  const { word, because, notes } = worded(built, hindi)
  expect([word, because]).toEqual([
    'मुश्किल से बजट में',
    'बाकी किस्तों को मिलाकर हर महीने ₹1,50,000 का 43% लगेगा; आपकी सीमा 40% है।',
  ])
  expect(notes).toHaveLength(5)
  expect(hindi.affordFact(affordOf(let2, means) as Afford)).toBe(
    'हर महीने ₹24,000; सिक्योरिटी नहीं बताई',
  )
})
