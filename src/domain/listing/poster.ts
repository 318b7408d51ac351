import type { Role } from '../account/constants.ts'

/** What visitors call who posted a listing: clients post what is their own. */
export type PosterWord = 'owner' | 'agent'

export function posterWord(role: Role): PosterWord {
  return role === 'Agent' ? 'agent' : 'owner'
}
