import { atom } from 'nanostores'

/**
 * The progress of filling the form from a listing. `asking`: the poster is asked whether to replace the draft on this
 * device.
 */
type FillStatus =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'missing' | 'ready' | 'asking'; text: string }

export const $fillStatus = atom<FillStatus>({ state: 'none' })
