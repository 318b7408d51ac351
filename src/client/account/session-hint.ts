import type { Role } from '../../domain/account/constants.ts'

/** What the browser remembers of the last known session, so that the header is right before the server has answered. */
export type SessionHint = { name: string; role: Role }

declare global {
  /** Sets the page's classes to what is known of the session. The inline script of every page has it. */
  var showSession: (session: { role: Role } | null) => void
}

export function readHint(): SessionHint | null {
  try {
    return JSON.parse(localStorage.getItem('session-hint') ?? 'null') as SessionHint | null
  } catch {
    return null
  }
}
