import { LISTING_DAYS } from '../listing/constants.ts'
import { RENEWAL_TEXTS } from '#language/listing/texts-poster'
import { formatMobile, PHONE_TEXTS } from '#language/phone/texts'
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
  const number = formatMobile(mobileNumber)
  return [
    { text: `Call ${number}`, link: phoneHref(number) },
    {
      text: PHONE_TEXTS.writeOnWhatsApp,
      link: chatHref(number, `I write about your question: ${title}.`),
    },
    { text: `Write to ${email}`, link: mailHref(email) },
  ]
}
const greeting = (name: string) => `Dear ${name},`

/** Mails to the poster of a listing; `title` is its name and place. */
export const LISTING_MAILS: Record<ListingMail, MailText> = {
  approved: ({ name, title, link }) => ({
    subject: `Approved: ${said(title)}`,
    blocks: [
      greeting(name),
      `An admin has approved your listing ${said(title)}. Its page is open to everybody within a few minutes:`,
      { link, label: 'See its page' },
      `It stays for ${LISTING_DAYS.unconfirmed} days after you last said that it is available, by posting, changing or confirming it. Before they are over we ask you whether it still is. Once it is sold or rented, say so on your profile.`,
    ],
  }),
  rejected: ({ name, title, reason, published, link }) =>
    published
      ? {
          subject: `Taken down: ${said(title)}`,
          blocks: [
            greeting(name),
            `An admin has taken your listing ${said(title)} off the site, for this reason:`,
            quoted(reason),
            `You can change it and post it again for ${LISTING_DAYS.rejectedPhotos} days; your answers and photos are kept until then:`,
            { link, label: 'Post it again' },
          ],
        }
      : {
          subject: `Rejected: ${said(title)}`,
          blocks: [
            greeting(name),
            `An admin did not publish your listing ${said(title)}, for this reason:`,
            quoted(reason),
            `Change what it names and post it again from your profile. Your answers and photos are kept for ${LISTING_DAYS.rejectedPhotos} days:`,
            { link, label: 'Post it again' },
          ],
        },
  restored: ({ name, title, link }) => ({
    subject: `Back on the site: ${said(title)}`,
    blocks: [
      greeting(name),
      `An admin had taken your listing ${said(title)} off the site and has taken that decision back. It is shown as before; you need not post it again:`,
      { link, label: 'See its page' },
    ],
  }),
  'edit approved': ({ name, title, link }) => ({
    subject: `Your changes are approved: ${said(title)}`,
    blocks: [
      greeting(name),
      `An admin has approved your changes to ${said(title)}. The page shows them within a few minutes:`,
      { link, label: 'See its page' },
    ],
  }),
  'edit rejected': ({ name, title, reason, link }) => ({
    subject: `Your changes are rejected: ${said(title)}`,
    blocks: [
      greeting(name),
      `An admin did not accept your changes to ${said(title)}, for this reason:`,
      quoted(reason),
      'The listing stays on the site as it was. You can change it again on your profile:',
      { link, label: RENEWAL_TEXTS.toListings },
    ],
  }),
  enquiry: ({ name, title, visitor, message, mobileNumber, email, replyTo, link }) => ({
    subject: `A question about ${said(title)}`,
    blocks: [
      greeting(name),
      ...(message
        ? [
            `${said(visitor)} asks about your listing ${said(title)}:`,
            quoted(message),
            { items: waysTo(said(mobileNumber), said(email), said(title)) },
            replyTo
              ? 'A reply to this mail reaches them too. The question is also on your profile:'
              : 'This mailbox is not read: use the number or the address above. The question is also on your profile:',
          ]
        : [
            `Somebody asks about your listing ${said(title)}. The question, with the number and e-mail address of whoever asks, is on your profile; we mail them once you have confirmed your own address there.`,
          ]),
      { link, label: 'Read the question' },
    ],
  }),
  // Without `message` the address is not proved: then nothing that anybody typed is in the mail, not even a name.
  answer: ({ name, title, message, answer, answered, replyTo, link }) => ({
    subject: answered ? `An answer about ${said(title)}` : `Your question about ${said(title)}`,
    blocks: [
      message ? greeting(name) : 'Good day,',
      ...(message
        ? [`You asked about ${said(title)}:`, quoted(message)]
        : [`With this address somebody asked about ${said(title)}.`]),
      ...(answer
        ? ['Its poster answers:', quoted(answer)]
        : [
            answered
              ? 'Its poster has answered. This page shows the question and the answer:'
              : 'The poster has it now, and answers there or calls. This page shows the question, and its answer once there is one:',
          ]),
      { link, label: 'Question and answer' },
      `${replyTo ? 'A reply to this mail reaches the poster.' : 'This mailbox is not read.'} If it was not you who asked, somebody gave your address, and you can leave this mail aside.`,
    ],
  }),
  'still available': ({ name, title, since, link, listings }) => ({
    subject: `Is it still available? ${said(title)}`,
    blocks: [
      greeting(name),
      `It is a while since you last confirmed that ${said(title)} is available. It leaves the site on ${leavesOn(since)}, so that visitors do not ask about what has gone.`,
      'If it is still to be had, one press keeps it there:',
      { link, label: RENEW },
      ...closing(listings),
    ],
  }),
  expired: ({ name, title, link, listings }) => ({
    subject: `No longer shown: ${said(title)}`,
    blocks: [
      greeting(name),
      `${said(title)} was not confirmed for ${LISTING_DAYS.unconfirmed} days, so visitors do not see it any more. Nothing is deleted.`,
      'If it is still available, one press has it shown again:',
      { link, label: RENEW },
      ...closing(listings),
    ],
  }),
}
