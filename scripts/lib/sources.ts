import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
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
  'scripts/rebuild/renderer.ts',
  'scripts/rebuild/unchanged.ts',
  '.ci/full-run.json',
]

/**
 * A fingerprint of what Astro bundles: the work tree and the settings. The database and the site's address, which are
 * read when pages are rendered, are not part of it. Reads synchronously: a promise for each of 1,600 small files would
 * take six times as long.
 */
export function sourcesFingerprint(): string {
  const settings = [siteContext(process.env), siteSettings(process.env)]
  const hash = createHash('sha256').update(JSON.stringify(settings))
  for (const path of WHAT_A_BUILD_READS.flatMap(filesBelow).sort())
    hash.update(path).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex').slice(0, 16)
}

function filesBelow(path: string): string[] {
  const entry = statSync(join(ROOT, path), { throwIfNoEntry: false })
  if (!entry) return []
  if (entry.isFile()) return [path]
  return readdirSync(join(ROOT, path), { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && !/\.(test|e2e)\.tsx?$/.test(file.name))
    .map((file) => relative(ROOT, join(file.parentPath, file.name)))
}
