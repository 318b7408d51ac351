import { CONFIRM_TEXTS } from '#language/account/texts-security'
import { RENEWAL_TEXTS } from '#language/listing/texts-poster'
import { PHONE_TEXTS } from '#language/phone/texts'
import { GONE_MAIL_TEXTS } from '#language/report/texts-complaints'
import { ASKED_ANYWAY, NEVER_ASKED } from '#language/report/texts-never-asked'
import { LISTING_DAYS } from '../listing/constants.ts'
import { shownNumber, wholeNumber } from '../phone/shown.ts'
import { chatHref, mailHref, phoneHref } from '../site/settings.ts'
import { formatDate } from '../time/calendar.ts'
import type { MailKind } from './constants.ts'
import { type MailText, quoted, said } from './text.ts'

type ListingMail = Extract<
  MailKind,
  | 'approved'
  | 'rejected'
  | 'restored'
  | 'edit approved'
  | 'edit rejected'
  | 'enquiry'
  | 'answer'
  | 'still available'
  | 'expired'
>

const DAY_MS = 86_400_000
const RENEW = 'It is still available'
/** The closing lines of a mail about a listing that is not available. */
const closing = (listings: unknown) => [
  { items: [{ text: RENEWAL_TEXTS.other, link: said(listings) }] },
]
/** The day in India when a listing leaves the site that was last confirmed at a time, in milliseconds. */
const leavesOn = (confirmed: unknown) =>
  formatDate(new Date(Number(confirmed) + LISTING_DAYS.unconfirmed * DAY_MS).toISOString())
/** Ways to reach somebody by a tap, from a mail. */
const waysTo = (mobileNumber: string, email: string, title: string) => {
  const number = wholeNumber(mobileNumber)
  return [
    { text: `Call ${shownNumber(mobileNumber)}`, link: phoneHref(number) },
    {
      text: PHONE_TEXTS.writeOnWhatsApp,
      link: chatHref(number, `Hello, you asked about ${title}.`),
    },
    { text: `Write to ${email}`, link: mailHref(email) },
  ]
}
const greeting = (name: string) => `Dear ${name},`
/** What a poster gains by confirming the address, with a link that does it; nothing where that is done. */
const toConfirm = (confirm: unknown) =>
  confirm
    ? [CONFIRM_TEXTS.line, { items: [{ text: CONFIRM_TEXTS.open, link: said(confirm) }] }]
    : []

