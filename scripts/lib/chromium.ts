import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PATHS, ROOT } from './paths.ts'
import { Problem } from './problem.ts'
import { startGroup } from './processes.ts'
import { step } from './steps.ts'

const run = promisify(execFile)

const INSTALLED = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of a Chromium that runs: one on the machine, else Debian's package (as root), else Playwright's download. */
export async function provideChromium(): Promise<string> {
  const { CHROMIUM_PATH } = process.env
  if (CHROMIUM_PATH)
    return (
      (await working(CHROMIUM_PATH)) ??
      refuse(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not run.`)
    )
  const found = await installed()
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
  for (const candidate of [...INSTALLED, downloaded]) {
    const path = await working(candidate)
    if (path) return path
  }
  return null
}

async function working(candidate: string): Promise<string | null> {
  const path = candidate.startsWith('/') ? candidate : await whereIs(candidate)
  return path && (await runs(path, ['--version', '--no-sandbox'])) ? path : null
}

async function whereIs(name: string): Promise<string | null> {
  const { stdout } = await run('sh', ['-c', `command -v ${name}`]).catch(() => ({ stdout: '' }))
  return stdout.trim() || null
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
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
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
