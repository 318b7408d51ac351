import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { REPORT_LIMITS } from '../mail/file-report.ts'
import { reportOf } from './report.ts'
import type { LineState } from './shown-table.ts'

type Line = Parameters<typeof reportOf>[1][number]
const FILE = { id: 'file-1', name: 'stock.xlsx' }
const line = (
  number: number,
  state: LineState,
  over: Partial<Line> & Partial<Line['line']> = {},
): Line => {
  const { outcome = null, isQueued = false, about = `Home ${number}` } = over
  const { problems = {}, open = {} } = over
  return { line: { line: number, about, problems, open }, state, outcome, isQueued }
}
const JSON_BYTES = 64_000

describe('What a page tells of a file', () => {
  test('has the lines that are asked about or wrong with their reasons, and the numbers of those that are sent', () => {
    expect(
      reportOf(FILE, [
        line(2, 'posted', { outcome: { state: 'posted', id: 'listing1' } }),
        line(3, 'asked', { open: { city: 'Which city is it?' } }),
        line(4, 'wrong', { problems: { price: 'Enter the price.' } }),
        line(5, 'refused', { outcome: { state: 'refused', problems: { _: 'Not taken.' } } }),
        line(6, 'off'),
        line(7, 'known'),
      ]),
    ).toEqual({
      fileId: 'file-1',
      name: 'stock.xlsx',
      sent: [{ line: 2, id: 'listing1' }],
      unsent: [
        { line: 3, about: 'Home 3', state: 'asked', why: 'City: Which city is it?' },
        { line: 4, about: 'Home 4', state: 'refused', why: 'Price: Enter the price.' },
        { line: 5, about: 'Home 5', state: 'refused', why: 'Not taken.' },
      ],
      counts: { asked: 1, refused: 2, waiting: 0 },
    })
  })

  test('says of a ready line that it waits only where the agent has said to post it', () => {
    const { counts, unsent } = reportOf(FILE, [
      line(2, 'ready', { isQueued: true }),
      line(3, 'ready'),
      line(4, 'failed', { isQueued: true, outcome: { state: 'failed', note: 'Too many.' } }),
    ])
    expect([counts.waiting, unsent.map((one) => one.line)]).toEqual([2, [2, 4]])
  })

  test('fits into a request whatever is in the file, and counts all that it does not name', () => {
    const states: LineState[] = ['asked', 'wrong', 'refused', 'ready', 'failed', 'off', 'posted']
    const anyLine = fc.record({
      state: fc.constantFrom(...states),
      text: fc.string({ unit: 'binary', maxLength: 400 }),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 700 }), fc.string(), (lines, name) => {
        const all = lines.map(({ state, text }, at) =>
          line(at + 2, state, {
            about: text,
            problems: { price: text },
            isQueued: true,
            outcome: state === 'posted' ? { state, id: 'a'.repeat(20) } : null,
          }),
        )
        const report = reportOf({ ...FILE, name }, all)
        expect(new TextEncoder().encode(JSON.stringify(report)).length).toBeLessThan(JSON_BYTES)
        const { asked, refused, waiting } = report.counts
        const sent = all.filter(({ state }) => state === 'posted').length
        const off = all.filter(({ state }) => state === 'off').length
        expect(asked + refused + waiting + sent + off).toBe(all.length)
        for (const { about, why } of report.unsent) {
          expect(about.length).toBeLessThanOrEqual(REPORT_LIMITS.about)
          expect(why.length).toBeLessThanOrEqual(REPORT_LIMITS.why)
        }
      }),
      { numRuns: 30 },
    )
  })

  test('numbers the lines that were sent last, where there are too many', () => {
    const all = Array.from({ length: REPORT_LIMITS.sent + 50 }, (_, at) =>
      line(at + 2, 'posted', { outcome: { state: 'posted', id: `listing${at}` } }),
    )
    const { sent } = reportOf(FILE, all)
    expect([sent.length, sent[0]?.line]).toEqual([REPORT_LIMITS.sent, 52])
  })
})
