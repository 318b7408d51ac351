import { shownValue } from '#language/listing/texts-values'
import { inBrief } from '#language/listing-file/texts'
import { READ_TEXTS } from '#language/listing-file/texts-read'
import { type FieldName, fieldOf } from '../listing/fields.ts'
import { type DraftValues, EMPTY_DRAFT } from '../listing-draft/values.ts'
import { tidy } from '../reading/parts.ts'
import { type Manner, oneOf, type Reading, readChoice } from '../reading/reading.ts'
import { visible } from '../text/signs.ts'
import type { FieldErrors } from '../text/validate.ts'
import { isNeeded, optionsOf } from './columns.ts'
import { FILE_LIMITS } from './constants.ts'
import { mannerAsks, mannerSaid, type OpenManner } from './manner.ts'
import { type Answers, type Ask, askOf, missingAskOf, unreadAskOf } from './questions.ts'
import type { RowSaid } from './table-row.ts'

/** What exports write into a cell that has nothing to say. */
const NOTHING = /^(?:-+|n\/?a|null)$/i
export const saysNothing = (cell: string) => NOTHING.test(visible(cell))

type Line = { said: RowSaid; line: number; open: OpenManner; answers: Answers; today: Date }

/** The cells of a line while they are read: what each of them says, and what is known, asked or wrong so far. */
export class LineCells {
  readonly line: number
  readonly answers: Answers
  readonly today: Date
  /** How the file writes, as far as somebody has said it. */
  readonly manner: Manner
  /**
   * The texts and choices. A missing unit has no default: otherwise a plot of 160 sq yd could become one of 160 sq ft.
   */
  readonly values: DraftValues = { ...EMPTY_DRAFT, areaUnit: '' }
  /** The figures and days. */
  readonly read: Partial<Record<FieldName, unknown>> = {}
  /** What was read of a field, in figures and words. */
  readonly said: Partial<Record<FieldName, string>> = {}
  readonly problems: FieldErrors
  readonly asks: Ask[] = []
  readonly notes: string[]
  /** The amounts of several columns of prices. */
  readonly prices: RowSaid['prices']
  /** Whether the head of the price says that it is paid for each unit of area. */
  readonly isRate: boolean
  /** Fields for whose value somebody chose a reading outside of its bounds. */
  readonly confirmed = new Set<FieldName>()
  readonly #texts: RowSaid['texts']
  readonly #facts: RowSaid['facts']

  readonly #open: OpenManner

  constructor({ said, line, open, answers, today }: Line) {
    this.line = line
    this.answers = answers
    this.manner = mannerSaid(answers)
    this.#open = open
    this.today = today
    this.problems = { ...said.problems }
    this.notes = [...said.notes]
    this.prices = said.prices
    this.isRate = said.isRate
    this.#texts = { ...said.texts }
    this.#facts = { ...said.facts }
  }

  /** What the column of a field says. */
  own(name: FieldName): string {
    const cell = this.#texts[name] ?? ''
    return saysNothing(cell) && !fieldOf(name).required ? '' : cell
  }

  /** What a cell that says something else as well says about a field. */
  aside(name: FieldName): string {
    return this.#facts[name] ?? ''
  }

  /** What the line says about a field: its column before all others. */
  cell(name: FieldName): string {
    return this.own(name) || this.aside(name)
  }

  /** Notes what a cell says about the field of another column. */
  sayAside(name: FieldName, text: string): void {
    this.#facts[name] = text
  }

  /** Notes what a cell says about the fields of other columns, where nothing else does yet. */
  sayBeside(facts: Readonly<Partial<Record<FieldName, string>>>): void {
    for (const [name, text] of Object.entries(facts) as [FieldName, string][])
      if (!this.aside(name)) this.sayAside(name, text)
  }

  /** Sets what the column of a field says, where another one says it. */
  write(name: FieldName, text: string): void {
    this.#texts[name] = text
  }

  note(sentence: string): void {
    if (!this.notes.includes(sentence)) this.notes.push(sentence)
  }

  ask(ask: Ask): Ask {
    this.asks.push(ask)
    return ask
  }

