import type { Role } from '../account/constants.ts'

/** Who may do what; anything not named is refused. `anyone` needs no session; `self` rules are checked in the commands. */
export const PERMISSIONS = {
  'account.create': 'anyone',
  'session.read': 'anyone',
  'listing.read': 'anyone',
  'photo.read': 'anyone',
  'project.read': 'anyone',
  'contact.send': 'anyone',
  'enquiry.send': 'anyone',
  'listing.create': ['Owner', 'Client', 'Agent', 'Admin'],
  'listing.adminTypes': ['Admin'],
  'listing.readOwn': ['Owner', 'Client', 'Agent', 'Admin'],
  'listing.withdraw': ['Owner', 'Client', 'Agent', 'Admin'],
  'enquiry.readOwn': ['Owner', 'Client', 'Agent', 'Admin'],
  'photo.upload': ['Owner', 'Client', 'Agent', 'Admin'],
  'photo.remove': ['Owner', 'Client', 'Agent', 'Admin'],
  'moderation.read': ['Admin'],
  'moderation.decide': ['Admin'],
  'content.manage': ['Admin'],
  'listing.manage': ['Admin'],
  'publication.read': ['Admin'],
  'publication.request': ['Admin'],
} as const satisfies Record<string, 'anyone' | readonly Role[]>

export type Action = keyof typeof PERMISSIONS

/** Whether a role (null: signed out) may do an action. */
export function may(role: Role | null, action: Action): boolean {
  const allowed: 'anyone' | readonly Role[] | undefined = PERMISSIONS[action]
  if (allowed === 'anyone') return true
  return role !== null && Boolean(allowed?.includes(role))
}
