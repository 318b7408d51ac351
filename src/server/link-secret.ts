import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Env } from './env.ts'

/** The secret of a mail's link that does one thing to one thing, both of which `purpose` names. Nothing of it is stored. */
export const linkSecret = ({ authSecret }: Pick<Env, 'authSecret'>, purpose: string): string =>
  createHmac('sha256', authSecret).update(purpose).digest('hex')

/** Whether a secret that somebody brings is the right one, in a time that tells nothing. */
export function isSecret(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
