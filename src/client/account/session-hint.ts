import { stored, tableOf, text } from '../lib/stored.ts'

/** The last known session as the browser remembers it. It makes the header right before the server has answered. */
export type SessionHint = { name: string; role: string }

declare global {
  /** Sets the page's classes to the known session. The inline script of every page defines this function. */
  var showSession: (session: { role: string } | null) => void
}

export function readHint(): SessionHint | null {
  const { name, role } = stored('localStorage', 'session-hint', tableOf(text)) ?? {}
  return name && role ? { name, role } : null
}
