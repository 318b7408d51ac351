import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { SPECIFIED_TEXTS } from './specified-texts.ts'
import { sources } from './support/structure/sources.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const QUOTED = 41

/** All exports of the files of texts, by name. */
const texts: Record<string, unknown> = {}
for (const { path } of sources('src/domain/**/{texts,texts-*,not-found}.ts'))
  Object.assign(texts, await import(pathToFileURL(join(ROOT, path)).href))

/** Returns the text of a constant such as `HOME_TEXTS.headline`, with `{city}` for its slot. */
function textOf(constant: string): unknown {
  const value = constant
    .split('.')
    .reduce<unknown>((found, name) => (found as Record<string, unknown> | undefined)?.[name], texts)
  return typeof value === 'function' ? value('{city}') : value
}

describe('The texts that the specification quotes', () => {
  test('are all in the list, each once', () => {
    const all = Object.values(SPECIFIED_TEXTS).flatMap(Object.keys)
    expect(new Set(all).size).toBe(QUOTED)
    expect(all).toHaveLength(QUOTED)
  })

  test.each(Object.values(SPECIFIED_TEXTS).flatMap((texts) => Object.entries(texts)))(
    '"%s" is in the source exactly',
    (text, constant) => expect(textOf(constant)).toBe(text),
  )
})
