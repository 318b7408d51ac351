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

describe.skipIf(process.platform === 'win32')('A full disk, on Linux and macOS,', () => {
  test('lets no build through: the old site is unchanged, the reason is reported, and the next build succeeds', async () => {
    const { look: before } = await rebuild(1)
    expect(revisionOf(before)).toBe(1)
    await stage.tell('bytes', BIG_PAGE)
    const { error, look } = await rebuild(2, true)
    expect(error).toMatch(/The disk is full|ENOSPC|EFBIG/)
    expect(look).toEqual(before)
    await stage.tell('bytes', '10000')
    const next = await rebuild(3)
    expect([next.error, revisionOf(next.look)]).toEqual([null, 3])
    expect(next.look.builds.length).toBeLessThanOrEqual(2)
  })
})
