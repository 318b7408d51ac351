import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm/sql/sql'
import { addressOf } from '../../src/contract/endpoint.ts'
import type { ErrorReply } from '../../src/contract/errors.ts'
import { showPaper } from '../../src/contract/paper.ts'
import { uploadPhoto } from '../../src/contract/photo.ts'
import type { Photo } from '../../src/domain/photo/schema.ts'
import type { SentPaper } from '../../src/domain/right-to-offer/schema.ts'
import type { Db } from '../../src/server/db/client.ts'
import { contentHashOf } from '../../src/server/photo/content-hash.ts'
import { isLoose } from '../../src/server/photo/loose.ts'
import { PATIENT_HEADER } from '../lib/local-guard.ts'
import { messageOf, Problem, quotable } from '../lib/problem.ts'

type Login = { email: string; password: string }
type Pictures = ReadonlyMap<string, Uint8Array>

export type Filling = {
  db: Db
  siteUrl: string
  /** Resolves when the server of the site has ended; it is asked again until then. Not of a server in this process. */
  siteEnded?: Promise<unknown> | undefined
  login: Login
  log: (line: string) => void
  /** The pause before the first further try; each one after it is twice as long, up to a limit. */
  pauseMs?: number
}

/** The number of parallel uploads: while one waits for its worker thread, another is converted. */
const PARALLEL = 3
const LONGEST_PAUSE_MS = 30_000

/** Why a request failed that may succeed later: the local server is busy and ended the call, or a connection broke. */
class NotNow extends Error {}

type Answer = { status: number; text: string; cookies: string }

type Sent = {
  method?: string
  headers?: Record<string, string>
  body?: string | Uint8Array<ArrayBuffer>
}

async function ask(address: string, { headers = {}, ...sent }: Sent = {}): Promise<Answer> {
  try {
    const answer = await fetch(address, { ...sent, headers: { ...headers, [PATIENT_HEADER]: '1' } })
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0])
    const { status } = answer
    const text = await answer.text()
    if (status < 500) return { status, text, cookies: cookies.join('; ') }
    throw new NotNow(sentenceIn(text) ?? `${status} ${quotable(text)}`)
  } catch (error) {
    if (error instanceof NotNow) throw error
    throw new NotNow(quotable(messageOf((error as Error).cause ?? error)))
  }
}

/** Returns the sentence in an answer of the API; null if the answer comes from another program. */
function sentenceIn(text: string): string | null {
  try {
    return (JSON.parse(text) as Partial<ErrorReply>).message ?? null
  } catch {
    return null
  }
}

