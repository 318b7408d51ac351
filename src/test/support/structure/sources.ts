import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import ts from 'typescript'
import { slashed } from '../../../../scripts/lib/paths.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')

export type Source = { path: string; text: string; lines: number }

/** Returns all hand-written program files of the project, by their path from its root. */
export function sources(pattern = '{src,functions,scripts}/**/*.{ts,tsx,astro,mjs}'): Source[] {
  // The packages of Lighthouse are below scripts/bench.
  return globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules'] })
    .map((path) => slashed(path))
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return { path, text, lines: text.trimEnd().split('\n').length }
    })
}

/** Returns these files and the style sheets. */
export const sourcesAndStyles = () => [...sources(), ...sources('src/**/*.css')]

export const isTest = ({ path }: Pick<Source, 'path'>) =>
  /\.(test|e2e)\.tsx?$|^src\/test\//.test(path)

/** Returns what a source imports: packages, files, and the style sheets of a style sheet. */
export function importsOf({ path, text }: Source): string[] {
  const statements = path.endsWith('.css')
    ? text.matchAll(/^\s*@import\s(?:url\()?['"]([^'"]+)['"]/gm)
    : text.matchAll(/^\s*(?:import|export)\s(?:[^'"=]*?from\s)?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...statements].map((match) => match[1] ?? match[2] ?? '')
}

/** How code imports a catalogue: in the language of the build, or in English in every build, as for admins. */
const CATALOGUES = /^#(language|english)\//

/** Returns the project's own files among these imports, by their path from its root. */
export const localImports = (source: Source): string[] =>
  importsOf(source)
    .filter((name) => /^[.#]/.test(name))
    .map((name) =>
      CATALOGUES.test(name)
        ? `src/domain/${name.replace(CATALOGUES, '')}.ts`
        : slashed(relative(ROOT, resolve(ROOT, dirname(source.path), name.replace(/\?.*/, '')))),
    )

/** Parses the TypeScript of a source: all of it, or only the script of an Astro component. */
export function syntaxOf({ path, text }: Pick<Source, 'path' | 'text'>): ts.SourceFile {
  const code = path.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text
  return ts.createSourceFile(
    path,
    code,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
}

export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}
