import { stored, tableOf, text } from '../lib/stored.ts'

/** What the browser remembers of the last known session, so that the header is right before the server has answered. */
export type SessionHint = { name: string; role: string }

declare global {
  /** Sets the page's classes to what is known of the session. The inline script of every page has it. */
  var showSession: (session: { role: string } | null) => void
}

export function readHint(): SessionHint | null {
  const { name, role } = stored('localStorage', 'session-hint', tableOf(text)) ?? {}
  return name && role ? { name, role } : null
}
