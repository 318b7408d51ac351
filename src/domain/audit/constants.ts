/** What the audit log notes, in the order in which the desk offers it. */
export const AUDIT_EVENTS = [
  'signed in', 'sign-in refused', 'signed out', 'sessions ended', 'account created', 'email verified', 'password changed',
  'password reset asked', 'password reset', 'profile changed', 'two-step on', 'two-step off', 'role changed', 'account disabled',
  'account enabled', 'data exported', 'account deleted', 'contacts exported', 'phone revealed', 'listing reported',
  'report handled', 'listing edited', 'listing deleted', 'availability changed', 'content changed', 'publication asked',
] as const

export type AuditEvent = (typeof AUDIT_EVENTS)[number]
