import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../../../scripts/lib/paths.ts'
import { localImports, type Source, sources } from './sources.ts'
import { classesOf, rulesOf } from './style-rules.ts'

const isSheet = ({ path }: Pick<Source, 'path'>) => path.endsWith('.css')

/** Returns these files with all that they import, apart from types and from what is loaded later. */
export function withImports(paths: readonly string[], found = new Map<string, Source>()): Source[] {
  for (const path of paths) {
    const file = join(ROOT, path)
    if (found.has(path) || !existsSync(file)) continue
    const text = readFileSync(file, 'utf8').replace(/^\s*import type .*$|\bimport\('/gm, '')
    const source = { path, text, lines: 0 }
    found.set(path, source)
    withImports(localImports(source), found)
  }
  return [...found.values()]
}

/** The sheets that each page has, whatever it shows. */
const EVERYWHERE = withImports(
  sources('src/layouts/Page.astro')
    .flatMap(localImports)
    .filter((path) => isSheet({ path })),
)

/** Returns the first group of a pattern for each of its matches. */
export const allOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const TAG = /(?<![\w-])(aangan-[\w-]+)/g

/** Returns the classes and elements, those of the portal alone, that these files and all pages style. */
export function styledBy(files: readonly Source[]): Set<string> {
  const selectors = [...files, ...EVERYWHERE].flatMap(rulesOf).map(({ selector }) => selector)
  return new Set(selectors.flatMap((one) => [...classesOf(one), ...allOf(one, TAG)]))
}

/** Returns the classes and elements that the markup of a component writes out and no sheet styles that it imports. */
export function unstyledIn(path: string): string[] {
  const files = withImports([path])
  const styled = styledBy(files)
  const text = files[0]?.text ?? ''
  const lists = [
    ...allOf(text, /\bclass(?:Name)?="([^"]+)"/g),
    ...allOf(text, /\bclass:list=\{\['([^']+)'/g),
  ]
  const classes = lists.flatMap((list) => list.split(/\s+/))
  const written = new Set([...classes, ...allOf(text, /<(aangan-[\w-]+)/g)])
  return [...written].filter((name) => !styled.has(name))
}
