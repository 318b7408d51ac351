import '../form/fields.css'
import './PhotoMatches.css'
import { useRef, useState } from 'react'
import { PHOTO_MATCH_TEXTS as texts } from '#language/listing-file/texts-table'
import type { HomePhotos, MatchedPhoto } from '../../domain/listing-file/photo-matches.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { QuietButton } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** As many homes and photos as a phone draws without a pause. */
const PORTION = 12

/** The most homes that each photo lists before its list is opened: hundreds of lists of all would stop a phone. */
const LISTED = 50

/** The photos that came with a file: each home with its own, and those without a home. */
export function PhotoMatches({
  homes,
  unmatched,
  onMove,
}: {
  /** The homes of the file, in its order; null while photos are matched. */
  homes: readonly HomePhotos[] | null
  unmatched: readonly MatchedPhoto[]
  /** Gives a photo to the home of a line, or to none. */
  onMove: (photo: string, line: number | null) => void
}) {
  const [count, setCount] = useState(PORTION)
  const heading = useRef<HTMLHeadingElement>(null)
  if (!homes) return <Skeleton label={texts.reading} shape="row" count={3} />
  const matched = homes.flatMap(({ photos }) => photos).length
  const all = matched + unmatched.length
  if (all === 0) return <EmptyState title={texts.none} text={texts.noneText} />
  const withPhotos = homes.filter(({ photos }) => photos.length > 0)
  const without = homes.length - withPhotos.length
  const left = Math.max(withPhotos.length, unmatched.length) - count
  const places = homes.map(({ line, about }) => ({ line, label: texts.home(line, about) }))
  const move = (photo: string, line: number | null) => {
    onMove(photo, line)
    // Its controls go with it to another place.
    heading.current?.focus()
  }
  return (
    <section className="photo-matches" aria-labelledby="photo-matches">
      <h3 id="photo-matches" ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <p role="status">{texts.summary(matched, all)}</p>
      {unmatched.length > 0 && (
        <section className="photo-home" data-unmatched="" aria-labelledby="photos-unmatched">
          <h4 id="photos-unmatched">{texts.unmatched(unmatched.length)}</h4>
          <p className="muted">{texts.unmatchedText}</p>
          <ul className="photo-list plain-list">
            {unmatched.slice(0, count).map((photo) => (
              <OnePhoto key={photo.id} photo={photo} line={null} places={places} onMove={move} />
            ))}
          </ul>
        </section>
      )}
      {withPhotos.slice(0, count).map(({ line, about, photos }) => (
        <section className="photo-home" key={line} aria-labelledby={`photos-${line}`}>
          <h4 id={`photos-${line}`}>
            {texts.home(line, about)} <span className="muted">{texts.photos(photos.length)}</span>
          </h4>
          {photos.length > PHOTO_LIMITS.count && (
            <p className="photo-many">{texts.tooMany(photos.length, PHOTO_LIMITS.count)}</p>
          )}
          <ol className="photo-list plain-list">
            {photos.map((photo, at) => (
              <OnePhoto
                key={photo.id}
                photo={photo}
                line={line}
                places={places}
                over={at >= PHOTO_LIMITS.count}
                onMove={move}
              />
            ))}
          </ol>
        </section>
      ))}
      {left > 0 && (
        <QuietButton onClick={() => setCount(count + PORTION)}>{texts.more(left)}</QuietButton>
      )}
      {without > 0 && <p className="muted">{texts.without(without)}</p>}
    </section>
  )
}

function OnePhoto({
  photo: { id, name, picture, how },
  line,
  places,
  over = false,
  onMove,
}: {
  photo: MatchedPhoto
  line: number | null
  places: readonly { line: number; label: string }[]
  /** It is one too many for its home. */
  over?: boolean
  onMove: (photo: string, line: number | null) => void
}) {
  const [broken, setBroken] = useState(false)
  const [opened, setOpened] = useState(false)
  const own = places.filter((place) => opened || place.line === line)
  return (
    <li className="photo-match" data-over={over ? '' : undefined}>
      {picture && !broken ? (
        <img
          src={picture}
          alt=""
          width="120"
          height="90"
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      ) : (
        <span className="photo-blank" aria-hidden="true" />
      )}
      <div className="photo-says">
        <p className="photo-name">{name}</p>
        {over && <p className="photo-many">{texts.over}</p>}
        {!over && how && (
          <p className="muted">
            {how.by === 'hand' ? texts.how.hand : texts.how[how.by](how.what)}
          </p>
        )}
        <div className="control control-select">
          <select
            aria-label={texts.move(name)}
            value={line ?? ''}
            onFocus={() => setOpened(true)}
            onPointerDown={() => setOpened(true)}
            onChange={(event) =>
              onMove(id, event.target.value === '' ? null : Number(event.target.value))
            }
          >
            <option value="">{line === null ? texts.choose : texts.noHome}</option>
            {(places.length > LISTED ? own : places).map((place) => (
              <option key={place.line} value={place.line}>
                {place.label}
              </option>
            ))}
          </select>
        </div>
      </div>
    </li>
  )
}
