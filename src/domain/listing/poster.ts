import type { Role } from '../account/constants.ts'

/** What a listing's poster is called in public: clients post their own property, so they are owners. */
export type PosterWord = 'owner' | 'agent'

export function posterWord(role: Role): PosterWord {
  return role === 'Agent' ? 'agent' : 'owner'
}
