import { describe, expect, test } from 'vitest'
import type * as Security from '#language/account/texts-security'
import type * as Described from '#language/listing/texts-described'
import type * as Amounts from '#language/money/texts-amounts'
import type * as Units from '../domain/area/in-unit.ts'
import type * as Areas from '../domain/area/rules.ts'
import type * as Floors from '../domain/listing/floors.ts'
import type * as Draft from '../domain/listing-draft/readings.ts'
import { EMPTY_DRAFT } from '../domain/listing-draft/values.ts'
import type * as Money from '../domain/money/rules.ts'
import type * as Calendar from '../domain/time/calendar.ts'
import type * as Times from '../domain/time/rules.ts'
import { loadInLanguage } from './support/language/in-language.ts'

const load = async <T>(file: string) =>
  (await loadInLanguage<Record<string, unknown>>('hi', `src/domain/${file}`)) as T

const { DESCRIBED_TEXTS, FACT_LABELS } = await load<typeof Described>(
  'listing/texts-described.hi.ts',
)
const { inUnit, inUnitBeside, PER_FOOT } = await load<typeof Units>('area/in-unit.ts')

describe('In Hindi, a text converted to another unit', () => {
  test.each([
    ['3 बीएचके फ्लैट ·\u00a01,450 वर्ग फुट कारपेट', 'sq m', '3 बीएचके फ्लैट ·\u00a0135 वर्ग मीटर कारपेट'],
    ['200 गज प्लॉट', 'sq ft', '1,800 वर्ग फुट प्लॉट'],
    ['एरिया 200 गज।', 'sq ft', 'एरिया 1,800 वर्ग फुट।'],
    ['0.125 एकड़', 'sq ft', '5,445 वर्ग फुट'],
    ['1,450 वर्ग फुट', 'acre', '0.033 एकड़'],
    ['फ्लैट ·\u00a01,450\u00a0वर्ग\u00a0फुट', 'sq yd', 'फ्लैट ·\u00a0161\u00a0गज'],
  ] as const)('has its areas in it: “%s” in %s', (text, unit, shown) =>
    expect(inUnit(text, unit)).toBe(shown),
  )

  test.each([
    ['₹6,111 प्रति वर्ग फुट', 'sq yd', '₹54,999 प्रति गज'],
    ['₹30 प्रति वर्ग फुट हर महीने', 'sq yd', '₹270 प्रति गज हर महीने'],
    ['₹5,000 प्रति वर्ग फुट', 'acre', '₹21.78 करोड़ प्रति एकड़'],
    [
      '₹42 लाख से, ज्यादातर ₹5,100 से 7,400 प्रति वर्ग फुट',
      'sq m',
      '₹42 लाख से, ज्यादातर ₹54,900 से 79,700 प्रति वर्ग मीटर',
    ],
  ] as const)('has its prices per area in it: “%s” in %s', (text, unit, shown) =>
    expect(inUnit(text, unit)).toBe(shown),
  )

  test('is found where catalogues name a unit', async () => {
    const { MONTHLY } = await load<typeof Amounts>('money/texts-amounts.hi.ts')
    expect(inUnit(DESCRIBED_TEXTS.perSquareFoot('₹4,966'), 'sq yd')).toBe('₹44,694 प्रति गज')
    expect(inUnit(`₹30 ${MONTHLY}`, 'sq yd')).toBe('₹270 प्रति गज हर महीने')
    const label = FACT_LABELS.perFoot
    expect(inUnitBeside(label, label, 'sq yd')).toContain('प्रति गज')
    expect(inUnitBeside(label, '₹4,966', 'sq yd')).toBe('₹44,694')
    expect(inUnitBeside(FACT_LABELS.inFeet, '1,800 वर्ग फुट', 'sq yd')).toBe('1,800 वर्ग फुट')
  })

  test('stays the same if it is already in that unit or names no unit', () => {
    for (const text of ['1,450 वर्ग फुट, ₹5,000 प्रति वर्ग फुट', '3 बाथरूम', '2 गजब के घर', '40 sq ft'])
      expect(inUnit(text, 'sq ft')).toBe(text)
  })

  test('has the unit of its label', () => {
    for (const [label, text, shown] of [
      ['प्रति वर्ग फुट कीमत', 'प्रति वर्ग फुट कीमत', 'प्रति गज कीमत'],
      ['प्रति वर्ग फुट कीमत', '₹4,966', '₹44,694'],
      ['कीमत प्रति वर्ग फुट', '5,050', '45,450'],
      [PER_FOOT, '₹5,050', '₹45,450'],
      ['एरिया', '1,800 वर्ग फुट', '200 गज'],
      ['एरिया, वर्ग फुट में', '1,800 वर्ग फुट', '1,800 वर्ग फुट'],
      ['एरिया (वर्ग फुट में)', '1,800 वर्ग फुट', '1,800 वर्ग फुट'],
      ['वर्ग फुट में एरिया', '1,800 वर्ग फुट', '1,800 वर्ग फुट'],
      ['1,800 वर्ग फुट में', '1,800 वर्ग फुट', '200 गज'],
    ] as const)
      expect(inUnitBeside(label, text, 'sq yd')).toBe(shown)
  })
})

