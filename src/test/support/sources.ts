import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'

const ROOT = resolve(import.meta.dirname, '../../..')

export type Source = { path: string; text: string; lines: number }

/** All hand-written program files of the project, by their path from its root. */
export function sources(pattern = '{src,functions,scripts}/**/*.{ts,tsx,astro,mjs}'): Source[] {
  return globSync(pattern, { cwd: ROOT })
    .sort()
    .map((path) => {
      const text = readFileSync(join(ROOT, path), 'utf8')
      return { path, text, lines: text.trimEnd().split('\n').length }
    })
}

export const isTest = ({ path }: Source) => /\.(test|e2e)\.ts$|^src\/test\//.test(path)

/** The TypeScript of a source: all of it, or an Astro component's script with its expressions left out. */
export function syntaxOf({ path, text }: Source): ts.SourceFile {
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
