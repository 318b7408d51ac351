import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { LIST_TEXTS } from '#language/paging/texts'

/** Bundles a component's catalogue for a language; English is the language of a build without a condition. */
const bundle = (conditions: string[]) =>
  build({
    stdin: {
      contents: "export { LIST_TEXTS } from '#language/paging/texts'",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    conditions,
    format: 'esm',
    logLevel: 'silent',
    write: false,
  })

test('a build without a language contains the English texts', async () => {
  const { outputFiles } = await bundle([])
  expect(outputFiles[0]?.text).toContain(LIST_TEXTS.next)
})

test('a build for a language that has no catalogue fails, and falls back to no other language', async () => {
  await expect(bundle(['hi'])).rejects.toThrow('#language/paging/texts')
})
