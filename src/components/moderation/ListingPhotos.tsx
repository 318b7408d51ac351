import './QueuedDetail.css'
import { photoPath } from '../../contract/paths.ts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { DESK_TEXTS as texts } from '#language/moderation/texts'
import { captionsOf } from '../../domain/photo/said.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'

/** All pictures of a listing, each a link to its full size. */
export function ListingPhotos({ photos, name }: { photos: readonly Photo[]; name: string }) {
  if (photos.length === 0) return <p className="detail-no-photo">{LISTING_TEXTS.noImage}</p>
  const captions = captionsOf(photos)
  return (
    <ul className="detail-photos">
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a
            href={photoPath(photo.key, 1280)}
            target="_blank"
            rel="noopener"
            aria-label={`${name}: ${texts.photo(index + 1, photos.length, captions[index])}`}
          >
            <StoredPhoto
              photo={photo}
              alt=""
              upTo={1280}
              sizes={
                index === 0 ? '(min-width: 60rem) 22rem, 100vw' : '(min-width: 60rem) 11rem, 33vw'
              }
            />
            {captions[index] && <span className="tag tag-dark detail-room">{captions[index]}</span>}
          </a>
        </li>
      ))}
    </ul>
  )
}
