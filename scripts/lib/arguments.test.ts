import { describe, expect, test } from 'vitest'
import { readArguments } from './arguments.ts'
import { Problem } from './problem.ts'

const FLAGS = { full: { type: 'boolean' }, only: { type: 'string' } } as const
const USAGE = 'Usage: npm test -- [--full] [--only PART]'
const read = (...args: string[]) => readArguments({ args, options: FLAGS }, USAGE).values

test('Arguments of a command are read by name', () => {
  expect(read('--full', '--only', 'unit')).toEqual({ full: true, only: 'unit' })
  expect(read()).toEqual({})
})

describe('A wrong argument is named, with the right use,', () => {
  test.each([
    ['that is unknown', '--help', /'--help'/],
    ['that lacks its value', '--only', /'--only <value>'/],
    ['that takes no value', '--full=yes', /'--full'/],
    ['without a name', 'unit', /'unit'/],
  ])('%s', (_, arg, name) => {
    expect(() => read(arg)).toThrow(Problem)
    expect(() => read(arg)).toThrow(name)
    expect(() => read(arg)).toThrow(`.\n  ${USAGE}`)
  })
})
