import ts from 'typescript'
import {
  configurations,
  isTest,
  localImports,
  type Source,
  sources,
  sourcesAndStyles,
  syntaxOf,
  walk,
} from './sources.ts'

export type Sized = { name: string; lines: number }

const SHOWN = 3

export const longestFirst = (list: Sized[]) => list.toSorted((a, b) => b.lines - a.lines)

/** Returns the length that this fraction of a list does not exceed. */
export function longestWithin(list: Sized[], share: number): number {
  return longestFirst(list)[Math.floor(list.length * (1 - share))]?.lines ?? 0
}

function functionsOf(file: Source): Sized[] {
  const syntax = syntaxOf(file)
  const found: Sized[] = []
  walk(syntax, (node) => {
    if (
      !ts.isFunctionDeclaration(node) &&
      !ts.isArrowFunction(node) &&
      !ts.isMethodDeclaration(node) &&
      !ts.isFunctionExpression(node)
    )
      return
    const named =
      node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
    const lines = node.getText(syntax).split('\n').length
    if (named) found.push({ name: `${file.path} ${named.getText(syntax)}`, lines })
  })
  return found
}

/** Maps are as long as they need to be. */
const DRAWN = /^src\/domain\/locality\/maps\//

/** Counts the lines of every file, and of every named function outside of tests. */
export function measureSizes(): { files: Sized[]; functions: Sized[] } {
  const files = sourcesAndStyles().filter(({ path }) => !DRAWN.test(path))
  return {
    files: files.map(({ path, lines }) => ({ name: path, lines })),
    functions: sources()
      .filter((file) => !isTest(file))
      .flatMap(functionsOf),
  }
}

/** Pages and functions have no importers, and a declaration is found by its name. */
const ROOTS = /^(src\/pages|functions|scripts\/(?:fonts|icons|mail))\/|\.d\.ts$/

/**
 * Returns files of at most so many lines with a single importer. Imports by tests count only if nothing else imports
 * the file.
 */
export function singleImporterFiles(fewLines: number): string[] {
  const files = sourcesAndStyles()
  const importers = new Map<string, Source[]>()
  for (const file of [...files, ...configurations()])
    for (const target of new Set(localImports(file)))
      importers.set(target, [...(importers.get(target) ?? []), file])
  const importsOf = (path: string) => {
    const all = importers.get(path) ?? []
    const lasting = all.filter((file) => !isTest(file))
    return lasting.length > 0 ? lasting : all
  }
  return files
    .filter(({ path, lines }) => lines <= fewLines && !ROOTS.test(path))
    .filter(({ path }) => importsOf(path).length === 1)
    .map(({ path }) => path)
}

/** Returns the sizes as a few lines of text. */
export function sizesInWords(): string {
  const words = Object.entries(measureSizes()).map(([what, list]) => {
    const longest = longestFirst(list)
      .slice(0, SHOWN)
      .map(({ name, lines }) => `${lines} ${name}`)
    return `${list.length} ${what}: median ${longestWithin(list, 0.5)} lines, p95 ${longestWithin(list, 0.95)}; longest ${longest.join(', ')}`
  })
  return words.join('\n')
}