test('In Hindi, an area is shown with the Hindi names of its unit and basis', async () => {
  const { formatArea } = await load<typeof Areas>('area/rules.ts')
  expect(formatArea(1450, 'sq ft', 'Super built-up')).toBe('1,450 वर्ग फुट सुपर बिल्ट-अप')
  expect(formatArea(1_23_456, 'sq yd')).toBe('13,717.33 गज')
})

test('In Hindi, amounts have Latin digits, lakh and crore', async () => {
  const { exact, inBoth, inWords, lowerBound, monthly, once, priceOf, short } =
    await load<typeof Money>('money/rules.ts')
  expect(exact(once(72_00_000))).toBe('₹72,00,000')
  expect(short(once(72_00_000))).toBe('₹72 लाख')
  expect(short(once(1_30_00_000))).toBe('₹1.3 करोड़')
  expect(inWords(short(once(1_30_00_000)))).toBe('₹1.3 करोड़')
  expect(inBoth(11_99_999)).toBe('₹11.9 लाख+ — ₹11,99,999')
  expect(lowerBound(monthly(43_391))).toBe('₹43,391 हर महीने')
  expect(exact(priceOf({ listingType: 'PG', price: 8000 }))).toBe('₹8,000 प्रति बेड हर महीने')
  const { fromTo } = await load<typeof Amounts>('money/texts-amounts.hi.ts')
  expect(fromTo('₹50 लाख', '₹90 लाख')).toBe('₹50 लाख से ₹90 लाख')
})

test('In Hindi, what a price starts at says so, and its period stands before it', async () => {
  const { lowerBound, monthly, once, priceOf } = await load<typeof Money>('money/rules.ts')
  const { emiFrom, startingAt } = await load<typeof Amounts>('money/texts-amounts.hi.ts')
  const bed = priceOf({ listingType: 'PG', price: 8000 })
  expect(startingAt(lowerBound(once(52_00_000)))).toBe('₹52 लाख से शुरू')
  expect(startingAt(lowerBound(bed))).toBe('प्रति बेड हर महीने ₹8,000 से शुरू')
  expect(emiFrom(lowerBound(monthly(43_391)))).toBe('ईएमआई हर महीने ₹43,391 से शुरू')
})

test('In Hindi, dates have months in full and the time of India', async () => {
  const { formatDate, formatDay, formatLongDate, formatMonth } =
    await load<typeof Calendar>('time/calendar.ts')
  expect(formatDate('2026-11-11T20:00:00Z')).toBe('12 नवंबर 2026')
  expect(formatLongDate('2026-04-01')).toBe('1 अप्रैल 2026')
  expect(formatDay('2026-11-12')).toBe('12 नवंबर')
  // As the portal spells: without the dot that `Intl` writes under a letter.
  expect(formatDay('2026-02-03')).toBe('3 फरवरी')
  expect(formatMonth('2026-11-12')).toBe('नवंबर 2026')
  const { formatClock, formatMoment } = await load<typeof Times>('time/rules.ts')
  for (const [time, said] of [
    ['10:35', '12 नवंबर को शाम 4:05 बजे'],
    ['18:35', '13 नवंबर को रात 12:05 बजे'],
    ['22:30', '13 नवंबर को सुबह 4:00 बजे'],
    ['06:30', '12 नवंबर को दोपहर 12:00 बजे'],
    ['14:30', '12 नवंबर को रात 8:00 बजे'],
  ])
    expect(formatMoment(`2026-11-12T${time}:00Z`)).toBe(said)
  expect(formatClock('2026-11-12T10:35:00Z')).toBe('16:05')
})

test('In Hindi, floors are counted in words as far as people do', async () => {
  const { describeFloor, floorPhrase } = await load<typeof Floors>('listing/floors.ts')
  expect([0, 1, 2, 4, 5, 21].map(floorPhrase)).toEqual([
    'ग्राउंड फ्लोर',
    'पहली मंजिल',
    'दूसरी मंजिल',
    'चौथी मंजिल',
    '5वीं मंजिल',
    '21वीं मंजिल',
  ])
  expect(describeFloor(4, 12)).toBe('चौथी (कुल 12)')
})

test('In Hindi, a device that is signed in is named by its browser and its system', async () => {
  const { SECURITY_TEXTS } = await load<typeof Security>('account/texts-security.hi.ts')
  expect(['Chrome on Android', 'Firefox', null].map(SECURITY_TEXTS.device)).toEqual([
    'Android पर Chrome',
    'Firefox',
    'अनजान फोन या कंप्यूटर',
  ])
})

test('The card of a draft names the city in Hindi', async () => {
  const { sketchOf } = await load<typeof Draft>('listing-draft/readings.ts')
  const draft = { ...EMPTY_DRAFT, locality: 'अलीगंज', city: 'Lucknow' }
  expect(sketchOf(draft).place).toBe('अलीगंज, लखनऊ')
})
