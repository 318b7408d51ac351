import { addressKey } from '../account/rate-limit.ts'
import type { Env } from '../env.ts'
import { keyedHash } from '../link-secret.ts'

/** What is stored of a caller's network: it says whether two reports came from one, but nobody can tell from which. */
export const networkHash = (env: Pick<Env, 'authSecret'>, ip: string): string =>
  keyedHash(env, `network ${addressKey(ip)}`)
