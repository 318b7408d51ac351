import type { Agreeing, PaperKind } from './constants.ts'

/** What visitors read of a paper that was seen: its kind, what of it agreed, and when (ISO). */
export type ShownRight = { kind: PaperKind; agree: Agreeing[]; at: string }
