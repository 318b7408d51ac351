import { dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { revisionOf } from './testing/look.ts'
import { openSmallDisk, type Rebuilt, type SmallDisk } from './testing/small-disk.ts'
import { FAKE_ASTRO, type Stage, setStage } from './testing/stage.ts'

// Each build is a process of its own, and slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const BIG_PAGE = '30000'

let stage: Stage
let disk: SmallDisk

const rebuild = async (
  revision: number,
  full = false,
  builder: string | undefined = FAKE_ASTRO,
): Promise<Rebuilt> => {
  await stage.tell('revision', String(revision))
  return disk.rebuild({ database: 'none', siteAddress: stage.control, builder }, full)
}

beforeAll(async () => {
  stage = await setStage()
  disk = await openSmallDisk(dirname(stage.control))
  console.info(`full-disk.test.ts: the fault is ${disk.fault}`)
})
afterAll(async () => {
  await disk.close()
  await stage.close()
})

// One disk, in the state in which the tests before have left it.
describe.skipIf(process.platform === 'win32')('A full disk, on Linux and macOS,', () => {
  test('lets no build through: the old site is unchanged, the reason is reported, and nothing is left of the build', async () => {
    const { look: before } = await rebuild(1)
    expect(revisionOf(before)).toBe(1)
    await stage.tell('bytes', BIG_PAGE)
    const { error, look } = await rebuild(2, true)
    expect(error).toMatch(/The disk is full|ENOSPC|EFBIG/)
    expect(look).toEqual(before)
  })

  test('without room for the log lets a build through completely or not at all', async () => {
    await stage.tell('bytes', '10')
    await stage.tell('chatter', '200000')
    const { look } = await rebuild(3, true)
    expect([1, 3]).toContain(revisionOf(look))
    await stage.untell('chatter')
  })

  test('leaves no incomplete build that would disturb the next one', async () => {
    await stage.tell('bytes', '10000')
    const { error, look } = await rebuild(4)
    expect(error).toBeNull()
    expect(revisionOf(look)).toBe(4)
    expect(look.builds.length).toBeLessThanOrEqual(2)
  })

  test('with room for a build but not for its list of pages keeps the old site', async () => {
    await stage.tell('no-fingerprint')
    const { error, look } = await rebuild(5)
    expect(error).toContain('fingerprint')
    expect(revisionOf(look)).toBe(4)
    await stage.untell('no-fingerprint')
    expect(revisionOf((await rebuild(6)).look)).toBe(6)
  })
})