  /** Takes back what was wrong or asked of a field, because its cell says something of another kind. */
  withdraw(name: FieldName): void {
    delete this.problems[name]
    const others = this.asks.filter(({ field }) => field !== name)
    this.asks.splice(0, this.asks.length, ...others)
  }

  /** Nothing counts for the field yet: it is wrong, or waits for an answer. */
  isOpen(name: FieldName): boolean {
    return (
      name in this.problems ||
      this.asks.some(({ field, answer }) => field === name && answer === null)
    )
  }

  /** Returns the value of a cell; notes the reason if there is none, and the question if there are several. */
  settle<Value>(
    name: FieldName,
    reading: Reading<Value> | null,
    cell = this.cell(name),
  ): Value | undefined {
    if (!reading) return undefined
    if (reading.is === 'refused') {
      const whole = tidy(cell)
      const why = reading.why.replace(whole, () => inBrief(whole))
      // What a listing can do without may be left out, by one answer for all lines that say it.
      if (isNeeded(name) || name === 'areaUnit') this.problems[name] = why
      else this.ask(unreadAskOf(name, cell, why, this.answers))
      return undefined
    }
    const readings = reading.is === 'taken' ? [reading] : reading.readings
    const [likelier] = readings
    const manners = mannerAsks(name, cell, this.#open, this.answers).map((ask) => this.ask(ask))
    if (manners.some(({ answer }) => answer === null)) {
      this.said[name] = likelier?.said ?? ''
      return likelier?.value
    }
    // Whether an unusual value is really meant is asked once the whole line is known.
    if (reading.is === 'taken' || (readings.length === 1 && likelier?.outside)) {
      this.said[name] = likelier?.said ?? ''
      return likelier?.value
    }
    const options = readings.map(({ said }) => said)
    const { answer } = this.ask(askOf(name, cell, options, this.answers, reading.kind ?? null))
    const chosen = readings.find(({ said }) => said === answer)
    if (chosen?.outside) this.confirmed.add(name)
    this.said[name] = (chosen ?? likelier)?.said ?? ''
    return (chosen ?? likelier)?.value
  }

  /** Reads a field. Where its column and a cell of several facts differ, nobody knows which of them is meant. */
  readField<Value>(
    name: FieldName,
    readText: (text: string) => Reading<Value> | null,
    cell = this.cell(name),
  ): Value | undefined {
    const reading = readText(cell)
    const fact = this.own(name) ? this.aside(name) : ''
    const other = fact ? readText(fact) : null
    const isTwo = reading?.is === 'taken' && other?.is === 'taken' && other.said !== reading.said
    if (!isTwo || name === 'areaBasis') return this.settle(name, reading, cell)
    return this.settle(name, oneOf([reading, other]), `${cell} / ${fact}`)
  }

  /** Reads a choice. What a word means that nobody knows is asked once for all lines that have it. */
  choice(name: FieldName): string {
    const options = optionsOf(name) ?? []
    const cell = this.cell(name)
    const readText = (text: string) => readChoice(name, text, options)
    const isUnknown = readText(cell)?.is === 'refused' && cell.length <= FILE_LIMITS.quoted
    // A city without pages is no other city, and a day of possession is read by itself.
    if (!isUnknown || name === 'city' || name === 'possession')
      return this.readField(name, readText) ?? ''
    return this.#chosen(name, options, (said) => {
      const all = fieldOf(name).required ? said : [...said, READ_TEXTS.leaveOut]
      return askOf(name, cell, all, this.answers)
    })
  }

  /** Asks for a choice that nothing says, once for all lines that may have the same answers. */
  missing(name: FieldName, options: readonly string[]): string {
    return this.#chosen(name, options, (said) => missingAskOf(name, said, this.answers))
  }

  /** Takes a choice that follows from the rest of the line. */
  derive(name: FieldName, value: string): string {
    this.said[name] = shownValue(value)
    return value
  }

  /** The option that answers a question about it; none as long as there is no answer. */
  #chosen(
    name: FieldName,
    options: readonly string[],
    askFor: (said: readonly string[]) => Ask,
  ): string {
    const { answer } = this.ask(askFor(options.map(shownValue)))
    const value = options.find((option) => shownValue(option) === answer)
    return value ? this.derive(name, value) : ''
  }
}
