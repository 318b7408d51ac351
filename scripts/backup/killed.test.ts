import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test, vi } from 'vitest'
import { setUpBackend } from '../../src/test/support/database/backend.ts'
import { ROOT } from '../lib/paths.ts'
import { setUpBench } from './testing/bench.ts'
import { contentsOf, type TestPlace } from './testing/places.ts'
import { STORED_FILES } from './testing/site.ts'

// Each command is a process of its own, and slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const bench = setUpBench(setUpBackend())

type Ending = { code: number | null; signal: string | null; words: string }

/**
 * Runs a command in its own process, as a user would. Kills it at the first request for which `killAt` returns true.
 */
async function command(
  [name, ...args]: [name: 'backup' | 'restore', ...string[]],
  place: TestPlace,
  killAt: (request: string) => boolean = () => false,
): Promise<Ending> {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', `${name}.ts`), ...args], {
    env: { ...process.env, BACKUP_KEY: bench.key, ...place.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let words = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      words += text
    })
  place.onRequest = (request) => {
    if (killAt(request)) child.kill('SIGKILL')
  }
  return new Promise((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, words })),
  )
}

/** Returns a condition that is true for the n-th request of a kind. */
const nth = (count: number, kind: string) => {
  let left = count
  return (request: string) => request.startsWith(kind) && --left === 0
}
const photoReads = (place: TestPlace) =>
  place.requests.filter((request) => /^get .*property_images/.test(request))

describe('A killed backup', () => {
  test('continues where it stopped: no photo is fetched again, and the archive is complete', async () => {
    const from = await bench.place()
    await bench.restore(from)
    const file = join(bench.folder, 'killed.tar.age')
    const killed = await command(['backup', file], from, nth(4, 'get /test/site:property-images/p'))
    expect(killed).toMatchObject({ signal: 'SIGKILL' })
    expect(existsSync(file)).toBe(false)
    const copies = (await readdir(`${file}.copies`)).filter((name) => !name.endsWith('.part'))
    expect(copies.length).toBeLessThan(STORED_FILES)
    from.requests.length = 0
    expect(await command(['backup', file], from)).toMatchObject({ code: 0 })
    expect(photoReads(from)).toHaveLength(STORED_FILES - copies.length)
    expect(existsSync(`${file}.copies`)).toBe(false)
    const to = await bench.place()
    await bench.restore(to, { file })
    expect(await contentsOf(to)).toEqual(await contentsOf(bench.backend))
  })
})

describe('A killed restore', () => {
  test('among the photos has changed no row, and can be repeated', async () => {
    const to = await bench.place()
    expect(await command(['restore', bench.archive], to, nth(7, 'set'))).toMatchObject({
      signal: 'SIGKILL',
    })
    expect(await to.db.rows(sql`select 1 from users`)).toEqual([])
    const again = await command(['restore', bench.archive], to)
    expect(again).toMatchObject({
      code: 0,
      words: expect.stringContaining('The site is as it was'),
    })
    expect(await contentsOf(to)).toEqual(await contentsOf(bench.backend))
    expect(await to.db.rows(sql`select 1 from pg_namespace where nspname = 'restoring'`)).toEqual(
      [],
    )
  })

  test('before the store’s id is written has restored all rows; it is refused then, and replaced on request', async () => {
    const to = await bench.place()
    expect(
      await command(
        ['restore', bench.archive],
        to,
        nth(1, 'set /test/site:property-images/store-id'),
      ),
    ).toMatchObject({ signal: 'SIGKILL' })
    expect(await contentsOf(to)).toEqual(await contentsOf(bench.backend))
    const refused = await command(['restore', bench.archive], to)
    expect(refused).toMatchObject({
      code: 1,
      words: expect.stringContaining('npm run restore overwrite FILE'),
    })
    expect(await command(['restore', 'overwrite', bench.archive], to)).toMatchObject({ code: 0 })
  })
})

describe('The commands', () => {
  test('check an archive, and report what is wrong with it', async () => {
    const place = await bench.place()
    expect(await command(['restore', 'check', bench.archive], place)).toMatchObject({
      code: 0,
      words: expect.stringContaining('It is whole'),
    })
    expect(await command(['restore', 'check', join(ROOT, 'package.json')], place)).toMatchObject({
      code: 1,
      words: expect.stringContaining('cannot be used'),
    })
    const missing = join(bench.folder, 'missing.age')
    expect(await command(['restore', 'check', missing], place)).toMatchObject({
      code: 1,
      words: expect.stringContaining(`There is no file ${missing}.`),
    })
    expect(place.requests).toEqual([])
  })

  test('show their usage, and make a key', async () => {
    const place = await bench.place()
    expect(await command(['restore'], place)).toMatchObject({
      code: 1,
      words: expect.stringContaining('Usage: npm run restore'),
    })
    expect(await command(['backup', 'new-key'], place)).toMatchObject({
      code: 0,
      words: expect.stringMatching(/^AGE-SECRET-KEY-1[A-Z0-9]+\n$/),
    })
  })

  const WITHOUT: [string, Record<string, string>, string][] = [
    ['the key', { BACKUP_KEY: '' }, 'BACKUP_KEY is not set'],
    ['the token of a site', { NETLIFY_SITE_ID: 'site' }, 'together'],
    ['the site of a database', { NETLIFY_DB_URL: 'postgres://host.example/aangan' }, 'together'],
  ]
  test.each(WITHOUT)('report what is missing without %s', async (_, env, words) => {
    const place = await bench.place()
    const elsewhere = { ...place, env: { NETLIFY_BLOBS_CONTEXT: '', NETLIFY_DB_URL: '', ...env } }
    expect(await command(['backup', join(bench.folder, 'none.age')], elsewhere)).toMatchObject({
      code: 1,
      words: expect.stringContaining(words),
    })
  })
})
