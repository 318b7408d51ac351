import type { Parts } from '../form.ts'

/** None has a source yet. */
export const PARTS: Parts = {}
