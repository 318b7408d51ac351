import { OFFICE_MAILS } from '#english/mail/texts-office'
import { THIS } from '#language/language/this'
import { ACCOUNT_MAILS } from '#language/mail/texts-account'
import { COMPLAINT_MAILS } from '#language/mail/texts-complaint'

import { LAUNCH_MAILS } from '#language/mail/texts-launch'
import { LISTING_MAILS } from '#language/mail/texts-listing'
import { RIGHT_MAILS } from '#language/mail/texts-right'
import { REMINDER_TEXTS } from '#language/report/texts-complaints'
import { addressOf } from '../../contract/endpoint.ts'
import {
  launchAgainPath,
  listingPath,
  ownListingPath,
  PATHS,
  projectAddress,
  queuedPath,
  reportedPath,
  rightToOfferPath,
} from '../../contract/paths.ts'
import { stopAlerts } from '../../contract/saved-search.ts'
import type { TokenPurpose } from '../../domain/account/constants.ts'
import { PREFIXES } from '../../domain/language/constants.ts'
import { shownAbout } from '../../domain/listing/about.ts'
import { MAIL_LANGUAGE, type MailKind, SUBJECT_LENGTH } from '../../domain/mail/constants.ts'
import { FILE_MAILS } from '../../domain/mail/file.ts'
import { SEARCH_MAILS } from '../../domain/mail/search.ts'
import { type MailBlock, type MailText, plainText, said } from '../../domain/mail/text.ts'
import { letterFragment } from '../../domain/right-to-offer/letter-link.ts'
import type { AlertNews } from '../../domain/saved-search/alert.ts'
import { alertWords } from '../../domain/saved-search/alert-words.ts'
import { changeFragment } from '../../domain/saved-search/change-link.ts'
import type { AlertStop } from '../../domain/saved-search/constants.ts'
import { type FollowLink, followFragment } from '../../domain/saved-search/follow-link.ts'
import { stopFragment } from '../../domain/saved-search/stop-link.ts'
import { shownSite } from '../../domain/site/shown.ts'
import { newToken } from '../account/tokens.ts'
import type { Deps } from '../deps.ts'
import { questionLink } from '../enquiry/question-link.ts'
import { renewalSecret } from '../listing/renewal-secret.ts'
import { letterLink } from '../right-to-offer/letter-secret.ts'
import { followLink } from '../saved-search/follow-secret.ts'
import { stopToken } from '../saved-search/stop-token.ts'
import { aboutId, readHomes } from './homes.ts'
import { mailHtml } from './html.ts'
import type { Mail } from './mailer.ts'

/** A due entry of the outbox. `user` is null for the office, for a follower, and for a user who may get no mail. */
export type DueMail = {
  id: string
  kind: MailKind
  attempts: number
  data: Record<string, unknown>
  toOffice: boolean
  /**
   * `reminder`: the line about the rules, which the law asks for, is due to this user. `unconfirmed`: the address is not
   * confirmed.
   */
  user: {
    id: string
    name: string
    email: string
    reminder: boolean
    unconfirmed: boolean
  } | null
  /** The reader of an address without an account who follows searches. */
  follower: { id: string; email: string } | null
}

/** The text of each kind of mail; `blocks` are paragraphs. */
const TEXTS: Record<MailKind, MailText> = {
  ...LISTING_MAILS,
  ...OFFICE_MAILS,
  ...COMPLAINT_MAILS,
  ...LAUNCH_MAILS,
  ...RIGHT_MAILS,
  ...FILE_MAILS,
  ...ACCOUNT_MAILS,
  ...SEARCH_MAILS,
}

/**
 * The page where the owner confirms a listing with one press. The link's fragment, which browsers send to no server,
 * holds the secret.
 */
const renewalPage = ({ listingId, since }: DueMail['data'], env: Deps['env']): string => {
  const [id, asked] = [String(listingId), Number(since)]
  return `${PATHS.renewal}#${id}.${asked}.${renewalSecret(env, id, asked)}`
}

/**
 * The page where somebody without an account confirms a search, changes and deletes what is kept, or refuses to be
 * asked.
 */
const followPage = (env: Deps['env'], of: FollowLink['of'], id: string): string =>
  PATHS.alerts + followFragment(followLink(env, of, id))

/** The page that a mail links to, by its kind and the data in the outbox. */
const PAGES: Record<
  Exclude<MailKind, TokenPurpose>,
  (data: DueMail['data'], env: Deps['env'], follower: DueMail['follower']) => string
