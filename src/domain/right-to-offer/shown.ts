import type { Agreeing, PaperKind } from './constants.ts'

/** What the search calls a home of which a paper was seen. */
export const RIGHT_SEEN = 'seen'

/** What visitors read of a paper that was seen: its kind, what of it agreed, and when (ISO). */
export type ShownRight = { kind: PaperKind; agree: Agreeing[]; at: string }