/** Signs in over HTTP like a browser; returns the session's cookies. */
async function signIn(siteUrl: string, { email, password }: Login): Promise<string> {
  const csrf = await ask(`${siteUrl}/api/auth/csrf`)
  const { csrfToken } = JSON.parse(csrf.text) as { csrfToken: string }
  const { status, cookies } = await ask(`${siteUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-auth-return-redirect': '1',
      origin: siteUrl,
      cookie: csrf.cookies,
    },
    body: JSON.stringify({ email, password, csrfToken }),
  })
  if (!cookies.includes('session-token'))
    throw new Problem(`Signing in as ${email} failed with status ${status}.`)
  return cookies
}

async function upload(
  siteUrl: string,
  cookie: string,
  [name, bytes]: readonly [string, Uint8Array],
): Promise<Photo> {
  const { status, text } = await ask(`${siteUrl}${uploadPhoto.path}`, {
    method: uploadPhoto.method,
    headers: { 'content-type': 'image/webp', origin: siteUrl, cookie },
    body: new Uint8Array(bytes),
  })
  if (status === uploadPhoto.status) return JSON.parse(text) as Photo
  throw new Problem(
    `the picture ${name} was not taken: ${sentenceIn(text) ?? `${status} ${quotable(text)}`}`,
  )
}

/**
 * Returns the pictures that an earlier filling has stored. Each was made one of the site's after its upload, so it has
 * all sizes.
 */
async function alreadyStored(
  db: Db,
  { email }: Login,
  pictures: Pictures,
): Promise<Map<string, Photo>> {
  const hashes = new Map([...pictures].map(([name, bytes]) => [name, contentHashOf(bytes)]))
  const rows = await db.rows<Photo & { hash: string }>(sql`
    select distinct on (i.content_hash)
      i.content_hash as hash, i.id, i.key, i.width, i.height, i.placeholder
    from images i
    join users u on u.id = i.user_id
    where u.email = ${email}
      and i.is_site
      and i.content_hash in (
        select jsonb_array_elements_text(${JSON.stringify([...hashes.values()])}::jsonb)
      )
    order by i.content_hash, i.id`)
  const stored = new Map(rows.map(({ hash, ...photo }) => [hash, photo]))
  return new Map(
    [...hashes].flatMap(([name, hash]) => {
      const photo = stored.get(hash)
      return photo ? [[name, photo] as const] : []
    }),
  )
}

/**
 * Gives up what tries without an answer have left: it would count as the account's unused photos, which are limited,
 * and may lack sizes. The nightly cleanup erases it.
 */
const giveUpUnused = (db: Db, { email }: Login) =>
  db.rows(sql`
    update images i
    set erase_after = now()
    from users u
    where u.id = i.user_id and u.email = ${email} and ${isLoose}`)

/** Returns what tries something again, with growing pauses, for as long as the server runs. */
function insisting(
  { siteEnded, log, pauseMs = 1000 }: Pick<Filling, 'siteEnded' | 'log' | 'pauseMs'>,
  beforeAgain: () => Promise<unknown> = async () => {},
) {
  let ended = false
  void siteEnded?.then(() => {
    ended = true
  })
  return async <T>(what: string, attempt: () => Promise<T>): Promise<T> => {
    for (let pause = pauseMs; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        return await attempt()
      } catch (error) {
        if (!(error instanceof NotNow)) throw error
        log(`${what}: ${error.message}; trying again in ${Math.ceil(pause / 1000)} s`)
        await Promise.race([sleep(pause), ...(siteEnded ? [siteEnded] : [])])
        if (ended) throw new Problem('netlify dev ended meanwhile')
        await beforeAgain()
      }
    }
  }
}

/** Shows a paper for a listing of an account's own through the site's endpoint. A try without an answer counts as one. */
export async function sendPaper(
  listingId: string,
  paper: SentPaper,
  { siteUrl, login, ...filling }: Omit<Filling, 'db'>,
): Promise<void> {
  const inTheEnd = insisting(filling)
  const cookie = await inTheEnd('signing in', () => signIn(siteUrl, login))
  await inTheEnd('a paper', async () => {
    const { status, text } = await ask(`${siteUrl}${addressOf(showPaper, { id: listingId })}`, {
      method: showPaper.method,
      headers: { 'content-type': 'application/json', origin: siteUrl, cookie },
      body: JSON.stringify(paper),
    })
    if (status !== showPaper.status)
      throw new Problem(
        `a paper was not taken: ${sentenceIn(text) ?? `${status} ${quotable(text)}`}`,
      )
  })
}

/**
 * Stores pictures through the site's endpoint, those that are missing; returns the stored photos by name, in the
 * pictures' order. A picture that fails on a busy machine is sent again for as long as the server runs, and then one
 * picture at a time, because each slows the others down. What is stored stays, however the filling ends.
 */
export async function storePictures(
  pictures: Pictures,
  { db, siteUrl, siteEnded, login, log, pauseMs = 1000 }: Filling,
): Promise<Map<string, Photo>> {
  const inTheEnd = insisting({ siteEnded, log, pauseMs }, () => giveUpUnused(db, login))
  await giveUpUnused(db, login)
  const photos = await alreadyStored(db, login, pictures)
  const waiting = [...pictures].filter(([name]) => !photos.has(name))
  const cookie =
    waiting.length > 0 ? await inTheEnd('signing in', () => signIn(siteUrl, login)) : ''
  const store = async (picture: readonly [string, Uint8Array]) => {
    const photo = await upload(siteUrl, cookie, picture)
    await db.rows(sql`update images set is_site = true, erase_after = null where id = ${photo.id}`)
    photos.set(picture[0], photo)
    log(`picture ${photos.size} of ${pictures.size}: ${picture[0]}`)
  }
  let tooMany = false
  const lane = async () => {
    while (!tooMany) {
      const next = waiting.shift()
      if (!next) return
      await store(next).catch((error: unknown) => {
        if (!(error instanceof NotNow)) throw error
        tooMany = true
        waiting.unshift(next)
      })
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, lane))
  if (tooMany) await giveUpUnused(db, login)
  for (const picture of waiting) await inTheEnd(`the picture ${picture[0]}`, () => store(picture))
  return new Map(
    [...pictures.keys()].flatMap((name) => {
      const photo = photos.get(name)
      return photo ? [[name, photo] as const] : []
    }),
  )
}