> = {
  // Of several that were approved together it names none.
  approved: ({ listingId }) => (listingId ? listingPath(String(listingId)) : PATHS.profile),
  rejected: () => PATHS.profile,
  restored: ({ listingId }) => listingPath(String(listingId)),
  'edit approved': ({ listingId }) => (listingId ? listingPath(String(listingId)) : PATHS.profile),
  'edit rejected': () => PATHS.profile,
  queued: ({ queuedId }) => queuedPath(queuedId ? String(queuedId) : null),
  enquiry: () => PATHS.enquiries,
  answer: ({ enquiryId }, env) => questionLink(env, String(enquiryId)),
  contact: () => PATHS.adminMessages,
  report: ({ listingId }) => reportedPath(String(listingId)),
  receipt: () => `${PATHS.terms}#law`,
  outcome: () => PATHS.contact,
  'still available': renewalPage,
  expired: renewalPage,
  trouble: () => PATHS.adminBuilds,
  'password changed': () => PATHS.forgotPassword,
  'saved search': (_, env, follower) =>
    follower ? followPage(env, 'kept', follower.id) : PATHS.savedSearches,
  'saved home': () => PATHS.saved,
  together: () => PATHS.together,
  'news of the day': () => PATHS.savedSearches,
  'confirm alert': ({ askedId }, env) => followPage(env, 'asked', String(askedId)),
  'keep alert': (_, env, follower) => followPage(env, 'kept', follower?.id ?? ''),
  'city off': (_, env, follower) =>
    follower ? followPage(env, 'kept', follower.id) : PATHS.savedSearches,
  'launch received': () => PATHS.ownLaunches,
  'launch online': ({ entryId, city }) =>
    projectAddress({ id: String(entryId), city: String(city) }),
  'launch declined': ({ launchId }) => launchAgainPath(String(launchId)),
  'launch sent': () => PATHS.adminLaunches,
  'launch due': () => PATHS.adminLaunches,
  'file sent': () => PATHS.profile,
  'paper answered': ({ listingId }) => rightToOfferPath(String(listingId)),
  'offer doubted': ({ listingId }) => ownListingPath(String(listingId)),
  'owners letter': ({ letterId, hash }, env) =>
    PATHS.ownersLetter + letterFragment(letterLink(env, String(letterId), String(hash))),
}

/**
 * Pages that a link with a secret leads to. The secret is created only when the mail is composed. It is in the
 * fragment, which browsers send to no server.
 */
const SECRET_PAGES: Record<TokenPurpose, string> = {
  'verify email': PATHS.verifyEmail,
  'reset password': PATHS.resetPassword,
}

const secretPage = async ({ db }: Deps, purpose: TokenPurpose, { user }: DueMail) =>
  user ? `${SECRET_PAGES[purpose]}#${await newToken(db, purpose, user)}` : ''

async function pageOf(deps: Deps, due: DueMail): Promise<string> {
  const { kind, data } = due
  if (kind !== 'verify email' && kind !== 'reset password')
    return PAGES[kind](data, deps.env, due.follower)
  return secretPage(deps, kind, due)
}

/** The mails that also let a poster confirm the address, because questions come without a number until then. */
const LETS_CONFIRM: readonly MailKind[] = ['approved', 'enquiry']

/** The mails that their reader can stop by a link in them, with an account and without one. */
const STOPPED_BY: Partial<Record<MailKind, AlertStop>> = {
  'saved search': 'searches',
  'saved home': 'homes',
  together: 'together',
  'news of the day': 'news',
  'city off': 'searches',
}
const FOLLOWER_STOPS: Partial<Record<MailKind, AlertStop>> = {
  'saved search': 'alerts',
  'keep alert': 'alerts',
  'city off': 'alerts',
}

/** What a mail's links stop, and whose mails. */
function stoppedBy({ kind, user, follower }: DueMail): { stop: AlertStop; id: string } | null {
  const stop = follower ? FOLLOWER_STOPS[kind] : STOPPED_BY[kind]
  const id = (follower ?? user)?.id
  return stop && id ? { stop, id } : null
}

/**
 * The addresses in a mail about saved searches or listings. Two stop such mails: a page with a button, and one that
 * mail programs call directly. Another page stops those about one search, and offers to stop all.
 */
