import './papers.css'
import { PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { letterSays } from '#english/right-to-offer/texts-letter'
import type { DeskPaper } from '../../contract/right-to-offer.ts'
import { formatMoment } from '../../domain/time/rules.ts'

type Letter = NonNullable<NonNullable<DeskPaper['paper']>['letter']>

/** What an owner confirmed by a mail, instead of a picture, with the two addresses that a person compares. */
export function LetterByMail({ letter, agent }: { letter: Letter; agent: string }) {
  return (
    <section className="paper-letter" aria-label={texts.letter}>
      <blockquote>{letterSays(agent)}</blockquote>
      <p>{texts.letterFrom(letter.email, formatMoment(letter.saidAt))}</p>
      <p>{texts.letterAgent(letter.agentEmail)}</p>
      <p className="muted">{texts.letterCompare}</p>
    </section>
  )
}
