import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { finishSwap, swapLink } from './swap.ts'

let folder: string
let link: string
const site = (name: string) => join(folder, name)
const served = () => readFile(join(link, 'index.html'), 'utf8')

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'aangan-swap-')))
  link = join(folder, 'dist')
  for (const name of ['one', 'two']) {
    await mkdir(site(name))
    await writeFile(join(site(name), 'index.html'), name)
  }
})
afterEach(() => rm(folder, { recursive: true, force: true }))

// Both ways are tested on any machine: the one for Windows works elsewhere too.
describe.each(['linux', 'win32'] as const)('Swapping the served site on %s', (platform) => {
  test('points to the new folder and leaves nothing else', async () => {
    await swapLink(link, site('one'), platform)
    expect(await served()).toBe('one')
    await swapLink(link, site('two'), platform)
    expect(await served()).toBe('two')
    expect((await readdir(folder)).sort()).toEqual(['dist', 'one', 'two'])
  })

  test('shows a reader the old or the new site', async () => {
    await swapLink(link, site('one'), platform)
    let over = false
    let reads = 0
    // Windows needs two steps, with nothing to read in between; other systems need one.
    const read = platform === 'win32' ? () => vi.waitFor(served, { interval: 1 }) : served
    const reading = (async () => {
      for (; !over; reads++) expect(['one', 'two']).toContain(await read())
    })()
    for (let n = 0; n < 200; n++) await swapLink(link, site(n % 2 ? 'one' : 'two'), platform)
    over = true
    await reading
    expect(reads).toBeGreaterThan(10)
  })

  test('leaves the old folder served if the new link cannot be put in place', async () => {
    await swapLink(link, site('one'), platform)
    // A folder with content is at the path of the new link.
    await mkdir(join(`${link}.next`, 'full'), { recursive: true })
    await expect(swapLink(link, site('two'), platform)).rejects.toThrow()
    expect(await served()).toBe('one')
  })
})

test('A swap that was interrupted between its two steps is reverted', async () => {
  await swapLink(link, site('one'), 'win32')
  await rename(link, `${link}.old`)
  await finishSwap(link)
  expect(await served()).toBe('one')
  await finishSwap(link)
  expect(await served()).toBe('one')
})
