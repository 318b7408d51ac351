import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../../scripts/lib/paths.ts'
import { localImports, type Source, sources } from './sources.ts'
import { classesOf, rulesOf } from './style-rules.ts'

const isSheet = ({ path }: Pick<Source, 'path'>) => path.endsWith('.css')

/** Returns the first group of a pattern for each of its matches. */
export const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

type Read = Source & { imports: readonly string[]; names: readonly string[] }

const TAG = /(?<![\w-])(aangan-[\w-]+)/g
const read = new Map<string, Read | null>()

/** Reads a file, without its imports of types and of what is loaded later. */
function readOnce(path: string): Read | null {
  const known = read.get(path)
  if (known !== undefined) return known
  const file = join(ROOT, path)
  const text = existsSync(file)
    ? readFileSync(file, 'utf8').replace(/^\s*import type .*$|\bimport\('/gm, '')
    : null
  const source = text === null ? null : { path, text, lines: 0 }
  const selectors = source ? rulesOf(source).map(({ selector }) => selector) : []
  const names = selectors.flatMap((one) => [...classesOf(one), ...allOf(one, TAG)])
  const made = source && { ...source, imports: localImports(source), names }
  read.set(path, made)
  return made
}

/** Returns these files with all that they import, apart from types and from what is loaded later. */
export function withImports(paths: readonly string[], found = new Map<string, Read>()): Read[] {
  for (const path of paths) {
    const source = found.has(path) ? null : readOnce(path)
    if (!source) continue
    found.set(path, source)
    withImports(source.imports, found)
  }
  return [...found.values()]
}

/** The sheets that each page has, whatever it shows. */
const EVERYWHERE = withImports(
  sources('src/layouts/Page.astro')
    .flatMap(localImports)
    .filter((path) => isSheet({ path })),
)

/** Returns the classes and elements, those of the portal alone, that these files and all pages style. */
export const styledBy = (files: readonly Read[]): Set<string> =>
  new Set([...files, ...EVERYWHERE].flatMap(({ names }) => names))

/**
 * Returns the classes and elements that the markup of a component writes out and no sheet styles that it imports
 * itself. A page may leave the import to its layout or to a component that it shows.
 */
export function unstyledIn(path: string): string[] {
  const source = readOnce(path)
  if (!source) return []
  const { text, imports } = source
  const isComponent = /^src\/(components|islands)\//.test(path)
  const reached = isComponent ? imports.filter((one) => isSheet({ path: one })) : imports
  const styled = styledBy([source, ...withImports(reached)])
  const lists = [
    ...allOf(text, /\bclass(?:Name)?="([^"]+)"/g),
    ...allOf(text, /\bclass:list=\{\['([^']+)'/g),
  ]
  const classes = lists.flatMap((list) => list.split(/\s+/))
  const written = new Set([...classes, ...allOf(text, /<(aangan-[\w-]+)/g)])
  return [...written].filter((name) => !styled.has(name))
}
