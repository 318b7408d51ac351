import ts from 'typescript'
import { isTest, type Source, sources, sourcesAndStyles, syntaxOf, walk } from './sources.ts'

/** A file or a function, and its length in lines. */
export type Sized = { name: string; lines: number }

/** The layers in the order of the dependency rule; each file counts for the first one that it fits. */
const LAYERS: readonly (readonly [layer: string, paths: RegExp])[] = [
  ['tests', /\.(?:test|e2e)\.tsx?$|^src\/test\//],
  // As long as they need to be.
  ['maps', /^src\/domain\/locality\/maps\//],
  ['styles', /\.css$/],
  ['domain', /^src\/domain\//],
  ['contract', /^src\/contract\//],
  ['server and functions', /^(?:src\/server|functions)\//],
  ['client', /^src\/client\//],
  ['components', /^src\/components\//],
  ['islands', /^src\/islands\//],
  ['scripts', /^scripts\//],
  ['pages and the rest of src', /^src\//],
]

const layerOf = (path: string) => LAYERS.find(([, paths]) => paths.test(path))?.[0] ?? ''

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

const HEAD = ['', 'count', 'lines', 'median', 'p95', 'longest']

/** A row of the table: what, how many of them, their lines in all, the median, the 95th percentile and the longest. */
export function sizeRow(what: string, list: readonly Sized[]): string[] {
  const sorted = list.toSorted((a, b) => a.lines - b.lines)
  const within = (share: number) => sorted[Math.ceil(sorted.length * share) - 1]?.lines ?? 0
  const total = sorted.reduce((sum, { lines }) => sum + lines, 0)
  const longest = sorted.at(-1)
  return [
    what,
    ...[sorted.length, total, within(0.5), within(0.95)].map(String),
    longest ? `${longest.lines} ${longest.name}` : '',
  ]
}

/** Lays rows out in columns: the first and the last to the left, figures to the right. */
function columns(rows: readonly string[][]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  return rows
    .map((row) =>
      row
        .map((cell, n) => {
          if (n === 0) return cell.padEnd(width(n))
          return n === row.length - 1 ? cell : cell.padStart(width(n))
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function table(what: string, list: readonly Sized[]): string {
  const rows = LAYERS.map(([layer]) =>
    sizeRow(
      layer,
      list.filter(({ name }) => layerOf(name.split(' ')[0] ?? '') === layer),
    ),
  )
  return columns([[what, ...HEAD.slice(1)], ...rows.filter(([, count]) => count !== '0')])
}

/**
 * Returns the sizes of files, and of named functions outside of tests, as two tables. A report: nothing fails by it.
 */
export function sizesInWords(): string {
  const files = sourcesAndStyles().map(({ path, lines }) => ({ name: path, lines }))
  const functions = sources()
    .filter((file) => !isTest(file))
    .flatMap(functionsOf)
  return `${table('files', files)}\n\n${table('functions', functions)}`
}
