import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { PATHS, ROOT } from '../../../../scripts/lib/paths.ts'
import type { Language } from '../../../domain/language/constants.ts'

const FOLDER = join(PATHS.own, 'languages')
const loaded = new Map<string, Promise<unknown>>()

/** Bundles a module beside the packages that it shares with this process, and imports it. */
async function load(language: Language, source: string): Promise<unknown> {
  await mkdir(FOLDER, { recursive: true })
  const outfile = join(FOLDER, `${language}-${process.pid}-${source.replaceAll('/', '-')}.mjs`)
  await build({
    entryPoints: [join(ROOT, source)],
    outfile,
    bundle: true,
    conditions: [language],
    packages: 'external',
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
    // A component's sheet says nothing.
    loader: { '.css': 'empty' },
  })
  const module: unknown = await import(pathToFileURL(outfile).href)
  await rm(outfile)
  return module
}

/**
 * Loads a module, named from the root of the project, as a build for a language has it: this process has the texts of
 * the first one. It is loaded once.
 */
export async function loadInLanguage<Module>(language: Language, source: string): Promise<Module> {
  const key = `${language} ${source}`
  const known = loaded.get(key) ?? load(language, source)
  loaded.set(key, known)
  return (await known) as Module
}
