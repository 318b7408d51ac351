import { lstatSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'
import { PATHS } from '../lib/paths.ts'
import { builtRevision, siteOf } from './build.ts'

const KEEP = 2

/** The build that is served now: its folder, revision and the fingerprint of its sources. Null where there is none. */
export async function servedBuild(): Promise<{ folder: string; revision: number; fingerprint: string | null } | null> {
  const revision = await builtRevision(PATHS.dist)
  if (revision === null) return null
  const target = await readlink(PATHS.dist).catch(() => null)
  const folder = target ? dirname(resolve(dirname(PATHS.dist), target)) : PATHS.dist
  return { folder, revision, fingerprint: await readFile(join(folder, 'fingerprint'), 'utf8').catch(() => null) }
}

/** Serves a build from the next request on: `dist` is a link, and a link is replaced in one step. */
export async function serveBuild(folder: string): Promise<void> {
  await setAsideRealFolder()
  const link = `${PATHS.dist}.next-${process.pid}`
  await rm(link, { force: true })
  await symlink(relative(dirname(PATHS.dist), siteOf(folder)), link)
  await rename(link, PATHS.dist)
  await prune(basename(folder))
}

/** A `dist` that someone built by hand is kept among the builds: a link cannot replace a folder. */
async function setAsideRealFolder(): Promise<void> {
  if (!lstatSync(PATHS.dist, { throwIfNoEntry: false })?.isDirectory()) return
  const folder = join(PATHS.builds, `by-hand-${Date.now()}`)
  await mkdir(folder, { recursive: true })
  await rename(PATHS.dist, siteOf(folder))
}

/** Keeps the served build and the one before it; half-made ones of killed starts go too. */
async function prune(served: string): Promise<void> {
  const names = (await readdir(PATHS.builds)).sort().reverse()
  const older = names.filter((name) => name !== served && /^\d{4}-/.test(name))
  await Promise.all(older.slice(KEEP - 1).map((name) => rm(join(PATHS.builds, name), { recursive: true, force: true })))
}
