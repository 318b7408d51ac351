import { existsSync } from 'node:fs'
import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { LANGUAGES, type Language } from '../../src/domain/language/constants.ts'
import { PATHS, slashed } from '../lib/paths.ts'
import { madeFilesOf } from './unchanged.ts'

/** What Astro has made of the sources: with it, pages are rendered from new data in seconds. */
export type Made = {
  /** The folder of the bundle that renders the pages of a language. */
  bundle(language: Language): string
  /** Adds to a site with pages what does not depend on data: scripts, sheets, pictures, workers. */
  addFiles(site: string): Promise<void>
}

const FINGERPRINT = 'fingerprint'
const FILES = 'files'
const FUNCTION = 'function'

const bundleIn = (folder: string) => (language: Language) => join(folder, `pages-${language}`)

/** Returns what a folder holds, if Astro made it of sources with this fingerprint. */
export async function madeOf(folder: string, sources: string): Promise<Made | null> {
  const known = await readFile(join(folder, FINGERPRINT), 'utf8').catch(() => null)
  if (known !== sources) return null
  if (!existsSync(PATHS.pageFunction)) await putFunction(folder)
  return {
    bundle: bundleIn(folder),
    addFiles: (site) => linkTree(join(folder, FILES), site),
  }
}

/** Returns where Astro makes it, beside the site in the folder of a build, and how it is kept for later ones. */
export function newMade(build: string) {
  const making = join(build, 'made')
  return {
    bundle: bundleIn(making),
    pageFunction: join(making, FUNCTION),
    finish: async (site: string, folder: string, sources: string) => {
      // Another builder than Astro makes no bundles.
      if (!LANGUAGES.every((language) => existsSync(bundleIn(making)(language)))) return
      const data = new Set(LANGUAGES.flatMap((language) => madeFilesOf(site, language)))
      await linkTree(site, join(making, FILES), (file) => !data.has(file))
      await writeFile(join(making, FINGERPRINT), sources)
      await rm(folder, { recursive: true, force: true })
      await rename(making, folder)
      await putFunction(folder)
    },
  }
}

/** Puts the function for pages on demand where Netlify looks for it, in one step. */
async function putFunction(folder: string): Promise<void> {
  const [next, old] = [`${PATHS.made}.next`, `${PATHS.made}.old`]
  await rm(next, { recursive: true, force: true })
  await linkTree(join(folder, FUNCTION), next)
  await rm(old, { recursive: true, force: true })
  await mkdir(dirname(PATHS.pageFunction), { recursive: true })
  if (existsSync(PATHS.pageFunction)) await rename(PATHS.pageFunction, old)
  await rename(next, PATHS.pageFunction)
  await rm(old, { recursive: true, force: true })
}

/** Makes hard links in a new folder to the files of another. */
export async function linkTree(
  from: string,
  to: string,
  wants = (_: string) => true,
): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  const files = entries.flatMap((entry) =>
    entry.isFile()
      ? [slashed(join(entry.parentPath, entry.name)).slice(slashed(from).length + 1)]
      : [],
  )
  const wanted = files.filter(wants)
  for (const folder of new Set(['', ...wanted.map((file) => dirname(file))]))
    await mkdir(join(to, folder), { recursive: true })
  await Promise.all(wanted.map((file) => link(join(from, file), join(to, file))))
}