/** Mails to the poster of a listing; `title` is its name and place. */
export const LISTING_MAILS: Record<ListingMail, MailText> = {
  approved: ({ name, title, link, count, confirm }) =>
    count === undefined
      ? {
          subject: `Approved: ${said(title)}`,
          blocks: [
            greeting(name),
            `Your listing ${said(title)} is approved. Everyone can see it within a few minutes:`,
            { link, label: 'See its page' },
            `It stays on the site for ${LISTING_DAYS.unconfirmed} days from the day you last posted, changed or confirmed it. We ask you before it leaves. Sold or rented it? Mark it in your profile.`,
            ...toConfirm(confirm),
          ],
        }
      : {
          subject: `Approved: ${said(count)} of your listings`,
          blocks: [
            greeting(name),
            `${said(count)} of your listings are approved. Everyone can see them within a few minutes:`,
            { link, label: 'See your listings' },
            `Each stays on the site for ${LISTING_DAYS.unconfirmed} days from the day you last posted, changed or confirmed it. We ask you before it leaves. Sold or rented one? Mark it in your profile.`,
            ...toConfirm(confirm),
          ],
        },
  rejected: ({ name, title, reason, published, link }) =>
    published
      ? {
          subject: `Taken down: ${said(title)}`,
          blocks: [
            greeting(name),
            `An admin has taken your listing ${said(title)} off the site. The reason:`,
            quoted(reason),
            `You can change it and post it again. We keep your answers and photos for ${LISTING_DAYS.rejectedPhotos} days:`,
            { link, label: 'Post it again' },
          ],
        }
      : {
          subject: `Rejected: ${said(title)}`,
          blocks: [
            greeting(name),
            `An admin did not approve your listing ${said(title)}. The reason:`,
            quoted(reason),
            `Fix this and post it again from your profile. We keep your answers and photos for ${LISTING_DAYS.rejectedPhotos} days:`,
            { link, label: 'Post it again' },
          ],
        },
  restored: ({ name, title, link }) => ({
    subject: `Back on the site: ${said(title)}`,
    blocks: [
      greeting(name),
      `An admin took your listing ${said(title)} off the site and has now put it back. You do not need to post it again:`,
      { link, label: 'See its page' },
    ],
  }),
  'edit approved': ({ name, title, link, count }) =>
    count === undefined
      ? {
          subject: `Your changes are approved: ${said(title)}`,
          blocks: [
            greeting(name),
            `Your changes to ${said(title)} are approved. The page shows them within a few minutes:`,
            { link, label: 'See its page' },
          ],
        }
      : {
          subject: `Your changes to ${said(count)} listings are approved`,
          blocks: [
            greeting(name),
            `Your changes to ${said(count)} of your listings are approved. Their pages show them within a few minutes:`,
            { link, label: RENEWAL_TEXTS.toListings },
          ],
        },
  'edit rejected': ({ name, title, reason, link }) => ({
    subject: `Your changes are rejected: ${said(title)}`,
    blocks: [
      greeting(name),
      `An admin did not accept your changes to ${said(title)}. The reason:`,
      quoted(reason),
      'Your listing stays on the site as it was. You can change it again in your profile:',
      { link, label: RENEWAL_TEXTS.toListings },
    ],
  }),
  enquiry: ({ name, title, visitor, message, mobileNumber, email, replyTo, link, confirm }) => ({
    subject: `A question about ${said(title)}`,
    blocks: [
      greeting(name),
      ...(message
        ? [
            `${said(visitor)} asks about your listing ${said(title)}:`,
            quoted(message),
            { items: waysTo(said(mobileNumber), said(email), said(title)) },
            replyTo
              ? 'You can also reply to this mail, or answer in your profile:'
              : 'Please do not reply to this mail. Call or write to them as above, or answer in your profile:',
          ]
        : [
            `Someone asked about your listing ${said(title)}. Their question, number and e-mail address are in your profile:`,
          ]),
      { link, label: message ? 'Answer in your profile' : 'See the question' },
      ...(message ? [] : toConfirm(confirm)),
      NEVER_ASKED,
    ],
  }),
  // Without `message` the address is not proved: then nothing that anybody typed is in the mail, not even a name.
  answer: ({ name, title, message, answer, answered, replyTo, link, report }) => ({
    subject: answered ? `An answer about ${said(title)}` : `Your question about ${said(title)}`,
    blocks: [
      message ? greeting(name) : 'Good day,',
      ...(message
        ? [`You asked about ${said(title)}:`, quoted(message)]
        : [`Someone used this e-mail address to ask about ${said(title)}.`]),
      ...(answer
        ? ['The poster replied:', quoted(answer)]
        : [
            answered
              ? 'The poster has replied. Read the question and the reply here:'
              : 'The poster has it now and can reply on this page or call:',
          ]),
      { link, label: answered ? 'See question and reply' : 'See your question' },
      NEVER_ASKED,
      ...(report ? [{ items: [{ text: ASKED_ANYWAY, link: said(report) }] }] : []),
      `${replyTo ? 'Reply to this mail, and it goes to the poster.' : 'Please do not reply to this mail.'} If you did not ask, someone gave your address: ignore this mail.`,
    ],
  }),
  'still available': ({ name, title, since, link, listings, reported }) =>
    reported
      ? {
          subject: GONE_MAIL_TEXTS.subject(said(title)),
          blocks: [
            greeting(name),
            GONE_MAIL_TEXTS.why(said(title)),
            GONE_MAIL_TEXTS.what,
            { link, label: RENEW },
            ...closing(listings),
          ],
        }
      : {
          subject: `Is it still available? ${said(title)}`,
          blocks: [
            greeting(name),
            `You have not confirmed ${said(title)} for a while. It leaves the site on ${leavesOn(since)}, so that nobody asks about something that is gone.`,
            'Still available? Open the link, and press the button there to keep it on the site:',
            { link, label: RENEW },
            ...closing(listings),
          ],
        },
  expired: ({ name, title, link, listings }) => ({
    subject: `No longer shown: ${said(title)}`,
    blocks: [
      greeting(name),
      `You did not confirm ${said(title)} for ${LISTING_DAYS.unconfirmed} days, so visitors no longer see it. Nothing is deleted.`,
      'Still available? Open the link, and press the button there to put it back:',
      { link, label: RENEW },
      ...closing(listings),
    ],
  }),
}
