import ts from 'typescript'
import { expect, test } from 'vitest'
import {
  importsOf,
  isTest,
  type Source,
  sources,
  syntaxOf,
  walk,
} from './support/structure/sources.ts'

/** Texts of pages, answers and browser code are in a texts file of their concept, where they can be translated. */
const SAYS = /^src\/(client|components|contract|islands|layouts|pages)\//
const TEXTS = /^src\/domain\/.*\/texts(-[a-z-]+)?(\.hi)?\.ts$/
/** Attributes and component properties that people read or hear. */
const READ = ['alt', 'aria-label', 'busyText', 'heading', 'hint', 'label', 'placeholder', 'title']

/** Proper names, the same in every language. */
const NAMES = ['Facebook', 'Instagram', 'LinkedIn', 'YouTube']

type Code = Pick<Source, 'path' | 'text'>

/** Returns a page as JSX: its script, then its markup without styles and scripts. */
function asJsx({ path, text }: Code): Code {
  const [, script = '', markup = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const plain = markup
    .replace(/<!--[\s\S]*?-->|<!doctype html>/gi, '')
    .replace(/<(script|style)\b(?:[^>]*\/>|[\s\S]*?<\/\1>)/g, '')
  return { path: `${path}.tsx`, text: `${script}\nexport const page = <>${plain}</>` }
}

const isError = (node: ts.Node) =>
  ts.isNewExpression(node.parent) &&
  (ts.isThrowStatement(node.parent.parent) || node.parent.expression.getText().endsWith('Error'))
const attributeOf = ({ parent }: ts.Node) =>
  ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText().replaceAll("'", '')
    : null

function said(node: ts.Node): string | null {
  // A single letter is a key on the keyboard.
  if (ts.isJsxText(node)) return /\p{L}{2}/u.test(node.text) ? node.text : null
  if (ts.isTemplateExpression(node)) {
    const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map((part) => part.text)
      .join('…')
    const isSaid = /^[A-Z][a-z]+ |[a-z]+ [a-z]+ [a-z]+|… [a-z]{2,}(?![\w=-])/
    return isSaid.test(text) && !isError(node) ? text : null
  }
  if (!ts.isStringLiteralLike(node) || ts.isImportDeclaration(node.parent) || isError(node))
    return null
  const isRead = READ.includes(attributeOf(node) ?? '') && /^[A-Z]/.test(node.text)
  const isSentence = /^[A-Z][a-z]+ [a-z]|[.!?…]$/.test(node.text) && /[a-z] [a-z]/.test(node.text)
  return isRead || isSentence ? node.text : null
}

function saidIn(source: Code): string[] {
  const found: string[] = []
  walk(syntaxOf(source.path.endsWith('.astro') ? asJsx(source) : source), (node) => {
    const text = said(node)?.replace(/\s+/g, ' ').trim()
    if (text && !NAMES.includes(text)) found.push(`${source.path}: ${text}`)
  })
  return found
}

test('no page, answer, component or browser script contains a text of its own', () => {
  const saying = sources().filter((source) => SAYS.test(source.path) && !isTest(source))
  expect(saying.length).toBeGreaterThan(300)
  expect(saying.flatMap(saidIn)).toEqual([])
})

/** Files of the domain whose words are not translated with the pages. */
const UNTRANSLATED: readonly (readonly [path: string, reason: string])[] = [
  ['src/domain/listing/constants.ts', 'stored values of options'],
  ['src/domain/listing/answers-to.ts', 'stored values of options'],
  ['src/domain/report/constants.ts', 'stored values of options'],
  ['src/domain/area/constants.ts', 'stored values of options, and units that rules find in texts'],
  ['src/domain/area/in-unit.ts', 'it finds units in texts'],
  ['src/domain/rebuild/windows.ts', 'names of changes in the log'],
  ['src/domain/audit/constants.ts', 'names of actions in the log'],
  ['src/domain/listing-file/template.ts', 'an example of a file, with stored values'],
  ['src/domain/listing/samples.ts', 'sample data'],
  ['src/domain/listing/heads.ts', 'words that people write above a column, in every language'],
  ['src/domain/cities/', 'proper names, each said in Hindi beside it or by its sibling'],
  ['src/domain/states/', 'names of states and authorities'],
  ['src/domain/locality/stored.ts', 'names as they are stored'],
  ['src/domain/city/names.ts', 'proper names'],
  ['src/domain/city/place-words.ts', 'words that people write, in every language'],
  ['src/domain/rera/constants.ts', 'stored values of options'],
  ['src/domain/law/law.ts', 'sources, which are cited'],
  ['src/domain/site/settings.ts', 'the owner’s name and address'],
  ['src/domain/reading/', 'words that people write, in every language'],
  ['src/domain/account/schema.ts', 'common passwords'],
  ['src/domain/structured-data/', 'terms of schema.org'],
  ['src/domain/language/offers.ts', 'said to the readers of each language in theirs'],
  ['src/domain/health/examination.ts', 'for who runs the portal, with the names of its settings'],
]
const isTranslated = (path: string) => !UNTRANSLATED.some(([known]) => path.startsWith(known))

/** A word between a hole of a template and another part, or one that joins two parts. */
function joining(node: ts.Node): string | null {
  if (ts.isTemplateExpression(node) && !isError(node)) {
    const text = [node.head, ...node.templateSpans.map(({ literal }) => literal)]
      .map((part) => part.text)
      .join('…')
    return /(^|[… ])\p{L}{2,} …|… \p{L}{2,}/u.test(text) ? text : null
  }
  return ts.isStringLiteral(node) && /^ \p{L}{2,} ?$/u.test(node.text) ? node.text : null
}

function saidByRule(source: Code): string[] {
  const found = saidIn(source)
  walk(syntaxOf(source), (node) => {
    const text = joining(node)
    if (text) found.push(`${source.path}: ${text}`)
  })
  return found
}

test('no rule and no table of the domain contains a text of its own', () => {
  const rules = sources().filter(
    (source) =>
      source.path.startsWith('src/domain/') &&
      !isTest(source) &&
      !TEXTS.test(source.path) &&
      isTranslated(source.path),
  )
  expect(rules.length).toBeGreaterThan(120)
  expect(rules.flatMap(saidByRule)).toEqual([])
})

test('a text of its own is found in a table of fields and in what a rule joins', () => {
  const seen = (text: string) => saidByRule({ path: 'src/domain/a.ts', text }).length
  const hole = '$' + '{a}'
  expect(seen("export const FIELDS = { rooms: { label: 'Rooms' } }")).toBe(1)
  expect(seen(`export const place = (a: string) => \`Flats in ${hole}\``)).toBeGreaterThan(0)
  expect(seen("export const both = (all: string[]) => all.join(' to ')")).toBe(1)
  expect(seen("export const STATES = ['sold', 'rented'] as const")).toBe(0)
})

test('a catalogue is imported by its #language address, so that the build chooses the language', () => {
  const byFile = sources().flatMap((source) =>
    importsOf(source)
      .filter((name) => /^\.\.?\/(.*\/)?texts(-[a-z-]+)?(\.hi)?\.ts$/.test(name))
      .map((name) => `${source.path} -> ${name}`),
  )
  expect(byFile).toEqual([])
})

test('a text of its own is found in markup, in an attribute and in a script', () => {
  const markup = { path: 'src/pages/a.astro', text: '---\nconst a = 1\n---\n<p>Read me</p>' }
  expect(saidIn(markup)).toHaveLength(1)
  const seen = (text: string) => saidIn({ path: 'src/components/a.tsx', text }).length
  expect(seen('export const A = () => <img alt="Read" />')).toBe(1)
  expect(seen('export const say = () => tell("Try again later.")')).toBe(1)
  const hole = '$' + '{n}'
  expect(seen(`export const say = (n: number) => \`Remove ${hole}\``)).toBe(1)
  expect(seen('export const say = () => { throw new Error("The index is missing.") }')).toBe(0)
})

/**
 * Numbers that are not our limits: examples, years, the country code, the ground floor, names of formats and methods.
 */
const NO_LIMITS = [
  /\+91/,
  /16 bits a colour|हर रंग के 16 बिट/,
  /for example/,
  /CSV UTF-8/,
  /3 BHK|70 lakh|50 lakh to 3 crore|1\.3 Cr/,
  /^Enter the floor, 0|^0 is the ground floor/,
  /Argon2id/,
  // What a source is called, and the rate that it states.
  /section (11|39)|Notice 628|33rd meeting|^One per cent (less|of|from) /,
  /^What banks may lend: |^Interest on home loans: |^All instalments at most |^Rent at most |on a loan of ₹37 lakh$/,
  // The names of the ranges of a search, whose bounds are round.
  /^Under 50L$|^3Cr and more$|^Rent (under )?\d/,
  // The hours of gates and the groups of floors that a search offers.
  /^Gate (open|closes) |^Floors? \d/,
  // How figures and days may be written.
  /^The (comma|point|day|month): /,
  // Years.
  /\b(19|20)\d\d\b/,
]

test('a number inside a text comes from the constant of the limit', () => {
  const found: string[] = []
  for (const source of sources().filter(({ path }) => TEXTS.test(path)))
    walk(syntaxOf(source), (node) => {
      if (!ts.isStringLiteral(node) && !ts.isNoSubstitutionTemplateLiteral(node)) return
      if (ts.isPropertyAssignment(node.parent) && node.parent.name === node) return
      const isSentence = /\d/.test(node.text) && /[a-z] /i.test(node.text)
      // The singular form beside a text for several.
      const isOne = /(^| )1 /.test(node.text)
      if (isSentence && !isOne && !NO_LIMITS.some((known) => known.test(node.text)))
        found.push(`${source.path}: ${node.text}`)
    })
  expect(found).toEqual([])
})

/** Returns the values among a concept's texts that are neither texts nor functions that return one. */
function noTexts(value: unknown, path: string): string[] {
  if (typeof value === 'string' || typeof value === 'function' || value === null) return []
  if (typeof value !== 'object') return [path]
  return Object.entries(value).flatMap(([name, member]) => noTexts(member, `${path}.${name}`))
}

test('texts contain only words, so texts in another language can replace them', async () => {
  const files = import.meta.glob<Record<string, unknown>>('../domain/*/texts*.ts')
  const names = Object.keys(files).filter((name) => !name.endsWith('.test.ts'))
  expect(names.length).toBeGreaterThan(30)
  for (const name of names) {
    const exported = Object.entries((await files[name]?.()) ?? {})
    const texts = exported.filter(([each]) => each.endsWith('_TEXTS'))
    expect(texts.flatMap(([each, value]) => noTexts(value, `${name} ${each}`))).toEqual([])
  }
})

test('no text claims that a listing was read but those that need the note of it: older ones have none', () => {
  const claim =
    /\b(read by a person|(person|admin|desk|portal|team)( has| that)? reads? (it|each|every listing|your))/i
  expect(claim.test('Every listing is read by a person.')).toBe(true)
  const claiming = sources().filter(
    ({ path, text }) =>
      path.startsWith('src/domain/') && !/\.test\.ts$/.test(path) && claim.test(text),
  )
  // Each of its sentences has the note of the reading as its argument.
  expect(claiming.map(({ path }) => path)).toEqual(['src/domain/listing/texts-checks.ts'])
})
