import { OWN_LAUNCH_TEXTS } from '#language/launch/texts'
import { launchFacts } from '../launch/facts.ts'
import { labelled } from '../text/labelled.ts'
import { formatDate } from '../time/calendar.ts'
import type { MailKind } from './constants.ts'
import { type MailText, quoted, said } from './text.ts'

type LaunchMail = Extract<MailKind, 'launch received' | 'launch online' | 'launch declined'>

/** What a builder wrote, one answer a line; nothing where the address is not proved. */
const written = (launch: unknown, pictures: unknown) =>
  launch
    ? [
        pictures
          ? `This is what you sent, with ${pictures} ${pictures === 1 ? 'picture' : 'pictures'}:`
          : 'This is what you sent:',
        quoted(
          launchFacts(launch as Record<string, unknown>)
            .map(({ label, text }) => labelled(label, text))
            .join('\n'),
        ),
      ]
    : []

/** A subject with the name of the project, which an address that is not proved does not get. */
const named = (subject: string, title: unknown) => (title ? `${subject}: ${said(title)}` : subject)

/** Mails to a builder about a launch. */
export const LAUNCH_MAILS: Record<LaunchMail, MailText> = {
  'launch received': ({ name, title, dueAt, launch, pictures, link }) => ({
    subject: named('We have your launch', title),
    blocks: [
      `Dear ${name},`,
      `We have your launch. An admin answers by ${formatDate(said(dueAt))}.`,
      ...written(launch, pictures),
      'Until then you can withdraw it in your profile:',
      { link, label: 'See your launches' },
    ],
  }),
  'launch online': ({ name, title, link }) => ({
    subject: named('Your launch is published', title),
    blocks: [
      `Dear ${name},`,
      `${title ? said(title) : 'Your launch'} is published. Read its page: if something is wrong, write to us.`,
      { link, label: 'Open its page' },
      'It joins the lists of new projects with the next rebuild of the site.',
    ],
  }),
  'launch declined': ({ name, title, reason, link }) => ({
    subject: named('Your launch is not published', title),
    blocks: [
      `Dear ${name},`,
      `We have read ${title ? said(title) : 'your launch'} and do not publish it. The reason:`,
      quoted(reason),
      'You can change what you sent and send it again:',
      { link, label: OWN_LAUNCH_TEXTS.again },
    ],
  }),
}
