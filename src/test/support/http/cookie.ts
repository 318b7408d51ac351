import { encode } from '@auth/core/jwt'
import type { Db } from '../../../server/db/client.ts'
import { startSession } from '../data/factories.ts'

const NAME = 'authjs.session-token'

/** Returns a user's session cookie, as the sign-in sets it on a site without https. */
export async function cookieFor(db: Db, userId: string): Promise<string> {
  const token = { sub: userId, sid: await startSession(db, userId) }
  return `${NAME}=${await encode({ token, secret: process.env.AUTH_SECRET ?? '', salt: NAME })}`
}
