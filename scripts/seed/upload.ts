import type { ErrorReply } from '../../src/contract/errors.ts'
import { uploadPhoto } from '../../src/contract/photo.ts'
import { PHOTO_LIMITS } from '../../src/domain/photo/constants.ts'
import type { Photo } from '../../src/domain/photo/schema.ts'
import { Problem } from '../lib/problem.ts'

type Login = { email: string; password: string }

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/** Signs in over HTTP like a browser; returns the session's cookies. */
async function signIn(siteUrl: string, { email, password }: Login): Promise<string> {
  const csrf = await fetch(`${siteUrl}/api/auth/csrf`)
  const { csrfToken } = (await csrf.json()) as { csrfToken: string }
  const answer = await fetch(`${siteUrl}/api/auth/callback/credentials`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-auth-return-redirect': '1',
      origin: siteUrl,
      cookie: cookiesOf(csrf),
    },
    body: JSON.stringify({ email, password, csrfToken }),
  })
  const cookies = cookiesOf(answer)
  if (!cookies.includes('session-token'))
    throw new Error(`Signing in as ${email} failed with status ${answer.status}.`)
  return cookies
}

/** The number of parallel uploads: while one waits for its worker thread, another is converted. */
const PARALLEL = 3

/** The local server ends a call after 30 seconds, and a picture may take longer on a busy machine. */
const TRIES = 3

/** Returns the sentence in an answer of the API; null if the answer comes from another program. */
function sentenceIn(text: string): string | null {
  try {
    return (JSON.parse(text) as Partial<ErrorReply>).message ?? null
  } catch {
    return null
  }
}

async function upload(
  siteUrl: string,
  cookie: string,
  [name, bytes]: [string, Uint8Array],
  tries = TRIES,
): Promise<Photo> {
  const answer = await fetch(`${siteUrl}${uploadPhoto.path}`, {
    method: uploadPhoto.method,
    headers: {
      'content-type': 'image/webp',
      origin: siteUrl,
      cookie,
    },
    body: new Uint8Array(bytes),
  })
  if (answer.ok) return (await answer.json()) as Photo
  if (answer.status >= 500 && tries > 1) return upload(siteUrl, cookie, [name, bytes], tries - 1)
  const text = await answer.text()
  throw new Problem(
    `the picture ${name} was not taken: ${sentenceIn(text) ?? `${answer.status} ${text}`}`,
  )
}

/** Uploads pictures through the site's endpoint; returns the stored photos by name, in the pictures' order. */
export async function uploadAll(
  siteUrl: string,
  login: Login,
  pictures: Map<string, Uint8Array>,
  log: (line: string) => void,
): Promise<Map<string, Photo>> {
  if (pictures.size > PHOTO_LIMITS.unusedPerUser)
    throw new Error('More demo pictures than one user may upload.')
  const cookie = await signIn(siteUrl, login)
  const photos = new Map<string, Photo>()
  const waiting = [...pictures]
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      photos.set(next[0], await upload(siteUrl, cookie, next))
      log(`picture ${photos.size} of ${pictures.size}: ${next[0]}`)
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return new Map(
    [...pictures.keys()].flatMap((name) =>
      photos.has(name) ? [[name, photos.get(name) as Photo]] : [],
    ),
  )
}
