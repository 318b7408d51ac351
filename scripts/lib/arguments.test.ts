import { describe, expect, test } from 'vitest'
import { readArguments, readWords } from './arguments.ts'
import { Problem } from './problem.ts'

const WORDS = { full: 'alone', only: 'value', 'new-key': 'alone' } as const
const USAGE = 'Usage: npm test [full] [only PART]'
const read = (...args: string[]) => readArguments(WORDS, USAGE, { args, environment: {} })

test('The arguments of a command are words, and values after some of them; the rest is handed on', () => {
  expect(read('full', 'a/file', 'only', 'unit')).toEqual({
    values: { full: true, only: 'unit', 'new-key': false },
    rest: ['a/file'],
  })
  expect(read()).toEqual({ values: { full: false, only: undefined, 'new-key': false }, rest: [] })
})

describe('A wrong argument is named, with the right use,', () => {
  test.each([
    ['that has dashes, as it had before', ['--full'], 'Write "full" without dashes.'],
    ['that has dashes and a value', ['file', '--only=unit'], 'Write "only unit" without dashes.'],
    ['that asks for help', ['-h'], 'Write "h" without dashes.'],
    ['that lacks its value', ['only'], 'After "only" a value is missing.'],
  ])('%s', (_, args, sentence) => {
    expect(() => read(...args)).toThrow(new Problem(`${sentence}\n  ${USAGE}`))
  })

  test('that the command does not know', () => {
    expect(() => readWords(WORDS, USAGE, { args: ['unit'], environment: {} })).toThrow(
      new Problem(`"unit" is not known.\n  ${USAGE}`),
    )
  })

  test.each([
    ['npm_config_full', 'full'],
    ['npm_config_new_key', 'new-key'],
  ])('that npm took for itself, in %s', (name, word) => {
    const given = { args: [], environment: { [name]: 'true' } }
    expect(() => readArguments(WORDS, USAGE, given)).toThrow(
      new Problem(`Write "${word}" without dashes.\n  ${USAGE}`),
    )
  })
})
