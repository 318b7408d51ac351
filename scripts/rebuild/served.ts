import { existsSync, lstatSync } from 'node:fs'
import { mkdir, readdir, readFile, readlink, rename, rm } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { PATHS } from '../lib/paths.ts'
import { builtRevision, FINGERPRINT, type Places, siteOf } from './build.ts'
import { finishSwap, swapLink } from './swap.ts'

/** Returns the served build: its folder, revision and the fingerprint of its sources. Null if there is none. */
export async function servedBuild({ dist }: Places = PATHS): Promise<{
  folder: string
  revision: number
  fingerprint: string | null
} | null> {
  await finishSwap(dist)
  const revision = await builtRevision(dist)
  if (revision === null) return null
  const target = await readlink(dist).catch(() => null)
  const folder = target ? dirname(resolve(dirname(dist), target)) : dist
  return {
    folder,
    revision,
    fingerprint: await readFile(join(folder, FINGERPRINT), 'utf8').catch(() => null),
  }
}

/** Serves a build from the next request on. */
export async function serveBuild(
  folder: string,
  places: Places = PATHS,
  platform = process.platform,
): Promise<void> {
  await setAsideRealFolder(places)
  await swapLink(places.dist, siteOf(folder), platform)
  await prune(basename(folder), places.builds)
}

/** Moves a `dist` folder that somebody built by hand to the builds, because a link cannot replace a folder. */
async function setAsideRealFolder({ dist, builds }: Places): Promise<void> {
  if (!lstatSync(dist, { throwIfNoEntry: false })?.isDirectory()) return
  const folder = join(builds, `by-hand-${Date.now()}`)
  await mkdir(folder, { recursive: true })
  await rename(dist, siteOf(folder))
}

/**
 * Keeps the served build and the complete one before it. Removes incomplete ones that killed builds have left, but not
 * younger ones, which may still be running.
 */
async function prune(served: string, builds: string): Promise<void> {
  const older = (await readdir(builds))
    .filter((name) => name < served && /^\d{4}-/.test(name))
    .sort()
  const before = older.findLast((name) => existsSync(join(builds, name, FINGERPRINT)))
  await Promise.all(
    older
      .filter((name) => name !== before)
      .map((name) => rm(join(builds, name), { recursive: true, force: true })),
  )
}
