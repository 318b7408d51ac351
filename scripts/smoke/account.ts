import sharp from 'sharp'
import {
  createAccount,
  deleteAccount,
  readProfile,
  readSession,
} from '../../src/contract/account.ts'
import { photoPath } from '../../src/contract/paths.ts'
import { removePhoto, uploadPhoto } from '../../src/contract/photo.ts'
import type { Finding } from '../../src/domain/health/examination.ts'
import type { Photo } from '../../src/domain/photo/schema.ts'
import { type Answer, type Ask, finding, parsed } from '../lib/site-walk.ts'
import { CACHING } from './expectations.ts'

/** The account to sign in with. If the address has no account, one is made for the check. */
export type Account = { email: string; password: string }

const SIDE = 480
const LOGIN = '/api/auth/callback/credentials'
const LOG = 'Look at the log of the functions.'

const cookiesOf = ({ headers }: Answer) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function postAuth(ask: Ask, path: string, fields: object, cookie = ''): Promise<Answer> {
  const csrf = await ask('/api/auth/csrf', { headers: { cookie } })
  const { csrfToken } = parsed<{ csrfToken: string }>(csrf.text)
  return ask(path, {
    method: 'POST',
    json: { ...fields, csrfToken },
    headers: {
      cookie: [cookie, cookiesOf(csrf)].filter(Boolean).join('; '),
      'x-auth-return-redirect': '1',
    },
  })
}

/** Returns the session's cookie; null if the login is refused. */
async function login(ask: Ask, account: Account): Promise<string | null> {
  const answer = await postAuth(ask, LOGIN, account)
  const { url = '' } = parsed<{ url: string }>(answer.text)
  return url && !url.includes('error=') ? cookiesOf(answer) : null
}

const signUp = (ask: Ask, { email, password }: Account) =>
  ask(createAccount.path, {
    method: 'POST',
    json: {
      name: 'Smoke Test',
      mobileNumber: '9000000000',
      role: 'Client',
      email,
      password,
      confirmPassword: password,
    },
  })

/** Uploads a photo, checks who can see it, and removes it. */
async function checkPhoto(ask: Ask, cookie: string): Promise<Finding[]> {
  const grey = { width: SIDE, height: SIDE, channels: 3, background: '#888' } as const
  const bytes = new Uint8Array(await sharp({ create: grey }).jpeg().toBuffer())
  const sent = await ask(uploadPhoto.path, {
    method: 'POST',
    bytes,
    headers: { cookie, 'content-type': 'image/jpeg' },
  })
  const uploaded = finding(
    sent.status === 201,
    'A photo is taken and converted.',
    `The upload of a photo answers ${sent.status}: ${sent.text.slice(0, 200)}`,
    `${LOG} Is sharp in the function’s bundle, and does Blobs answer?`,
  )
  const { id, key } = parsed<Photo>(sent.text)
  if (sent.status !== 201 || !id || !key) return [uploaded]
  const path = photoPath(key, 320)
  const [toOwner, toOthers] = [await ask(path, { headers: { cookie } }), await ask(path)]
  const removed = await ask(removePhoto.path.replace(':id', id), {
    method: 'DELETE',
    headers: { cookie },
  })
  const after = await ask(path, { headers: { cookie } })
  const seen = [toOwner.status, toOthers.status, removed.status, after.status].join(', ')
  const cache = toOwner.headers.get('cache-control') ?? ''
  return [
    uploaded,
    finding(
      seen === '200, 404, 200, 404' && CACHING.ownPhoto.test(cache),
      'It is its owner’s alone, and gone when it is taken away.',
      `Its owner, somebody else, its removal, and its owner afterwards were answered ${seen} (cache-control: ${cache}); expected 200, 404, 200, 404.`,
      `${LOG} Does the CDN keep what it must not?`,
    ),
  ]
}

/** Cleans up after the check: deletes an account that was made for it, or signs out of another one. */
async function leave(ask: Ask, cookie: string, account: Account, made: boolean): Promise<Finding> {
  const left = made
    ? await ask(deleteAccount.path, {
        method: 'POST',
        json: { currentPassword: account.password },
        headers: { cookie },
      })
    : await postAuth(ask, '/api/auth/signout', {}, cookie)
  const later = await ask(readProfile.path, { headers: { cookie } })
  return finding(
    left.status === 200 && later.status === 401,
    made
      ? 'The account of this round is deleted, its session dead.'
      : 'The session is dead after signing out.',
    `${made ? 'Deleting the account' : 'Signing out'} answers ${left.status}, and its session afterwards ${later.status} instead of 401.`,
    made ? `Delete ${account.email} by hand. ${LOG}` : LOG,
  )
}

/** Signs in, uploads a photo, and removes all traces. */
export async function checkAccount(ask: Ask, account: Account): Promise<Finding[]> {
  let cookie = await login(ask, account)
  const made = cookie === null && (await signUp(ask, account)).status === 201
  if (made) cookie = await login(ask, account)
  if (!cookie)
    return [
      {
        state: 'bad',
        says: `Nobody could sign in as ${account.email}.`,
        todo: 'Is SMOKE_PASSWORD right, and two-step sign-in off? Then look at the log of the function auth.',
      },
    ]
  const me = await ask(readSession.path, { headers: { cookie } })
  return [
    finding(
      me.text.toLowerCase().includes(account.email.toLowerCase()),
      'Signing in works.',
      `After signing in ${readSession.path} answers ${me.status}: ${me.text.slice(0, 200)}`,
      'Do cookies pass? Is AUTH_SECRET the same for all functions?',
    ),
    ...(await checkPhoto(ask, cookie)),
    await leave(ask, cookie, account, made),
  ]
}
