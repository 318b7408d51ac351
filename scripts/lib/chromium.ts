import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, isAbsolute, join, posix, win32 } from 'node:path'
import { promisify } from 'node:util'
import { PATHS, ROOT } from './paths.ts'
import { Problem } from './problem.ts'
import { startGroup } from './processes.ts'
import { step } from './steps.ts'

const run = promisify(execFile)

/** Comes first: without the code for windows, Chromium needs a quarter less CPU time. */
const WITHOUT_WINDOWS = 'chromium-headless-shell'
const ON_LINUX = [
  WITHOUT_WINDOWS,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const ON_MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge']
const ON_WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
]

/** The usual places of Chromium: names to look up on PATH, or whole paths. */
export function usualPlaces(platform = process.platform, environment = process.env): string[] {
  const {
    HOME = '',
    PROGRAMFILES,
    'PROGRAMFILES(X86)': OLD_PROGRAMFILES,
    LOCALAPPDATA,
  } = environment
  if (platform === 'win32')
    return [PROGRAMFILES, OLD_PROGRAMFILES, LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => ON_WINDOWS.map((parts) => win32.join(folder, ...parts)))
  if (platform === 'darwin')
    return ['/', HOME].flatMap((folder) =>
      ON_MACOS.map((name) =>
        posix.join(folder, 'Applications', `${name}.app`, 'Contents', 'MacOS', name),
      ),
    )
  return ON_LINUX
}

/** Returns the path of a Chromium that runs on this machine; null if there is none. CHROMIUM_PATH comes first. */
export async function findChromium(): Promise<string | null> {
  const { CHROMIUM_PATH } = process.env
  if (!CHROMIUM_PATH) return installed()
  return (
    (await working(CHROMIUM_PATH)) ??
    refuse(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not run.`)
  )
}

/** Returns the path of a Chromium: one on this machine, or Debian's package (as root), or Playwright's download. */
export async function provideChromium(): Promise<string> {
  const found = await findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && (await runs('apt-get', ['--version']))) {
    await step('Installing Debian’s Chromium', installPackage).catch(() => {})
    const packaged = await installed()
    if (packaged) return packaged
  }
  return step('Downloading Chromium', download)
}

async function installed(): Promise<string | null> {
  const downloaded = await downloadedPath()
  for (const candidate of [...usualPlaces(), downloaded]) {
    const path = await working(candidate)
    if (path) return path
  }
  return null
}

async function working(candidate: string): Promise<string | null> {
  const path = isAbsolute(candidate) ? candidate : whereIs(candidate)
  if (!path || !existsSync(path)) return null
  // On Windows, Chrome would open a window instead of printing its version.
  if (process.platform === 'win32') return path
  return (await runs(path, ['--version', '--no-sandbox'])) ? path : null
}

function whereIs(name: string): string | undefined {
  const folders = process.env.PATH?.split(delimiter) ?? []
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file))
}

async function runs(command: string, args: string[]): Promise<boolean> {
  return run(command, args, { timeout: 20_000 }).then(
    () => true,
    () => false,
  )
}

async function installPackage(): Promise<void> {
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 10 * 60_000,
    maxBuffer: 50_000_000,
  }
  await run('apt-get', ['update', '-qq'], options).catch(() => {})
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  // Older systems have no such package.
  await install(WITHOUT_WINDOWS).catch(() => install('chromium'))
}

async function downloadedPath(): Promise<string> {
  const { chromium } = await import('@playwright/test')
  return chromium.executablePath()
}

async function download(): Promise<string> {
  const log = join(PATHS.logs, 'chromium.log')
  const cli = join(ROOT, 'node_modules', '@playwright', 'test', 'cli.js')
  const { code } = await startGroup(cli, ['install', 'chromium'], { log }).ended
  const path = code === 0 ? await working(await downloadedPath()) : null
  return path ?? refuse('The browser tests need Chromium, and none could be installed.')
}

function refuse(reason: string): never {
  throw new Problem(
    `${reason} Install Chromium or Chrome and run npm test again, or name one: CHROMIUM_PATH=/path/to/chromium npm test`,
  )
}
