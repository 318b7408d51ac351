import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { isOff } from '../../scripts/fonts/off.ts'
import { slashed } from '../../scripts/lib/paths.ts'
import { ROLES } from '../domain/account/constants.ts'
import { AREA_BASES, AREA_UNIT_NAMES } from '../domain/area/constants.ts'
import { CITIES } from '../domain/city/constants.ts'
import { FIELD_NAMES, fieldOf } from '../domain/listing/fields.ts'
import { ROOMS } from '../domain/photo/constants.ts'
import { REPORT_REASONS } from '../domain/report/constants.ts'
import { loadInLanguage } from './support/language/in-language.ts'
import {
  importsOf,
  isTest,
  type Source,
  sources,
  syntaxOf,
  walk,
} from './support/structure/sources.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const translated = globSync('src/domain/**/*.hi.ts', { cwd: ROOT })
  .map((path) => slashed(path))
  .sort()

/** What a catalogue may say in Latin letters: names of formats and services, units of data, and what people type. */
const LATIN =
  /\b(CSV|Excel|ZIP|PDF|JPEG|JPG|PNG|WebP|HEIC|AVIF|GIF|BMP|TIFF|RAW|SVG|XML|DOCTYPE|OpenDocument|Sheets|Word|Ctrl|Enter|Escape|MB|KB|UTF|XLSX?|ODS|xlsx?|ods|csv|GPS|AI|OTP|PIN|IT|Argon2id|URL|QR|RERA|HARERA|UP|DPDP|Income-tax Act|Uttar Pradesh Urban Planning and Development Act|Act|Rules|Intermediary Guidelines|Web Content Accessibility Guidelines|WCAG|AA|IS|GIGW|axe|https|asha@example\.in|Google|WhatsApp|Gmail|Facebook|Instagram|LinkedIn|YouTube|Netlify|Neon|Android|iPhone|Aangan|Play|App Store|IGRSUP|openstreetmap\.org)\b/g

/** Names that hold a word which is not used otherwise. */
const NAMES = /आवास विकास/g

/** The shape of a catalogue: its names, and whether each is a text, a list or a function with so many arguments. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return `function of ${value.length}`
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : []
  if (typeof value !== 'object' || value === null) return typeof value
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, shapeOf(member)] as const)
      .sort(([a], [b]) => a.localeCompare(b)),
  )
}

/** What a catalogue says: its texts and the parts of its templates, without what it compares or is called by. */
function saidIn(source: Pick<Source, 'path' | 'text'>): string[] {
  const found: string[] = []
  walk(syntaxOf(source), (node) => {
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddle(node) ||
      ts.isTemplateTail(node)
    if (!isText) return
    const { parent } = node
    const isKey = ts.isPropertyAssignment(parent) && parent.name === node
    const isCompared =
      ts.isBinaryExpression(parent) && /^[!=]==$/.test(parent.operatorToken.getText())
    const isStored = ts.isCallExpression(parent) && parent.expression.getText() === 'shownValue'
    const isOther =
      ts.isImportDeclaration(parent) ||
      ts.isLiteralTypeNode(parent) ||
      ts.isElementAccessExpression(parent) ||
      ts.isCaseClause(parent)
    if (!isKey && !isCompared && !isStored && !isOther) found.push(node.text)
  })
  return found
}

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** The words of the glossary that stand for another one. */
const AVOIDED = read('docs/hindi.md')
  .split('\n')
  .flatMap((line) => {
    const [, , word, not] = line.split('|').map((cell) => cell.trim())
    return not && word !== 'हिन्दी' && !/^-+$/.test(not)
      ? not.split(',').map((one) => ({ not: one.trim(), use: word }))
      : []
  })

