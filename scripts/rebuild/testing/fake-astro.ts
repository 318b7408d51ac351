// Replaces `astro build` in tests that need no pages. It is a real process with the same phases; the test can hold it
// in each. It reads the revision from the database like the pages.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { LANGUAGES } from '../../../src/domain/language/constants.ts'

const { URL: control = '', BUILD_DIR: site = '', NETLIFY_DB_URL: database = '' } = process.env
const PAGES = 20
/** The folder of another language than the first, which takes no time. */
const other = process.env.BUILD_LANGUAGE === LANGUAGES[0] ? null : process.env.BUILD_LANGUAGE
if (other) {
  mkdirSync(join(site, other), { recursive: true })
  copyFileSync(join(site, 'index.html'), join(site, other, 'index.html'))
  process.exit(0)
}

const setting = (name: string) =>
  existsSync(join(control, name)) ? readFileSync(join(control, name), 'utf8') : ''

async function reach(phase: string): Promise<void> {
  // In one step: a watching test sees no half-written file. The builder of a killed runner may still be writing.
  const next = join(control, `phase.${process.pid}`)
  writeFileSync(next, JSON.stringify({ phase, pid: process.pid }))
  renameSync(next, join(control, 'phase'))
  while (existsSync(join(control, `hold-${phase}`))) await sleep(10)
}

async function readRevision(): Promise<number> {
  if (!database.startsWith('postgres:')) return Number(setting('revision'))
  const client = new pg.Client({ connectionString: database })
  client.on('error', () => {})
  await client.connect()
  await reach('reading')
  const { rows } = await client.query('select revision::int from site_revision')
  await client.end()
  return rows[0].revision
}

if (setting('deaf')) process.on('SIGTERM', () => {})
await reach('born')
const revision = await readRevision()
const page = (n: number) =>
  writeFileSync(
    join(site, n ? `page-${n}.html` : 'index.html'),
    `revision ${revision} `.padEnd(Number(setting('bytes')) || 100, '.'),
  )
mkdirSync(site, { recursive: true })
for (let n = 0; n < PAGES / 2; n++) page(n)
await reach('half')
for (let n = PAGES / 2; n < PAGES; n++) page(n)
writeFileSync(join(site, 'build.json'), JSON.stringify({ revision }))
await reach('written')
