import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { siteContext } from '../../src/domain/site/contexts.ts'
import { siteSettings } from '../../src/domain/site/settings.ts'
import { ROOT } from './paths.ts'

const WHAT_A_BUILD_READS = [
  'src',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  'scripts/rebuild/unchanged.ts',
]

/**
 * A fingerprint of everything except the database on which a build of the site depends: the work tree, the settings,
 * its address.
 */
export async function sourcesFingerprint(siteAddress: string): Promise<string> {
  const settings = [siteAddress, siteContext(process.env), siteSettings(process.env)]
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const path of (await Promise.all(WHAT_A_BUILD_READS.map(filesBelow))).flat().sort()) {
    hash.update(path).update(await readFile(join(ROOT, path)))
  }
  return hash.digest('hex').slice(0, 16)
}

async function filesBelow(path: string): Promise<string[]> {
  const entry = await stat(join(ROOT, path)).catch(() => null)
  if (!entry) return []
  if (entry.isFile()) return [path]
  const entries = await readdir(join(ROOT, path), { recursive: true, withFileTypes: true })
  return entries
    .filter((file) => file.isFile() && !/\.(test|e2e)\.tsx?$/.test(file.name))
    .map((file) => relative(ROOT, join(file.parentPath, file.name)))
}
