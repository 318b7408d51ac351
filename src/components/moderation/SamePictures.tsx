import './HintsPanel.css'
import { HINT_TEXTS as texts } from '#english/hints/texts'
import type {
  Beside,
  ListingHints,
  SamePictures as Other,
  PicturePair,
} from '../../contract/hints.ts'
import { photoPath } from '../../contract/paths.ts'
import { fullPrice } from '../../domain/moderation/fields.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { StateBadge, toneOf } from '../ui/Badge.tsx'
import { LookalikeLink } from './Lookalikes.tsx'

const titleOf = (other: Other) => `${other.projectBuildingName}, ${other.locality}, ${other.city}`

/** The listings that show the same as this one, each with the pairs of photos side by side. */
export function SamePictures({
  hints,
  showOf,
}: {
  hints: ListingHints
  showOf: (other: Pick<Beside, 'id'>) => (() => void) | null
}) {
  const [first, ...others] = hints.pictures
  if (!first) return null
  const rest = hints.pictured - hints.pictures.length
  const pairs = (other: Other) => <Pairs other={other} onShow={showOf(other)} />
  return (
    <>
      <p>
        <strong>{texts.samePictures(hints.pictured)}</strong>{' '}
        <span className="muted">{texts.samePicturesNote}</span>
      </p>
      <p>
        <Line other={first} />
      </p>
      {pairs(first)}
      {others.map((other) => (
        <details key={other.id}>
          <summary>
            <Line other={other} />
          </summary>
          {pairs(other)}
        </details>
      ))}
      {rest > 0 && <p className="muted">{texts.restShow(rest)}</p>}
    </>
  )
}

/** Another listing in one line. */
function Line({ other }: { other: Other }) {
  return (
    <>
      <strong>{titleOf(other)}</strong>, {fullPrice(other)}, {other.poster}{' '}
      <StateBadge tone={toneOf(other.state)}>{texts.states[other.state]}</StateBadge>
      {other.samePoster && (
        <>
          {' '}
          <span className="equal-mark">{texts.samePoster}</span>
        </>
      )}
    </>
  )
}

function Pairs({ other, onShow }: { other: Other; onShow: (() => void) | null }) {
  const { id, state, reason } = other
  return (
    <div>
      {state === 'rejected' ? (
        reason && <p>{texts.rejectedFor(reason)}</p>
      ) : (
        <p>
          <LookalikeLink other={{ id, state }} onShow={onShow} />
        </p>
      )}
      <ul className="same-pictures">
        {other.pairs.map((pair) => (
          <li key={`${pair.own.id} ${pair.other.id}`}>
            <Pair pair={pair} name={titleOf(other)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Pair({ pair, name }: { pair: PicturePair; name: string }) {
  return (
    <figure className="same-pair">
      <Picture photo={pair.own} name={texts.ownPicture} />
      <Picture photo={pair.other} name={texts.otherPicture(name)} />
      <figcaption>{texts.pair(pair)}</figcaption>
    </figure>
  )
}

/** A link to the large picture: what was cut off shows only there. */
function Picture({ photo, name }: { photo: Photo; name: string }) {
  return (
    <a className="lookalike-photo" href={photoPath(photo.key, 1280)} target="_blank" rel="noopener">
      <StoredPhoto photo={photo} alt={name} upTo={320} sizes="10rem" />
    </a>
  )
}
