import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join, relative } from 'node:path'
import { LANGUAGES } from '../../../src/domain/language/constants.ts'
import { slashed } from '../../lib/paths.ts'
import type { Places } from '../build.ts'

/** The files in the folders where a site is served and built. */
export type Look = { served: Record<string, string>; builds: string[]; strays: string[] }

/** Reads every served byte, every kept build, and other files beside the served folder. */
export async function look({ dist, builds }: Places): Promise<Look> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const served = await Promise.all(
    files.map(
      async (file) => [slashed(relative(dist, file)), await readFile(file, 'latin1')] as const,
    ),
  )
  const beside = await readdir(dirname(dist)).catch(() => [])
  return {
    served: Object.fromEntries(served.sort()),
    builds: (await readdir(builds).catch(() => [])).sort(),
    strays: beside.filter((name) => name.startsWith(`${basename(dist)}.`)),
  }
}

/** The pages of a build in its first language; in each other one there is the home page. */
const PAGES = 20

/** Returns the revision that all served pages show; null if they differ or a page is missing. */
export function revisionOf({ served }: Look): number | null {
  const pages = Object.entries(served).filter(([file]) => file.endsWith('.html'))
  const revisions = new Set(pages.map(([, text]) => /^revision (\d+) /.exec(text)?.[1]))
  return pages.length === PAGES + LANGUAGES.length - 1 && revisions.size === 1
    ? Number([...revisions][0])
    : null
}
