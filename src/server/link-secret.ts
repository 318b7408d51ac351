import { createHmac, timingSafeEqual } from 'node:crypto'
import { authSecretOf, type Env } from './env.ts'

/**
 * The secret of a link in a mail, derived from `purpose`, which names the action and its object. It is stored nowhere.
 */
export const linkSecret = (env: Pick<Env, 'authSecret'>, purpose: string): string =>
  createHmac('sha256', authSecretOf(env)).update(purpose).digest('hex')

/** Compares a given secret with the right one in constant time. */
export function isSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
