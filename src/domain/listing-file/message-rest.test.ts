import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holds } from '../../test/support/data/arbitraries.ts'
import { readRows } from '../../test/support/data/file-rows.ts'
import { fold } from '../text/fold.ts'
import { factsIn } from './facts.ts'
import { homesAndRest } from './message.ts'
import { tableOf } from './sheet-table.ts'

const TODAY = new Date('2026-11-26T06:00:00Z')

/** Parts of messages, each with what is shown of it once it is read; words by chance are shown as they are. */
const PARTS: readonly (readonly [written: string, ...shown: string[]])[] = [
  ['3 BHK', '3 bhk'],
  ['2bhk flat', '2bhk', '2 bhk'],
  ['4BHK+S', '4bhk'],
  ['Plot', 'plot'],
  ['1450 sqft', '1450 sqft', '1,450 sq ft'],
  ['200 gaj', '200 gaj'],
  ['85 lakh', '85 lakh'],
  ['1.25 cr nego', '1.25 cr', '1.25 crore'],
  ['₹4.15 Cr', '4.15 cr'],
  ['22k pm', '22k'],
  ['45 lakh. Loan available', '45 lakh'],
  ['60 lakh registry ready', '60 lakh'],
  ['4th floor', '4th f'],
  ['5/18 floor', '5/18 floor', '5th floor of 18', '18 floor'],
  ['semi furnished', 'semi'],
  ['Ready to move', 'ready'],
  ['family only', 'famil'],
  ['Sector 76 Noida', 'sector 76'],
  ['Gomti Nagar, Lucknow', 'gomti nagar'],
  ['Indira Nagar sector 14', 'sector 14'],
  ['RERA UPRERAPRJ123456', 'upreraprj123456'],
  ['deposit 2 months', '2 months'],
  ['wifi', 'wifi'],
  ['near metro', 'near metro', 'metro'],
]
/** What stands in a line by itself. */
const LINES: readonly (readonly [written: string, ...shown: string[]])[] = [
  ['🏢 ATS Pristine', 'ats pristine'],
  ['Omega Sparsh', 'omega sparsh'],
  ['Project: Nimbus Court', 'nimbus court'],
  ['🔥 HOT DEAL 🔥', 'hot deal'],
  ['For sale:', 'sale', 'sell'],
  ['Total 480.5', '480.5'],
  ['Prepared by Office', 'office'],
  ['Noida', 'noida', 'sector 76'],
  ['registry clear, loan ho jayega', 'registry clear'],
]
const MARKS = ['', '🏠 ', '📍', '• ', '*', '- ', '1) ', '2. ', '👉 ']
const JOINS = [' ', ', ', ' | ', ' / ', '. ', ' - ', '; ']
const PRIVATE = ['Call 98100 00009', 'Regards,\nAmit Sharma', 'mail a.b@mail.example']

/** A word of no language, which no reader may know and none may drop. */
const strange = fc
  .stringMatching(/^[bdfgjkvz][aeiou][bdfgjkvz][aeiou][bdfgjkvz]{2}[aeiou]$/)
  .map((word) => [word, word] as const)
const part = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...PARTS) }, strange)
const line = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...MARKS),
        fc.array(fc.tuple(part, fc.constantFrom(...JOINS)), { minLength: 1, maxLength: 5 }),
      )
      .map(([mark, parts]) => ({
        written:
          mark +
          parts
            .map(([[written], join], at) => (at < parts.length - 1 ? written + join : written))
            .join(''),
        shown: parts.map(([[, ...shown]]) => shown),
      })),
  },
  fc.constantFrom(...LINES).map(([written, ...shown]) => ({ written, shown: [shown] })),
  fc.constantFrom('', ...PRIVATE).map((written) => ({ written, shown: [] })),
)
const message = fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => ({
  text: lines.map(({ written }) => written).join('\n'),
  shown: lines.flatMap(({ shown }) => shown),
}))

test('Every part of a message ends in a value, a question or a rest that is shown', () =>
  holds(
    message,
    async ({ text, shown }) => {
      const { homes, unread } = homesAndRest(text, TODAY)
      const read = homes.map((home) => factsIn(home, TODAY))
      const all = fold(
        [...read.flatMap(({ facts, rest }) => [...Object.values(facts), rest]), ...unread].join(
          ' | ',
        ),
      )
      for (const ways of shown)
        expect(
          ways.some((way) => all.includes(fold(way))),
          `${JSON.stringify(text)} loses ${ways[0]}: ${all}`,
        ).toBe(true)
      expect(all).not.toMatch(/98100|amit|mail\.example/)
    },
    { runs: 200, inFull: 6000 },
  ))

test('So it does in the table that a message becomes', () =>
  holds(
    message,
    async ({ text, shown }) => {
      const { homes, unread } = homesAndRest(text, TODAY)
      fc.pre(homes.length > 0)
      const table = tableOf({ name: '', rows: homes.map((home) => [home]), unread })
      const { lines, note } = readRows({ table, map: ['facts'], today: TODAY })
      const said = lines.flatMap(({ cells, notes, problems, open }) => [
        ...Object.values(cells).flatMap((cell) => [
          cell.written,
          cell.said ?? '',
          cell.problem ?? '',
        ]),
        ...Object.values(problems),
        ...Object.values(open),
        ...notes,
      ])
      const all = fold([...said, note ?? ''].join(' | '))
      for (const [way = ''] of shown)
        if (/^[bdfgjkvz][aeiou][bdfgjkvz][aeiou][bdfgjkvz]{2}[aeiou]$/.test(way))
          expect(all, JSON.stringify(text)).toContain(way)
    },
    { runs: 60, inFull: 2000 },
  ))
