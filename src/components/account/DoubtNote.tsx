import './OwnListings.css'
import { DOUBT_TEXTS as texts } from '#language/report/texts-doubt'
import { actOn } from '#language/text/texts'
import { rightToOfferPath } from '../../contract/paths.ts'
import type { OwnDoubt } from '../../contract/report.ts'
import type { Role } from '../../domain/account/constants.ts'
import { QuietButton } from '../ui/Button.tsx'

/** On the card of a listing that visitors doubt is its poster's to offer: what the poster was asked, and can do. */
export function DoubtNote({
  doubt: { askedAt, answer, answeredAt },
  listingId,
  name,
  role,
  mayShowPaper,
  busy,
  onAnswer,
}: {
  doubt: OwnDoubt
  listingId: string
  name: string
  role: Role
  mayShowPaper: boolean
  busy: boolean
  onAnswer: () => void
}) {
  const act = answer ? texts.change : texts.open
  return (
    <div className="own-doubt">
      <p className="own-note" data-tone="warning">
        {texts.why(texts.thisHome)} {texts.asked(askedAt)}
      </p>
      <p className="own-note">
        {texts.what} {role !== 'Agent' && texts.agent}
      </p>
      {answer && answeredAt && (
        <>
          <p className="own-note">{texts.answered(answeredAt)}</p>
          <blockquote>{answer}</blockquote>
        </>
      )}
      <p className="own-doubt-ways">
        <QuietButton label={actOn(act, name)} disabled={busy} onClick={onAnswer}>
          {act}
        </QuietButton>
        {mayShowPaper && (
          <a
            className="text-link"
            href={rightToOfferPath(listingId)}
            aria-label={actOn(texts.paper, name)}
          >
            {texts.paper}
          </a>
        )}
      </p>
    </div>
  )
}
