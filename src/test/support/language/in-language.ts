import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { bundledComposers } from '../../../../scripts/lib/composers.ts'
import { PATHS, ROOT } from '../../../../scripts/lib/paths.ts'
import type { Language } from '../../../domain/language/constants.ts'

const made = new Map<string, Promise<string>>()

/**
 * Loads a module, named from the root of the project, with the texts of a language: this process has those of the
 * first one. Packages are shared with this process.
 */
export async function loadInLanguage<Module>(language: Language, source: string): Promise<Module> {
  const outfile = join(
    PATHS.own,
    'languages',
    language,
    `${source.replaceAll('/', '-')}.${process.pid}.mjs`,
  )
  const bundle = async () => {
    await mkdir(join(PATHS.own, 'languages', language), { recursive: true })
    await build({
      entryPoints: [join(ROOT, source)],
      outfile,
      bundle: true,
      conditions: [language],
      packages: 'external',
      platform: 'node',
      format: 'esm',
      logLevel: 'warning',
      plugins: [bundledComposers(language)],
    })
    return outfile
  }
  const known = made.get(outfile) ?? bundle()
  made.set(outfile, known)
  return (await import(pathToFileURL(await known).href)) as Module
}
