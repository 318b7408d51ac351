import { RENEWAL_TEXTS } from '#language/listing/texts-poster'
import { FILE_MAIL_TEXTS as texts } from '#language/mail/texts-file'
import { shownAbout } from '../listing/about.ts'
import { groupedDigits } from '../text/digits.ts'
import type { MailKind } from './constants.ts'
import { type ReportedGroup, SENT_STATES } from './file-report.ts'
import { type MailText, said } from './text.ts'

type FileMail = Extract<MailKind, 'file sent'>

/** A line: its number, which home it is, and why it was not sent. Only what the server knows is in the reader's script. */
const lineOf = ({ line, about, why }: ReportedGroup['lines'][number]) =>
  [line === null ? '' : texts.line(line), why === undefined ? shownAbout(about) : about, why]
    .filter(Boolean)
    .join(' · ')

/** A group with its lines, one below the other. */
function groupText({ state, count, lines }: ReportedGroup): string {
  const more = count - lines.length
  const unnamed = lines.length > 0 && more > 0 ? [texts.more(groupedDigits(more))] : []
  return [texts.groups[state](groupedDigits(count)), ...lines.map(lineOf), ...unnamed].join('\n')
}

/** The mail to an agent about a file that was sent; `groups` are those of the report. */
export const FILE_MAILS: Record<FileMail, MailText> = {
  'file sent': ({ name, file, groups, link, several }) => {
    const all = (groups ?? []) as readonly ReportedGroup[]
    const sent: readonly string[] = SENT_STATES
    const done = all.reduce((sum, { state, count }) => sum + (sent.includes(state) ? count : 0), 0)
    return {
      subject: texts.subject(said(file), groupedDigits(done)),
      blocks: [
        texts.greeting(name),
        texts.sent(said(file), groupedDigits(done)),
        ...all.map(groupText),
        { link, label: RENEWAL_TEXTS.toListings },
        { items: [{ text: texts.toFile, link: said(several) }] },
      ],
    }
  },
}
