import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { emptySnapshot, type SiteSnapshot } from '../contract/snapshot.ts'
import { keepSnapshot, keptSnapshot } from './snapshot-file.ts'

async function file(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-snapshot-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return join(folder, 'below', 'snapshot')
}

test.each([0, 3])('A snapshot with %i listings is read as it was written', async (count) => {
  const kept = await file()
  const listings = Array.from({ length: count }, (_, n) => ({
    id: `a${n}`,
    title: 'two\nlines\r\n\u2028\u2029\\u2028 ₹',
  }))
  const snapshot = { ...emptySnapshot(), revision: 7, listings } as unknown as SiteSnapshot
  await keepSnapshot(kept, snapshot)
  expect(await keptSnapshot(kept)).toEqual(snapshot)
})

test('A language whose first one has written none cannot be built', async () => {
  await expect(keptSnapshot(await file())).rejects.toThrow(/ENOENT/)
})
