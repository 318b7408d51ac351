import { atom } from 'nanostores'

/** How far the filling of the form from a listing has come; `asking` whether the draft on this device may go. */
type FillStatus =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'missing' | 'ready' | 'asking'; text: string }

export const $fillStatus = atom<FillStatus>({ state: 'none' })
