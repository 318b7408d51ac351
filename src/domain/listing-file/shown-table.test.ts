import { describe, expect, test } from 'vitest'
import type { FieldName } from '../listing/fields.ts'
import { twiceMeant } from './meanings.ts'
import {
  countsOf,
  isInGroup,
  LINE_GROUPS,
  type LineState,
  nextOpen,
  openFields,
  type ShownCell,
  type TableLine,
  tableFields,
} from './shown-table.ts'

const taken: ShownCell = { written: 'Noida', said: 'Noida', state: 'taken', problem: null }
const asked: ShownCell = { written: '45.000', said: null, state: 'asked', problem: 'Which?' }
const missing: ShownCell = { written: '', said: null, state: 'empty', problem: 'Choose it.' }
const empty: ShownCell = { written: '', said: null, state: 'empty', problem: null }
const line = (
  number: number,
  cells: Partial<Record<FieldName, ShownCell>>,
  state: LineState = 'asked',
): TableLine => ({
  line: number,
  about: '',
  reference: null,
  state,
  cells,
  problems: [],
  note: null,
  changes: [],
})

describe('The table of lines', () => {
  test('has each line in one group', () => {
    const states: LineState[] = ['ready', 'asked', 'wrong', 'off', 'sending', 'waiting', 'posted']
    const more: LineState[] = ['changed', 'known', 'refused', 'failed']
    const lines = [...states, ...more].map((state, at) => line(at, {}, state))
    expect(countsOf(lines)).toEqual({ all: 11, asked: 1, wrong: 2, ready: 4, off: 1, posted: 3 })
    for (const group of LINE_GROUPS)
      expect(lines.filter((one) => isInGroup(group, one)).length).toBe(countsOf(lines)[group])
  })

  test('folds the columns that no line says and no listing needs', () => {
    const { used, folded } = tableFields([line(2, { bedrooms: taken, pets: empty, wifi: missing })])
    expect(used).toEqual(expect.arrayContaining(['city', 'price', 'bedrooms', 'wifi']))
    expect(folded).toEqual(expect.arrayContaining(['pets', 'balconies']))
  })

  test('goes from one open cell to the next, in the order of the form, and from the top again', () => {
    const lines = [
      line(2, { city: taken, price: asked }),
      line(3, { city: missing, pets: empty, locality: asked }),
      line(4, { city: missing }, 'off'),
    ]
    expect(openFields(lines[1] as TableLine)).toEqual(['city', 'locality'])
    const first = { line: 2, field: 'price' }
    expect(nextOpen(lines, null)).toEqual(first)
    expect(nextOpen(lines, { line: 2, field: 'city' })).toEqual(first)
    expect(nextOpen(lines, { line: 2, field: 'price' })).toEqual({ line: 3, field: 'city' })
    expect(nextOpen(lines, { line: 3, field: 'city' })).toEqual({ line: 3, field: 'locality' })
    expect(nextOpen(lines, { line: 3, field: 'locality' })).toEqual(first)
    expect(nextOpen(lines, { line: 4, field: null })).toEqual(first)
    const whole = { ...line(5, {}, 'wrong'), problems: ['It is the same as line 2.'] }
    expect(nextOpen([...lines, whole], { line: 4, field: null })).toEqual({ line: 5, field: null })
    expect(nextOpen([...lines, whole], { line: 5, field: null })).toEqual(first)
    expect(nextOpen([line(2, { city: taken })], null)).toBeNull()
  })
})

test('Only what several columns may hold may be meant twice', () => {
  expect(twiceMeant(['price', 'facts', 'facts', 'ignored', 'ignored', 'private'])).toEqual([])
  expect(twiceMeant(['plotArea', 'plotArea', 'price', 'price'])).toEqual([])
  expect(twiceMeant(['city', 'price', 'city', 'reference', 'reference'])).toEqual([
    [0, 2],
    [3, 4],
  ])
})
