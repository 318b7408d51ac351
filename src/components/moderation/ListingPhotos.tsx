import './QueueFilters.css'
import './QueuedDetail.css'
import { useState } from 'react'
import { DESK_TEXTS as texts } from '#english/moderation/texts'
import { READING_TEXTS } from '#english/moderation/texts-reading'
import { photoPath } from '../../contract/paths.ts'
import type { Placed } from '../../contract/plot-picture.ts'
import { DETAIL_PHOTO } from '../../domain/moderation/constants.ts'
import { captionsOf } from '../../domain/photo/said.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { PlotPicture } from '../listing/PlotPicture.tsx'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'

type Hears = {
  /** Hears of each photo whether it is on the screen, once it has loaded or failed. */
  onSettled: (id: string, isShown: boolean) => void
  /** Hears that a photo is loaded again. */
  onRetry: (id: string) => void
}

/** All pictures of a listing, each a link to its full size. All load at once, wherever they stand. */
export function ListingPhotos({
  photos,
  name,
  home,
  ...hears
}: { photos: readonly Photo[]; name: string; home: Placed } & Hears) {
  if (photos.length === 0)
    return (
      <div className="detail-no-photo">
        <PlotPicture home={home} />
      </div>
    )
  const captions = captionsOf(photos)
  return (
    <ul className="detail-photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <LoadedPhoto
            photo={photo}
            place={index + 1}
            label={`${name}: ${texts.photo(index + 1, photos.length, captions[index])}`}
            caption={captions[index] ?? ''}
            {...hears}
          />
        </li>
      ))}
    </ul>
  )
}

function LoadedPhoto({
  photo,
  place,
  label,
  caption,
  onSettled,
  onRetry,
}: { photo: Photo; place: number; label: string; caption: string } & Hears) {
  const [tries, setTries] = useState(0)
  const [failed, setFailed] = useState(false)
  return (
    <>
      <a href={photoPath(photo.key, 1280)} target="_blank" rel="noopener" aria-label={label}>
        <StoredPhoto
          key={tries}
          photo={photo}
          alt=""
          upTo={DETAIL_PHOTO.upTo}
          sizes={DETAIL_PHOTO.sizes[place === 1 ? 'cover' : 'other']}
          eager
          onSettled={(isShown) => {
            setFailed(!isShown)
            onSettled(photo.id, isShown)
          }}
        />
        {caption && <span className="tag tag-dark detail-room">{caption}</span>}
      </a>
      {failed && (
        <p className="detail-photo-failed">
          {READING_TEXTS.photoFailed}{' '}
          <button
            type="button"
            className="queue-switch"
            aria-label={READING_TEXTS.retryPhoto(place)}
            onClick={() => {
              setFailed(false)
              setTries(tries + 1)
              onRetry(photo.id)
            }}
          >
            {READING_TEXTS.retry}
          </button>
        </p>
      )}
    </>
  )
}
