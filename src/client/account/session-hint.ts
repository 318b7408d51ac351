import { stored, tableOf, text } from '../lib/stored.ts'

/** The last known session as the browser remembers it. It makes the header right before the server has answered. */
export type SessionHint = { id: string; name: string; role: string }

/** In `localStorage`, for all tabs. A change in another tab tells this one of a sign-in or a sign-out. */
export const HINT = 'session-hint'
/** In `sessionStorage`: what the server has told this tab, and when. */
export const TOLD = 'session-told'

declare global {
  /** Sets the page's classes to the known session. The inline script of every page defines this function. */
  var showSession: (session: { role: string } | null) => void
}

export function readHint(): SessionHint | null {
  const { id = '', name, role } = stored('localStorage', HINT, tableOf(text)) ?? {}
  return name && role ? { id, name, role } : null
}
