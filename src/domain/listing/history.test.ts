import { describe, expect, test } from 'vitest'
import { HISTORY_TEXTS } from '#language/listing/texts-history'
import { daysOf, foldedDays, type HistoryLine, type HomeEvent, historyOf } from './history.ts'

const at = (day: number, time = '06:00') => `2026-11-${String(day).padStart(2, '0')}T${time}:00Z`
const event = (kind: HomeEvent['kind'], day: number, price?: number): HomeEvent => ({
  kind,
  at: at(day),
  ...(price && { amount: price, listingType: 'Sell' }),
})
const said = (events: HomeEvent[]) =>
  historyOf(events).lines.map((line) => HISTORY_TEXTS.day([line]))

const BEGUN = [event('posted', 1), event('read', 2), event('published', 2, 7_200_000)]

describe('The history of a listing', () => {
  test('tells the newest first, and each price with the one before', () => {
    const events = [
      ...BEGUN,
      event('price', 5, 6_500_000),
      event('confirmed', 9),
      event('price', 11, 6_600_000),
    ]
    expect(said(events)).toEqual([
      'Price raised from ₹65,00,000 to ₹66,00,000',
      'Confirmed as available',
      'Price lowered from ₹72,00,000 to ₹65,00,000',
      'Published at ₹72,00,000',
      'Opened and read by an admin',
      'First seen here: it was posted',
    ])
  })

  test('says what a price is for where that changes', () => {
    const rented: HomeEvent = { kind: 'price', at: at(5), amount: 24_000, listingType: 'Rent' }
    expect(said([...BEGUN, rented])[0]).toBe('Offered for rent from then on, at ₹24,000 per month')
  })

  test('leaves out what was put right on the same day, and only then', () => {
    const sold = (again: number) => said([...BEGUN, event('sold', 5), event('again', again)])
    expect(sold(5)).toEqual(said(BEGUN))
    expect(sold(6).slice(0, 2)).toEqual(['Offered again', 'Marked as sold'])
    const undone = [event('price', 5, 6_500_000), event('price', 5, 7_200_000)]
    expect(said([...BEGUN, ...undone])).toEqual(said(BEGUN))
  })

  test('tells an approval once that was undone and given again on one day, with a price that changed meanwhile', () => {
    const again = (price: number) => said([...BEGUN, event('off', 2), event('on', 2, price)])
    expect(again(7_200_000)).toEqual(said(BEGUN))
    expect(again(7_000_000)[0]).toBe('Price lowered from ₹72,00,000 to ₹70,00,000')
    expect(said([...BEGUN, event('off', 2), event('on', 4, 7_000_000)]).slice(0, 2)).toEqual([
      'On the site again, at ₹70,00,000',
      'Taken off the site',
    ])
  })

  test('counts days as India does', () => {
    const late: HomeEvent = { kind: 'sold', at: at(5, '18:00') }
    const [same, next] = [at(5, '18:20'), at(5, '18:40')]
    const linesAt = (time: string) => said([...BEGUN, late, { kind: 'again', at: time }]).length
    expect([linesAt(same), linesAt(next)]).toEqual([3, 5])
  })

  test('has one confirmation a day, the last', () => {
    const events = [
      ...BEGUN,
      event('confirmed', 5),
      { ...event('confirmed', 5), at: at(5, '09:00') },
    ]
    expect(historyOf(events).lines[0]?.at).toBe(at(5, '09:00'))
    expect(said(events)).toHaveLength(4)
  })

  test('does not compare a price with one that is not the one before', () => {
    const { lines, earlier } = historyOf([
      ...BEGUN,
      event('earlier', 5, 3),
      event('price', 6, 6_500_000),
    ])
    expect(lines.map((line) => HISTORY_TEXTS.day([line]))[0]).toBe('Price ₹65,00,000')
    expect(HISTORY_TEXTS.leftOut(earlier)).toBe('And 3 earlier changes.')
  })

  test('says a day once, with all that happened then in its order', () => {
    const days = daysOf(
      historyOf([
        event('posted', 1),
        { ...event('read', 1), at: at(1, '09:00') },
        { ...event('published', 1, 7_200_000), at: at(1, '09:01') },
        { ...event('confirmed', 1), at: at(1, '18:20') },
        { ...event('price', 1, 6_500_000), at: at(1, '18:40') },
        event('confirmed', 9),
      ]).lines,
    )
    expect(days.map((day) => [day.at, HISTORY_TEXTS.day(day.lines)])).toEqual([
      [at(9), 'Confirmed as available'],
      [at(1, '18:40'), 'Price lowered from ₹72,00,000 to ₹65,00,000'],
      [
        at(1, '18:20'),
        'First seen here: it was posted; opened and read by an admin; published at ₹72,00,000; confirmed as available',
      ],
    ])
  })

  /** So many days, the newest first, with what happened between those of the posting and the publication. */
  const days = (count: number, between: HistoryLine['kind'][] = []) => {
    const begun = ['published', ...between, 'posted'] as const
    const confirmed = Array.from({ length: count - begun.length }, () => 'confirmed' as const)
    return [...confirmed, ...begun].map((kind, n) => ({ at: at(28 - n), lines: [{ kind }] }))
  }
  const folded = (all: ReturnType<typeof days>) => {
    const parts = foldedDays(all)
    expect([...parts.newest, ...parts.folded, ...parts.oldest]).toEqual(all)
    return {
      newest: parts.newest.length,
      folded: parts.folded.length,
      oldest: parts.oldest.length,
    }
  }

  test('folds what is between the newest and the first lines, in their order', () => {
    expect(folded(days(8))).toEqual({ newest: 4, folded: 2, oldest: 2 })
    expect(foldedDays(days(8)).oldest.map(({ lines }) => lines[0]?.kind)).toEqual([
      'published',
      'posted',
    ])
  })

  test('folds no single day, and not the publication, whatever stands between it and the posting', () => {
    expect(folded(days(7))).toEqual({ newest: 7, folded: 0, oldest: 0 })
    expect(folded(days(8, ['read']))).toEqual({ newest: 8, folded: 0, oldest: 0 })
    expect(folded(days(9, ['read']))).toEqual({ newest: 4, folded: 2, oldest: 3 })
    expect(foldedDays(days(9, ['read'])).oldest[0]?.lines[0]?.kind).toBe('published')
  })

  test('says how many confirmations it leaves out, and since when all is known', () => {
    const { earlier, since } = historyOf([
      ...BEGUN,
      { kind: 'earlier-confirmed', at: at(4), amount: 12 },
      event('since', 5),
    ])
    expect(HISTORY_TEXTS.leftOut(earlier)).toBe('And 12 earlier confirmations.')
    expect(since).toBe(at(5))
    expect(HISTORY_TEXTS.leftOut(historyOf(BEGUN).earlier)).toBeNull()
  })
})
