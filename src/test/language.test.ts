import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { LIST_TEXTS } from '#language/paging/texts'
import { ROOT, slashed } from '../../scripts/lib/paths.ts'
import {
  FIRST,
  LANGUAGES,
  languageOf,
  OTHER_LANGUAGES,
  PREFIXES,
} from '../domain/language/constants.ts'
import { loadInLanguage } from './support/language/in-language.ts'

/** Bundles a catalogue for a language; English is the language of a build without a condition. */
const bundle = (catalogue: string, conditions: string[]) =>
  build({
    stdin: {
      contents: `export * from '#language/${catalogue}'`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    charset: 'utf8',
    conditions,
    format: 'esm',
    logLevel: 'silent',
    write: false,
  })

test('a build without a language contains the English texts, and one for Hindi the Hindi ones', async () => {
  const hindi = (await loadInLanguage<Record<string, unknown>>(
    'hi',
    'src/domain/paging/texts.hi.ts',
  )) as { LIST_TEXTS: { next: string } }
  for (const [conditions, said, other] of [
    [[], LIST_TEXTS.next, hindi.LIST_TEXTS.next],
    [['hi'], hindi.LIST_TEXTS.next, LIST_TEXTS.next],
  ] as const) {
    const { outputFiles } = await bundle('paging/texts', [...conditions])
    expect(outputFiles[0]?.text).toContain(said)
    expect(outputFiles[0]?.text).not.toContain(other)
  }
})

test('a build for a language that has no catalogue fails, and falls back to no other language', async () => {
  // Only admins read it.
  await expect(bundle('audit/texts', ['hi'])).rejects.toThrow('#language/audit/texts')
})

describe('What a language needs outside the sources follows the list of languages:', () => {
  const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

  test('package.json names the texts of each, and of no other', () => {
    const { imports } = JSON.parse(read('package.json'))
    const { default: otherwise, ...named } = imports['#language/*']
    expect(named).toEqual(
      Object.fromEntries(
        LANGUAGES.map((language) => [
          language,
          language === FIRST ? './src/domain/*.ts' : `./src/domain/*.${language}.ts`,
        ]),
      ),
    )
    // A program that names no language speaks the first one.
    expect(otherwise).toBe(named[FIRST])
  })

  test('each has the same catalogues', () => {
    const cataloguesIn = (language: string) =>
      globSync(`src/domain/**/*.${language}.ts`, { cwd: ROOT })
        .map((path) => slashed(path).replace(`.${language}.ts`, ''))
        .sort()
    const [first = [], ...more] = OTHER_LANGUAGES.map(cataloguesIn)
    expect(first).toContain('src/domain/language/this')
    for (const catalogues of more) expect(catalogues).toEqual(first)
  })

  test('the types of each are checked', () => {
    const projects = globSync('tsconfig.*.json', { cwd: ROOT }).sort()
    expect(projects).toEqual(OTHER_LANGUAGES.map((language) => `tsconfig.${language}.json`).sort())
    for (const language of OTHER_LANGUAGES)
      expect(
        JSON.parse(read(`tsconfig.${language}.json`)).compilerOptions.customConditions,
      ).toEqual([language])
  })

  test('Netlify keeps the files of each, whose names change with their content', () => {
    const forever = [...read('netlify.toml').matchAll(/for = "([^"]*\/_astro\/\*)"/g)]
    expect(forever.map(([, path]) => path)).toEqual(
      LANGUAGES.map((language) => `${PREFIXES[language]}/_astro/*`),
    )
  })

  test('the addresses of each begin with its id, by which functions know it', () => {
    for (const language of OTHER_LANGUAGES) expect(PREFIXES[language]).toBe(`/${language}`)
  })

  test('each has journeys of its own', () => {
    for (const language of OTHER_LANGUAGES)
      expect(globSync(`src/test/e2e/${language}/*.e2e.ts`, { cwd: ROOT })).not.toEqual([])
  })

  test('a build for one that the portal does not have is refused', () => {
    expect(() => languageOf({ BUILD_LANGUAGE: 'ta' })).toThrow('BUILD_LANGUAGE is ta')
    expect([languageOf({}), languageOf({ BUILD_LANGUAGE: 'hi' })]).toEqual(['en', 'hi'])
  })
})
