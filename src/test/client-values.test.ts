import { expect, test } from 'vitest'
import { isTest, sources } from './support/structure/sources.ts'

const code = sources('src/{client,islands}/**/*.{ts,tsx}').filter((file) => !isTest(file))

/** Returns the files, except some, in which a pattern occurs. */
const filesWith = (pattern: RegExp, ...but: string[]) =>
  code.filter(({ path, text }) => pattern.test(text) && !but.includes(path)).map(({ path }) => path)

test('values from storage, addresses and pages are checked for their type in one module', () => {
  expect(filesWith(/JSON\.parse\(/, 'src/client/lib/stored.ts', 'src/client/lib/api.ts')).toEqual(
    [],
  )
  // An answer of our endpoints follows the contract, which the server's tests check.
  expect(filesWith(/\.json\(\)/, 'src/client/lib/read.ts')).toEqual([])
})

test('no stored value is used without a check of its type', () => {
  const kept = /getItem\(|history\.state|\.dataset\b|location\.(hash|search)|\bentries\(database/
  const asserted = code.flatMap(({ path, text }) =>
    text
      .split('\n')
      .filter((line) => kept.test(line) && /\bas (?!const\b)[A-Z{(]/.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(asserted).toEqual([])
  const storage = code.find(({ path }) => path === 'src/client/photo/storage.ts')
  expect(storage?.text).not.toMatch(/\) as |\] as /)
})

test('an ended session and a lost right are handled in one place', () => {
  expect(filesWith(/'(not_signed_in|forbidden)'/)).toEqual(['src/client/lib/api.ts'])
})

test('a failure becomes a sentence in one place', () => {
  const own = /message \?\?|\?\? (FAILED|message)\b|[A-Z]\w*TEXTS\[[\w.]*code\b/
  expect(filesWith(own)).toEqual([])
  expect(filesWith(/\bFAILED\b/)).toEqual(['src/client/lib/api.ts', 'src/client/lib/sentence.ts'])
})

test('no page prepares a formatter before it needs one: the first takes a slow phone 60 ms', () => {
  const shared = sources('src/{client,islands,components,domain,contract}/**/*.{ts,tsx}')
  const early = shared.filter(({ text }) => /^(export )?const \w+ = new Intl\./m.test(text))
  expect(early.map(({ path }) => path)).toEqual([])
})
