import './HintsPanel.css'
import { HINT_TEXTS as texts } from '#english/hints/texts'
import type { Beside, Lookalike } from '../../contract/hints.ts'
import { listingPath } from '../../contract/paths.ts'
import { formatArea } from '../../domain/area/rules.ts'
import { fullPrice } from '../../domain/moderation/fields.ts'
import { StateBadge } from '../ui/Badge.tsx'

/** A lookalike in one line, for all except the strongest. */
export function LookalikeLine({ other }: { other: Lookalike }) {
  return (
    <>
      <strong>{other.projectBuildingName}</strong>, {fullPrice(other)},{' '}
      {formatArea(other.plotArea, other.areaUnit)}, {other.poster}{' '}
      <StateBadge tone={other.state === 'approved' ? 'good' : 'waiting'}>
        {texts.states[other.state]}
      </StateBadge>
      {other.samePhotos > 0 && (
        <>
          {' '}
          <span className="equal-mark">{texts.samePicture(other.samePhotos)}</span>
        </>
      )}
      {other.samePoster && (
        <>
          {' '}
          <span className="equal-mark">{texts.samePoster}</span>
        </>
      )}
    </>
  )
}

/** The link to a lookalike: its page, or its place in the queue if it waits. */
export function LookalikeLink({
  other,
  onShow,
}: {
  other: Pick<Beside, 'id' | 'state'>
  onShow: (() => void) | null
}) {
  if (other.state === 'approved')
    return (
      <a className="text-link" href={listingPath(other.id)} target="_blank" rel="noopener">
        {texts.open}
      </a>
    )
  return (
    onShow && (
      <button type="button" className="text-link hint-open" onClick={onShow}>
        {texts.show}
      </button>
    )
  )
}
