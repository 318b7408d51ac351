import type { Env } from '../env.ts'
import { keyedHash } from '../link-secret.ts'

/** The secret of a link that confirms a listing once: it is valid only for the confirmation after `since`. */
export const renewalSecret = (env: Pick<Env, 'authSecret'>, id: string, since: number): string =>
  keyedHash(env, `renew listing ${id} ${since}`)
