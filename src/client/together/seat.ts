import { stored, text } from '../lib/stored.ts'

/** The storage key for the secret of this device's place on a list of two. A sign-out leaves it: it is no account's. */
const SEAT = 'together-seat'

export const deviceSeat = (): string | null => stored('localStorage', SEAT, text) ?? null

/** Stores the place of this device; null removes it. */
export function keepSeat(secret: string | null): void {
  if (secret === null) localStorage.removeItem(SEAT)
  else localStorage.setItem(SEAT, JSON.stringify(secret))
}
