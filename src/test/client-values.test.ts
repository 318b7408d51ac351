import { expect, test } from 'vitest'
import { isTest, sources } from './support/sources.ts'

const code = sources('src/{client,islands}/**/*.{ts,tsx}').filter((file) => !isTest(file))

/** The files, but for some, in which a pattern occurs. */
const filesWith = (pattern: RegExp, ...but: string[]) =>
  code.filter(({ path, text }) => pattern.test(text) && !but.includes(path)).map(({ path }) => path)

test('what a browser keeps, an address says or a page carries is read as what it is to be, in one module', () => {
  expect(filesWith(/JSON\.parse\(/, 'src/client/lib/stored.ts', 'src/client/lib/api.ts')).toEqual(
    [],
  )
  // What an endpoint of ours answers is of its contract, which the server's tests hold.
  expect(filesWith(/\.json\(\)/, 'src/client/lib/read.ts')).toEqual([])
})

test('nothing that was kept is taken for what it may not be', () => {
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

test('an ended session and a lost right are noticed in one place', () => {
  expect(filesWith(/'(not_signed_in|forbidden)'/)).toEqual(['src/client/lib/api.ts'])
})

test('a failure becomes a sentence in one place', () => {
  const own = /message \?\?|\?\? (FAILED|message)\b|[A-Z]\w*TEXTS\[[\w.]*code\b/
  expect(filesWith(own)).toEqual([])
  expect(filesWith(/\bFAILED\b/)).toEqual([
    'src/client/lib/api.ts',
    'src/client/lib/sentence.ts',
    'src/client/moderation/decisions.store.ts',
  ])
})
