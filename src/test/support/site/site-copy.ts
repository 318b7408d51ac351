import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { PATHS, ROOT } from '../../../../scripts/lib/paths.ts'
import { linkTree } from '../../../../scripts/rebuild/made.ts'

const run = promisify(execFile)

/**
 * Copies the work tree as git sees it, with new files, into its own git root. Two `netlify dev` in one git root would
 * take each other's functions away.
 */
export async function copyWorkTree(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-site-'))
  await copyFiles(folder)
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

const DEMO_PICTURES = 'scripts/seed/pictures'
/** One picture for each kind of property, the rooms of a flat for its album, and the replacements of missing ones. */
const KEPT = [
  'tower-golden-hour',
  'living-room',
  'bedroom',
  'kitchen',
  'bathroom',
  'villa-front',
  'plot-corner',
  'office-block',
  'shop-front',
  'warehouse',
  'factory-shed',
  'pg-room',
]
/** Nearly the smallest width of an upload: converting large pictures takes most of a first start. */
const PICTURE_WIDTH = 400
const MADE = relative(ROOT, PATHS.made)

/** The functions that a start needs, and one to call. */
const FUNCTIONS = ['auth', 'paper', 'photo-upload', 'api', 'cleanup', 'due']
const PAGES = ['404.astro', 'build.json.ts', 'offline.astro']
const HOME_PAGE = `---
import { siteSnapshot } from '../server/build.ts'
const { revision } = await siteSnapshot()
---
<!doctype html>
<html lang="en"><body>Revision {revision}</body></html>
`

const PAGE_ON_DEMAND = `---
const { pathname } = Astro.url
---
<!doctype html>
<html lang="en"><body>On demand: {pathname}</body></html>
`

/**
 * Copies everything except most of the demo's pictures: journeys look at a few, and converting all takes most of a
 * first start.
 */
export async function copyWithFewPictures(): Promise<string> {
  const folder = await copyWorkTree()
  await keepFewPictures(folder)
  return folder
}

/** Does the same with small pictures, and takes over what Astro has made for the site in `other`. */
export async function copyWithSmallPictures(other: string | null): Promise<string> {
  const folder = await copyWithFewPictures()
  await shrinkPictures(folder)
  const made = other && join(other, MADE)
  if (made && existsSync(made)) await linkTree(made, join(folder, MADE))
  return folder
}

/** The film's posters are not demo pictures, so they stay. */
const keepFewPictures = (folder: string) =>
  keepOnly(
    join(folder, DEMO_PICTURES),
    (file) => file.startsWith('hero-') || KEPT.includes(file.replace('.webp', '')),
  )

/**
 * Copies the site with few and small pictures, pages and functions, all of them real, for tests of how a site starts,
 * ends and publishes. The browser tests start the full site. `pages` are kept beside a home page of its own.
 */
export async function copySmallSite(pages: readonly string[] = []): Promise<string> {
  const folder = await copyWorkTree()
  await keepOnly(join(folder, 'functions'), (file) => FUNCTIONS.includes(file.replace('.ts', '')))
  await keepOnly(join(folder, 'src', 'pages'), (file) => [...PAGES, ...pages].includes(file))
  await writeFile(join(folder, 'src', 'pages', 'index.astro'), HOME_PAGE)
  const onDemand = join(folder, 'src', 'on-demand', 'pages')
  for (const file of await readdir(onDemand)) await writeFile(join(onDemand, file), PAGE_ON_DEMAND)
  await keepFewPictures(folder)
  await shrinkPictures(folder)
  return folder
}

async function shrinkPictures(folder: string): Promise<void> {
  for (const name of KEPT) {
    const file = join(folder, DEMO_PICTURES, `${name}.webp`)
    const small = await sharp(await readFile(file))
      .resize(PICTURE_WIDTH)
      .toBuffer()
    await writeFile(file, small)
  }
}

async function keepOnly(folder: string, isKept: (file: string) => boolean): Promise<void> {
  const spare = (await readdir(folder)).filter((file) => !isKept(file))
  await Promise.all(spare.map((file) => rm(join(folder, file), { recursive: true })))
}

/** Copies the work tree without its packages into an empty folder, and makes this a git root. */
export async function copyFiles(folder: string): Promise<void> {
  const { stdout } = await run(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: ROOT, maxBuffer: 50_000_000 },
  )
  const files = stdout.split('\0').filter((file) => file && file !== 'node_modules')
  await Promise.all(
    [...new Set(files.map((file) => dirname(file)))].map((path) =>
      mkdir(join(folder, path), { recursive: true }),
    ),
  )
  // git still lists a deleted file that is not committed.
  await Promise.all(
    files.map((file) => copyFile(join(ROOT, file), join(folder, file)).catch(() => {})),
  )
  await run('git', ['init', '--quiet'], { cwd: folder })
}

/** Removes a copy, with the link to node_modules but not its target. */
export async function removeCopy(folder: string): Promise<void> {
  await rm(join(folder, 'node_modules'), { force: true })
  // A database that has just ended may still be writing its last file.
  for (let attempt = 0; attempt < 5; attempt++) {
    await rm(folder, { recursive: true, force: true }).catch(() => {})
    if (!(await readdir(folder).catch(() => null))) return
    await sleep(200)
  }
}
