import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { isTest, sources, syntaxOf, walk } from './support/sources.ts'

const MEDIAN_LINES = 60
const P95_LINES = 250
const LONGEST_FUNCTION = 80
const SHOWN = 5

/** Files over the limit, by the length they may have at most; a number here only ever goes down. */
const LONGER: Record<string, number> = {
  'src/styles/form.css': 381,
  'src/styles/listing.css': 385,
  'src/styles/wizard.css': 388,
  'src/test/e2e/post-approve-publish.e2e.ts': 251,
}

type Sized = { name: string; lines: number }

const files = sources()
const styles = sources('src/**/*.css')
const byLength = (list: Sized[]) => list.toSorted((a, b) => b.lines - a.lines)
const at = (list: Sized[], share: number) => byLength(list)[Math.floor(list.length * (1 - share))]?.lines ?? 0

function functionsOf(file: (typeof files)[number]): Sized[] {
  const syntax = syntaxOf(file)
  const found: Sized[] = []
  walk(syntax, (node) => {
    if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node) && !ts.isMethodDeclaration(node) && !ts.isFunctionExpression(node)) return
    const [from, to] = [node.getStart(syntax), node.getEnd()].map((position) => syntax.getLineAndCharacterOfPosition(position).line)
    const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
    if (named) found.push({ name: `${file.path} ${named.getText(syntax)}`, lines: (to ?? 0) - (from ?? 0) + 1 })
  })
  return found
}

function show(what: string, list: Sized[]): void {
  const longest = byLength(list).slice(0, SHOWN).map(({ name, lines }) => `\n  ${String(lines).padStart(4)}  ${name}`)
  console.info(`${list.length} ${what}: median ${at(list, 0.5)} lines, p95 ${at(list, 0.95)}; the longest:${longest.join('')}`)
}

describe('Sizes', () => {
  const sized = [...files, ...styles].map(({ path, lines }) => ({ name: path, lines }))
  const functions = files.filter((file) => !isTest(file)).flatMap(functionsOf)

  test('half of the files are short, and nineteen of twenty fit a few screens', () => {
    show('files', sized)
    expect(at(sized, 0.5)).toBeLessThanOrEqual(MEDIAN_LINES)
    expect(at(sized, 0.95)).toBeLessThanOrEqual(P95_LINES)
  })

  test('a file over the limit is known and does not grow', () => {
    const over = sized.filter(({ name, lines }) => lines > Math.max(P95_LINES, LONGER[name] ?? 0))
    expect(over).toEqual([])
    const obsolete = Object.keys(LONGER).filter((name) => (sized.find((file) => file.name === name)?.lines ?? 0) <= P95_LINES)
    expect(obsolete).toEqual([])
    expect(Object.keys(LONGER).length).toBeLessThanOrEqual(5)
  })

  test('a function fits a screen', () => {
    show('functions', functions)
    expect(functions.filter(({ lines }) => lines > LONGEST_FUNCTION)).toEqual([])
  })
})