describe.each(translated)('%s', (path) => {
  const english = path.replace(/\.hi\.ts$/, '.ts')
  const said = saidIn({ path, text: read(path) })

  test('has what its English sibling has', async () => {
    expect(existsSync(join(ROOT, english))).toBe(true)
    const [hindi, plain] = [
      await loadInLanguage<Record<string, unknown>>('hi', path),
      (await import(join(ROOT, english))) as object,
    ]
    expect(shapeOf({ ...hindi })).toEqual(shapeOf({ ...plain }))
  })

  test('says nothing in English', () => {
    const left = said.filter((text) => /[a-z]{2}/i.test(text.replace(LATIN, '')))
    expect(
      left.filter((text) => !/^[\w./#?=&:@-]*$/.test(text) || /^[A-Z][a-z]+$/.test(text)),
    ).toEqual([])
  })

  test('uses the words of the glossary', () => {
    const found = said.flatMap((text) =>
      AVOIDED.filter(({ not }) =>
        new RegExp(`(?<![\\p{L}\\p{M}])${not}`, 'u').test(text.replace(NAMES, '')),
      ).map(({ not, use }) => `${not}, not ${use}: ${text}`),
    )
    expect(found).toEqual([])
  })

  test('speaks to nobody as to a man, and spells alike', () => {
    expect(said.filter((text) => /आप(?![\p{L}\p{M}])[^।?]*(ते|रहे|सके|चुके) (हैं|थे)/u.test(text))).toEqual(
      [],
    )
    expect(said.filter((text) => /(?<!अपने )आप(?![\p{L}\p{M}])[^।?]*(ेंगे|एंगे)/u.test(text))).toEqual([])
    expect(said.filter((text) => /[कखगजफ]\u093c|[\u0958-\u095b\u095e]/u.test(text))).toEqual([])
    expect(said.filter((text) => /[\u0900-\u097f]\.(?!\.)/u.test(text))).toEqual([])
    expect(said.filter((text) => /[०-९]/u.test(text))).toEqual([])
    expect(said.filter((text) => / %/.test(text))).toEqual([])
    expect(said.filter((text) => /.\.\.\./.test(text))).toEqual([])
  })
})

test('only the table of genders says बिक गया: a listing and a property are feminine', () => {
  const masculine = translated.filter((path) =>
    saidIn({ path, text: read(path) }).some((text) => /(बिक|चढ़) गया/u.test(text)),
  )
  expect(masculine).toEqual(['src/domain/listing/texts-described.hi.ts'])
})

test('the catalogues in Hindi are those that are imported in the language of the build', () => {
  const imported = sources()
    .filter((source) => !isTest(source))
    .flatMap(importsOf)
    .filter((name) => name.startsWith('#language/'))
    .map((name) => name.replace('#language', 'src/domain').concat('.hi.ts'))
  expect(translated.filter((path) => !isOff(path))).toEqual([...new Set(imported)].sort())
})

test('the glossary names words, and each word to use is none of those to avoid', () => {
  expect(AVOIDED.length).toBeGreaterThan(100)
  const uses = new Set(AVOIDED.flatMap(({ use = '' }) => use.split(',').map((one) => one.trim())))
  expect(AVOIDED.filter(({ not }) => uses.has(not))).toEqual([])
})

/** The stored values of each field's options, and of other concepts, by what they belong to. */
const STORED: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    FIELD_NAMES.flatMap((name) => {
      const field = fieldOf(name)
      return 'options' in field ? [[name, field.options]] : []
    }),
  ),
  roles: ROLES,
  rooms: ROOMS,
  bases: AREA_BASES,
  units: AREA_UNIT_NAMES,
  reasons: REPORT_REASONS,
  cities: CITIES.map(({ name }) => name),
}

test('each stored value is shown in Hindi, no two of a field alike, and other texts as they are', async () => {
  const { shownValue } = (await loadInLanguage<Record<string, unknown>>(
    'hi',
    'src/domain/listing/texts-values.hi.ts',
  )) as {
    shownValue: (value: string) => string
  }
  const isHindi = (text: string) => /[\u0900-\u097f]/.test(text) && !/[a-z]/i.test(text)
  expect(Object.keys(STORED).length).toBeGreaterThan(25)
  for (const [of, values] of Object.entries(STORED)) {
    expect([of, values.filter((value) => !isHindi(shownValue(value)))]).toEqual([of, []])
    expect([of, new Set(values.map(shownValue)).size]).toEqual([of, values.length])
  }
  expect(['Gomti Nagar', ''].map(shownValue)).toEqual(['Gomti Nagar', ''])
})
