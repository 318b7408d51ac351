import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { LIST_TEXTS } from '#language/paging/texts'
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
