import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SEVERAL_TEXTS as texts } from '#language/listing-file/texts-several'
import { guessColumns } from '../../domain/listing-file/mapping.ts'
import type { ReadRequest } from '../../domain/listing-file/read.ts'
import { tableOf } from '../../domain/listing-file/sheet-table.ts'
import { mapOf, type Sheet } from '../../domain/listing-file/table.ts'
import { Thread } from '../../test/support/browser/thread.ts'
import { readRows } from '../../test/support/data/file-rows.ts'
import { closeTable, columnsOf, keptSheets, matchesOf, openTable, readLines } from './ask-lines.ts'

const HEADS = ['Ref', 'For', 'Type', 'City', 'Locality', 'Project', 'Area', 'Price', 'Contact']
const row = (name: string, price = '72 lakh') => [
  name,
  'Sale',
  'Flat',
  'Noida',
  'Sector 62',
  `${name} Heights`,
  '1450 sq ft',
  price,
  '+91-9810000001',
]
const NAMES = Array.from({ length: 60 }, (_, n) => `Asha-${n + 1}`)
const SHEET: Sheet = { name: 'Stock', rows: [HEADS, ...NAMES.map((name) => row(name))] }
const NOTES: Sheet = { name: 'Notes', rows: [['Call them']] }
const TODAY = new Date('2026-11-29T06:00:00Z')
const table = tableOf(SHEET)
const map = mapOf(guessColumns(table))

let threads: Thread[] = []
beforeEach(() => {
  threads = []
  vi.stubGlobal(
    'Worker',
    class extends Thread {
      constructor(script: URL) {
        super(script)
        threads.push(this)
      }
    },
  )
})
afterEach(closeTable)

type Asked = Omit<ReadRequest, 'table' | 'map' | 'today'>
const read = (asked: Asked = {}, told = (_done: number, _all: number) => {}) =>
  readLines({ map, today: TODAY, ...asked }, told)
const linesOf = async (asked: Asked = {}) => {
  const reading = await read(asked)
  if (!reading || 'unanswered' in reading) throw new Error('It was not read.')
  return reading
}

describe('The worker of lines', () => {
  it('finds the sheet, the columns and the photos, and keeps no phone numbers', async () => {
    expect(await openTable([NOTES, SHEET], null)).toEqual({
      sheet: 1,
      shape: expect.stringContaining('locality'),
    })
    expect(await columnsOf(null)).toEqual(guessColumns(table))
    await linesOf()
    expect(await matchesOf(['Asha-7/1.jpg'])).toMatchObject([{ line: 8, by: 'reference' }])
    const kept = await keptSheets(map)
    expect(JSON.stringify(kept)).not.toContain('9810000001')
    expect(JSON.stringify(kept)).toContain('Asha-60 Heights')
  })

  it('reads as in one go, whatever was said before, and what stays the same stays the same object', async () => {
    const line = fc.integer({ min: 2, max: 61 })
    const asked: fc.Arbitrary<Asked> = fc.record({
      edits: fc.dictionary(
        line.map(String),
        fc.record({ price: fc.constantFrom('80 lakh', 'no') }),
      ),
      wanted: fc.dictionary(line.map(String), fc.boolean()),
    })
    await openTable([SHEET], 0)
    let before = await linesOf()
    await fc.assert(
      fc.asyncProperty(asked, async (said) => {
        const now = await linesOf(said)
        expect(now).toEqual(readRows({ table, map, today: TODAY, ...said }))
        for (const [at, one] of now.lines.entries()) {
          const was = before.lines[at]
          if (JSON.stringify(was) === JSON.stringify(one)) expect(one).toBe(was)
        }
        before = now
      }),
      { numRuns: 25 },
    )
  })

  it('stops a reading that is not needed any more, and reads what was asked last', async () => {
    const rows = Array.from({ length: 2000 }, (_, n) => row(`Brij-${n}`))
    await openTable([{ name: '', rows: [HEADS, ...rows] }], 0)
    const told: number[] = []
    const begun = Promise.withResolvers<void>()
    const first = read({}, (done) => {
      told.push(done)
      begun.resolve()
    })
    await begun.promise
    const second = read({ edits: { 2: { price: '80 lakh' } } })
    expect(await first).toBeNull()
    expect(told.every((done) => done < 2000)).toBe(true)
    expect(await second).toMatchObject({
      lines: { 0: { cells: { price: { written: '80 lakh' } } } },
    })
  })

  it('that breaks says so, and the next one opens the file again', async () => {
    await openTable([SHEET], 0)
    const { lines } = await linesOf()
    expect(await readLines({ map: null as never, today: TODAY }, () => {})).toEqual({
      unanswered: texts.brokeOff,
    })
    expect((await linesOf()).lines).toEqual(lines)
    expect(threads).toHaveLength(2)
  })

  it('answers nobody once its file is closed', async () => {
    await openTable([SHEET], 0)
    const reading = read()
    closeTable()
    expect(await reading).toBeNull()
    expect(await columnsOf(null)).toEqual({ unanswered: null })
  })
})
