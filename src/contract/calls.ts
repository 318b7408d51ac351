import { ADDRESSES } from './addresses.ts'
import type { Endpoints } from './endpoints.ts'

/** Endpoints as a page calls them: all that a call reads is method and path, and the schemas would add 10 kB. */
export const calls = ADDRESSES as unknown as Pick<Endpoints, keyof typeof ADDRESSES>
