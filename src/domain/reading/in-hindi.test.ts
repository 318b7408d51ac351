import { expect, test } from 'vitest'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { FIELD_NAMES, fieldOf } from '../listing/fields.ts'
import type { describeFloor } from '../listing/floors.ts'
import type { readArea } from './area.ts'
import type { readChoice } from './choice.ts'
import type { readDate } from './date.ts'
import type { readFloor } from './floor.ts'
import type { readMoney } from './money.ts'
import type { readRooms } from './rooms.ts'

type Readers = {
  readArea: typeof readArea
  readChoice: typeof readChoice
  readDate: typeof readDate
  readFloor: typeof readFloor
  readMoney: typeof readMoney
  readRooms: typeof readRooms
  describeFloor: typeof describeFloor
  shownValue: (value: string) => string
}

const FILES = [
  ...['area', 'choice', 'date', 'floor', 'money', 'rooms'].map(
    (name) => `src/domain/reading/${name}.ts`,
  ),
  'src/domain/listing/floors.ts',
  'src/domain/listing/texts-values.hi.ts',
]
const readers = Object.assign(
  {},
  ...(await Promise.all(FILES.map((file) => loadInLanguage('hi', file)))),
) as Readers
const TODAY = new Date('2026-11-26')

test('each answer is read as it is shown', () => {
  for (const name of FIELD_NAMES) {
    const field = fieldOf(name)
    const options = 'options' in field ? field.options : []
    const read = options.map((option) =>
      readers.readChoice(name, readers.shownValue(option), options),
    )
    expect([name, read.map((one) => (one?.is === 'taken' ? one.value : one))]).toEqual([
      name,
      [...options],
    ])
  }
})

test.each([-2, -1, 0, 1, 4, 5, 6, 12])('floor %i is read as it is shown', (floor) => {
  const said = readers.describeFloor(floor, 18) ?? ''
  expect(readers.readFloor(said)).toMatchObject({ is: 'taken', value: { floor, total: 18 } })
})

/** Quotes the examples that a refusal gives: what follows its last colon, or "like". */
const examplesIn = (why: string) =>
  (/(?:ऐसे लिखें: |जैसे )(.*)।$/.exec(why)?.[1] ?? '').split(/, | या /).filter(Boolean)
const refused = (reading: { is: string; why?: string } | null) =>
  reading?.is === 'refused' ? (reading.why ?? '') : ''

test.each<[string, (text: string) => { is: string; why?: string } | null]>([
  ['money', (text) => readers.readMoney(text, {})],
  ['area', (text) => readers.readArea(text)],
  ['rooms', (text) => readers.readRooms(text)],
  ['floor', (text) => readers.readFloor(text)],
  ['date', (text) => readers.readDate(text, TODAY)],
])('what refuses %s gives examples that are read', (_, read) => {
  const examples = examplesIn(refused(read('क्ष')))
  expect(examples.length).toBeGreaterThan(1)
  expect(examples.filter((text) => read(text)?.is !== 'taken')).toEqual([])
})
