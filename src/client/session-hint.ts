import type { Role } from '../domain/account/constants.ts'

/** What the browser remembers of the last known session, so that the header is right before the server has answered. */
export type SessionHint = { name: string; role: Role }

export function readHint(): SessionHint | null {
  try {
    return JSON.parse(localStorage.getItem('session-hint') ?? 'null') as SessionHint | null
  } catch {
    return null
  }
}

/** Sets the page's classes to what is known of the session. */
export function showSession(session: { role: Role } | null): void {
  const { classList } = document.documentElement
  classList.toggle('signed-in', session !== null)
  classList.toggle('is-admin', session?.role === 'Admin')
}
