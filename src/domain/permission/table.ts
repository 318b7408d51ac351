import { ROLES, type Role } from '../account/constants.ts'
import type { ListingState } from '../listing/constants.ts'

/**
 * A rule that allows an action: to whom (`anyone` needs no session), on their own things or on any, and in which states
 * of a listing (all if none is named).
 */
export type Rule = { who: 'anyone' | readonly Role[]; own?: true; in?: readonly ListingState[] }

const ADMIN = [{ who: ['Admin'] }] as const
const USERS = [{ who: ROLES }] as const
const OWNER_ONLY = [{ who: ROLES, own: true }] as const
const ANYONE = [{ who: 'anyone' }] as const
const APPROVED = ['published', 'expired', 'closed', 'past'] as const
const ON_OFFER = ['published'] as const

/** The rules of each action. An action that no rule allows is refused. */
export const PERMISSIONS = {
  'account.create': ANYONE,
  'account.recover': ANYONE,
  'account.manageOwn': OWNER_ONLY,
  'account.manage': ADMIN,
  /** For a few days: the table of limits says how far. */
  'account.raiseFileLimit': ADMIN,
  /** A page with all homes of an agent, which shows the name. */
  'account.showPage': [{ who: ['Agent'], own: true }],
  'session.read': ANYONE,
  'listing.read': [{ who: 'anyone', in: ['published', 'closed'] }],
  /** What homes such as one are asked for, by all that is on offer. */
  'listing.compare': ANYONE,
  'listing.countView': ANYONE,
  'listing.create': USERS,
  /** With limits for whole files, once the address is confirmed; and to read what is left of them. */
  'listing.sendFile': [{ who: ['Agent'] }],
  'listing.adminTypes': ADMIN,
  'listing.readOwn': OWNER_ONLY,
  'listing.edit': [{ who: ROLES, own: true, in: ['pending', 'published', 'expired'] }],
  'listing.withdraw': OWNER_ONLY,
  'listing.setAvailability': [
    { who: ROLES, own: true, in: APPROVED },
    { who: ['Admin'], in: APPROVED },
  ],
  /** With the secret of a mail's link. */
  'listing.renew': ANYONE,
  'listing.manage': [{ who: ['Admin'], in: APPROVED }],
  /** A paper to the desk that says who may offer the listing, and to take it back. */
  'right.show': [{ who: ROLES, own: true, in: ['pending', 'published', 'expired'] }],
  /** Has the owner asked by a mail whether the agent may offer the listing. */
  'right.ask': [{ who: ['Agent'], own: true, in: ['pending', 'published', 'expired'] }],
  /** With the secret of a mail's link. */
  'right.answerByMail': ANYONE,
  'right.withdraw': OWNER_ONLY,
  'right.decide': ADMIN,
  /** What the poster says where visitors doubt that the listing is theirs to offer. */
  'doubt.answer': OWNER_ONLY,
  'listing.report': [{ who: 'anyone', in: ON_OFFER }],
  'listing.revealPhone': [{ who: ROLES, in: ON_OFFER }],
  'search.countMiss': ANYONE,
  'search.keep': OWNER_ONLY,
  'shortlist.keep': OWNER_ONLY,
  'hidden.keep': OWNER_ONLY,
  /** With the place that an account or a device has on a list of two, or with the secret of an invitation. */
  'together.choose': ANYONE,
  /** With the secret of a mail's link. */
  'search.stopMails': ANYONE,
  /** By an e-mail address, whose reader then confirms it. */
  'search.askByMail': ANYONE,
  /** With the secret of a mail's link. */
  'search.keepByMail': ANYONE,
  /** With the password of the mail provider. */
  'mail.noteEvent': ANYONE,
  'photo.read': ANYONE,
  'photo.upload': USERS,
  'photo.remove': OWNER_ONLY,
  'project.read': ANYONE,
  'launch.send': USERS,
  'launch.manageOwn': OWNER_ONLY,
  'launch.manage': ADMIN,
  'contact.send': ANYONE,
  'contact.manage': ADMIN,
  'enquiry.send': [{ who: 'anyone', in: ON_OFFER }],
  'enquiry.readOwn': OWNER_ONLY,
  'enquiry.answer': OWNER_ONLY,
  'enquiry.readSent': OWNER_ONLY,
  'moderation.read': ADMIN,
  'moderation.decide': ADMIN,
  'report.manage': ADMIN,
  'content.manage': ADMIN,
  'rebuild.read': ADMIN,
  'rebuild.request': ADMIN,
  'stats.read': ADMIN,
  'audit.read': ADMIN,
  'health.read': ANYONE,
  /** Also allowed to a monitor that sends the portal's token. */
  'health.examine': ADMIN,
} as const satisfies Record<string, readonly Rule[]>

export type Action = keyof typeof PERMISSIONS

/** The rules that allow an action to a role (null: signed out). */
export function rulesFor(role: Role | null, action: Action): readonly Rule[] {
  const rules: readonly Rule[] = PERMISSIONS[action] ?? []
  return rules.filter(({ who }) => who === 'anyone' || (role !== null && who.includes(role)))
}

/** The object of an action: whether it belongs to the user, and its state. */
export type Resource = { own: boolean; state?: ListingState }

/** Whether a role may do an action on a thing; without a thing, whether it may do it on any. */
export function can(role: Role | null, action: Action, thing?: Resource): boolean {
  const rules = rulesFor(role, action)
  if (!thing) return rules.length > 0
  return rules.some(
    (rule) =>
      (!rule.own || thing.own) && (!rule.in || !thing.state || rule.in.includes(thing.state)),
  )
}
