import * as z from 'zod/mini'
import { ROLES, USER_STATUSES } from '../../domain/account/constants.ts'
import { CONTACT_STATES } from '../../domain/contact/constants.ts'
import { ADMIN_ADDRESSES } from '../admin-addresses.ts'
import type { AuditList, BuildList, Inbox, UserDetail, UserList } from '../admin.ts'
import { type Download, endpoint, withId } from '../endpoint.ts'
import type { Figures } from '../figures.ts'
import type { Health } from '../health.ts'
import type { PublicationStatus } from '../listing.ts'

const withContact = z.object({ id: z.string().check(z.regex(/^\d{1,15}$/)) })
const change = <Word extends string>(words: readonly Word[]) => {
  const word = z.enum(words as readonly [Word, ...Word[]])
  /** `from` is what was read: a change of something else is refused. */
  return z.object({ from: word, to: word })
}

export const adminEndpoints = {
  readContacts: endpoint<Inbox>()({ ...ADMIN_ADDRESSES.readContacts, action: 'contact.manage' }),
  markContact: endpoint<{ unread: number }>()({
    ...ADMIN_ADDRESSES.markContact,
    action: 'contact.manage',
    params: withContact,
    body: z.object({ state: z.enum(CONTACT_STATES) }),
  }),
  exportContacts: endpoint<Download>()({
    ...ADMIN_ADDRESSES.exportContacts,
    action: 'contact.manage',
    media: 'text/csv; charset=utf-8',
  }),
  readUsers: endpoint<UserList>()({ ...ADMIN_ADDRESSES.readUsers, action: 'account.manage' }),
  readUser: endpoint<UserDetail>()({
    ...ADMIN_ADDRESSES.readUser,
    action: 'account.manage',
    params: withId,
  }),
  changeRole: endpoint<{ id: string }>()({
    ...ADMIN_ADDRESSES.changeRole,
    action: 'account.manage',
    params: withId,
    body: change(ROLES),
  }),
  changeStatus: endpoint<{ id: string }>()({
    ...ADMIN_ADDRESSES.changeStatus,
    action: 'account.manage',
    params: withId,
    body: change(USER_STATUSES),
  }),
  readPublication: endpoint<PublicationStatus>()({
    ...ADMIN_ADDRESSES.readPublication,
    action: 'publication.read',
  }),
  requestPublication: endpoint<PublicationStatus>()({
    ...ADMIN_ADDRESSES.requestPublication,
    action: 'publication.request',
  }),
  readBuilds: endpoint<BuildList>()({ ...ADMIN_ADDRESSES.readBuilds, action: 'publication.read' }),
  /** For monitors; no page asks it. */
  readHealth: endpoint<Health>()({ method: 'GET', path: '/api/health', action: 'health.read' }),
  readFigures: endpoint<Figures>()({ ...ADMIN_ADDRESSES.readFigures, action: 'figures.read' }),
  readAudit: endpoint<AuditList>()({ ...ADMIN_ADDRESSES.readAudit, action: 'audit.read' }),
} as const
