import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../lib/paths.ts'
import { sampledLines } from './mutants-sample.ts'

const lineAt = (range: string) => {
  const [path = '', lines = ''] = range.split(':')
  return readFileSync(join(ROOT, path), 'utf8').split('\n')[Number.parseInt(lines, 10) - 1] ?? ''
}

test('a sample has as many lines as are asked for, each once, and is the same with one seed', () => {
  const sample = sampledLines(['client'], 50, 1)
  expect(new Set(sample).size).toBe(50)
  expect(sampledLines(['client'], 50, 1)).toEqual(sample)
  expect(sampledLines(['client'], 50, 2)).not.toEqual(sample)
})

test('of a folder with fewer lines it has all that do something, and none of a test', () => {
  const all = sampledLines(['domain/money'], 10_000, 1)
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter((range) => range.includes('.test.ts'))).toEqual([])
  expect(all.map(lineAt).filter((line) => /^\s*(import|\/[/*]|\*|})|^\s*$/.test(line))).toEqual([])
})
