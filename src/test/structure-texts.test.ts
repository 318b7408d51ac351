import ts from 'typescript'
import { expect, test } from 'vitest'
import { LOGIN_RESULT_TEXTS } from '../domain/account/texts-login.ts'
import { isTest, type Source, sources, syntaxOf, walk } from './support/sources.ts'

const SENTENCE = 12
const LABEL = 16
/** Texts for users: sentences, and labels that are more than a common word or two. */
const isText = (text: string) =>
  text.length >= (/[.!?…]$/.test(text) ? SENTENCE : LABEL) && /\s|\.\.\.$/.test(text)

const isTexts = ({ path }: Source) => /^src\/domain\/.*\/texts(-[a-z-]+)?\.ts$/.test(path)

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

/**
 * Literal texts of a file: strings and text between tags, in Astro's markup too. Names of modules are none, nor are the
 * words of an enumeration as the keys of a table: the compiler holds those.
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

/** Where each text of a concept stands, among these files. */
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

test('no text that users read is written twice', () => {
  expect([...places((file) => !isTest(file))].filter(([, paths]) => paths.length > 1)).toEqual([])
})

test('a text stands literally in one test at most, and all others import it', () => {
  expect([...places(isTest)].filter(([, paths]) => new Set(paths).size > 1)).toEqual([])
})

test('the texts are found at all', () => {
  expect(conceptTexts).toContain(LOGIN_RESULT_TEXTS.done)
  expect(places((file) => !isTest(file)).get(LOGIN_RESULT_TEXTS.done)).toHaveLength(1)
})