function alertLinks(env: Deps['env'], { stop, id: ownerId }: { stop: AlertStop; id: string }) {
  const { siteUrl } = env
  const secret = stopToken(env, stop, ownerId)
  const one = stop === 'alerts' ? 'alert' : 'search'
  const page = siteUrl + PATHS.alertsOff
  /** Stops the mails about one search, and offers to stop all. */
  const pageOfOne = (of: AlertStop, id: string) =>
    page +
    stopFragment({ stop: of, id, secret: stopToken(env, of, id) }, { stop, id: ownerId, secret })
  return {
    oneClick: siteUrl + addressOf(stopAlerts, { id: ownerId, secret }),
    links: {
      listing: (id: string) => siteUrl + listingPath(id),
      search: (query: string) => siteUrl + PATHS.search + query,
      change:
        stop === 'searches'
          ? (id: string, query: string) => siteUrl + PATHS.search + query + changeFragment(id)
          : null,
      stop: page + stopFragment({ stop, id: ownerId, secret }),
      pauseOne: (id: string) => pageOfOne('pause', id),
      stopOne: (id: string) => pageOfOne(one, id),
      stopTogether:
        page +
        stopFragment({
          stop: 'together',
          id: ownerId,
          secret: stopToken(env, 'together', ownerId),
        }),
    },
  }
}

/** The news of saved searches in words; nothing for a mail about something else. */
const wordedSearches = ({ searches }: DueMail['data']) =>
  searches ? { searches: (searches as AlertNews[]).map(alertWords) } : {}

/** Opens the dialog that reports a listing, on its page. */
const reportLink = (siteUrl: string, id: string) => `${siteUrl}${listingPath(id)}#report`

/** The line about the rules with the ways to them. */
const reminderBlocks = (siteUrl: string): MailBlock[] => [
  REMINDER_TEXTS.line,
  {
    items: [
      { text: REMINDER_TEXTS.terms, link: siteUrl + PATHS.terms },
      { text: REMINDER_TEXTS.privacy, link: siteUrl + PATHS.privacy },
    ],
  },
]

/** Puts a text on one line: a line break in it would start another header. */
const oneLine = (text: string) =>
  [...text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()].slice(0, SUBJECT_LENGTH).join('')

/** The parts of a mail that joins several, each in its words. */
const partsOf = (deps: Deps, due: DueMail) =>
  Promise.all(
    ((due.data.parts ?? []) as readonly Pick<DueMail, 'kind' | 'data'>[]).map(async (part) => {
      const { subject, blocks } = await textOf(deps, { ...due, ...part })
      return { subject, blocks }
    }),
  )

/** The words of an entry in the outbox, and the address that stops such mails. */
async function textOf(deps: Deps, due: DueMail) {
  const { kind, data, user } = due
  const { env } = deps
  const { siteUrl } = env
  const stopped = stoppedBy(due)
  const alert = stopped && alertLinks(env, stopped)
  const link = siteUrl + (await pageOf(deps, due))
  const confirm =
    user?.unconfirmed && LETS_CONFIRM.includes(kind)
      ? siteUrl + (await secretPage(deps, 'verify email', due))
      : ''
  const homes = await readHomes(deps, due)
  const home = homes.get(aboutId(due))
  const text = TEXTS[kind]({
    ...data,
    ...(data.title ? { title: shownAbout(said(data.title)) } : {}),
    ...wordedSearches(data),
    ...(data.parts ? { parts: await partsOf(deps, due) } : {}),
    link,
    confirm,
    name: user?.name ?? said(data.asker),
    site: siteUrl,
    listings: siteUrl + PATHS.profile,
    several: siteUrl + PATHS.postSeveral,
    ...(data.mailbox ? { never: siteUrl + followPage(env, 'never', said(data.mailbox)) } : {}),
    ...(data.listingId ? { report: reportLink(siteUrl, String(data.listingId)) } : {}),
    ...(alert && {
      links: { ...alert.links, picture: (id: string) => homes.get(id)?.picture ?? null },
    }),
  })
  const blocks = [...(home ? [{ home }] : []), ...text.blocks]
  return { subject: text.subject, blocks, oneClick: alert?.oneClick }
}

/** The mail of an entry in the outbox; null where it has no recipient. */
export async function composeMail(deps: Deps, due: DueMail): Promise<Mail | null> {
  const { id, data, toOffice, user, follower } = due
  if (!toOffice && !user && !follower) return null
  const { env } = deps
  const { siteUrl } = env
  const siteName = shownSite({ name: env.siteName, names: env.siteNames })
  const { subject, oneClick, ...text } = await textOf(deps, due)
  const blocks = [...text.blocks, ...(user?.reminder ? reminderBlocks(siteUrl) : [])]
  return {
    id,
    // The sender of a question may have no account.
    to: (user ?? follower)?.email ?? (said(data.to) || env.officeEmail),
    subject: oneLine(subject),
    text: plainText(blocks),
    ...(data.replyTo ? { replyTo: said(data.replyTo) } : {}),
    ...(oneClick && { unsubscribe: oneClick }),
    html: mailHtml({
      ...MAIL_LANGUAGE,
      subject: oneLine(subject),
      blocks,
      siteName,
      siteUrl: siteUrl + PREFIXES[THIS],
    }),
  }
}
