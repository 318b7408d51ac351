import ts from 'typescript'
import { expect, test } from 'vitest'
import { LOGIN_RESULT_TEXTS } from '#language/account/texts'
import { isTest, type Source, sources, syntaxOf, walk } from './support/structure/sources.ts'

const SENTENCE = 12
const LABEL = 16
/** Whether a text is for users: a sentence, or a label of more than one or two common words. */
const isText = (text: string) =>
  text.length >= (/[.!?…]$/.test(text) ? SENTENCE : LABEL) && /\s|\.\.\.$/.test(text)

const isTexts = ({ path }: Source) => /^src\/domain\/.*\/texts(-[a-z-]+)?\.ts$/.test(path)

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Returns the literal texts of a file: strings and text between tags, also in Astro's markup. Module names do not
 * count, nor words of an enumeration as keys of a table, which the compiler checks.
 */
function textsOf(file: Source): string[] {
  const found: string[] = []
  walk(syntaxOf(file), (node) => {
    if (
      !ts.isStringLiteral(node) &&
      !ts.isNoSubstitutionTemplateLiteral(node) &&
      !ts.isJsxText(node)
    )
      return
    const isKey = ts.isPropertyAssignment(node.parent) && node.parent.name === node
    if (!isKey && !ts.isImportDeclaration(node.parent)) found.push(plain(node.text))
  })
  if (file.path.endsWith('.astro')) {
    const markup = file.text
      .replace(/^---\n[\s\S]*?\n---/, '')
      .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
    for (const [, between, double, single] of markup.matchAll(
      />([^<>{}]+)<|"([^"\n]+)"|'([^'\n]+)'/g,
    ))
      found.push(plain(between ?? double ?? single ?? ''))
  }
  return found
}

const all = sources().map((file) => ({ file, texts: textsOf(file) }))
const conceptTexts = new Set(
  all
    .filter(({ file }) => isTexts(file))
    .flatMap(({ texts }) => texts)
    .filter(isText),
)

/** Returns the places of each text of a concept in these files. */
function places(among: (file: Source) => boolean): Map<string, string[]> {
  const found = all
    .filter(({ file }) => among(file))
    .flatMap(({ file, texts }) =>
      texts.filter((text) => conceptTexts.has(text)).map((text) => ({ text, path: file.path })),
    )
  return new Map(
    [...Map.groupBy(found, ({ text }) => text)].map(([text, uses]) => [
      text,
      uses.map(({ path }) => path),
    ]),
  )
}

test('no text for users is written twice', () => {
  expect([...places((file) => !isTest(file))].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('a text stands literally in at most one test, and all others import it', () => {
  expect([...places(isTest)].filter(([, paths]) => new Set(paths).size > 1)).toEqual([])
})

test('the search finds texts at all', () => {
  expect(conceptTexts).toContain(LOGIN_RESULT_TEXTS.done)
  expect(places((file) => !isTest(file)).get(LOGIN_RESULT_TEXTS.done)).toHaveLength(1)
})
