import { photoPath } from '../../contract/paths.ts'
import { photoAlt } from '../../domain/listing/card.ts'
import { LISTING_MESSAGES } from '../../domain/listing/messages.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { PHOTO_FORMATS, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { Sign } from '../wizard/Sign.tsx'

type Place = Pick<ListingFields, 'listingType' | 'propertyType' | 'bedrooms' | 'city' | 'locality'>

/** The same mosaic as Mosaic.astro, for a listing that came from the API. */
export function PhotoMosaic({ listing, photos }: { listing: Place; photos: Photo[] }) {
  return (
    <div className="mosaic-frame">
      <div className="mosaic" data-count={Math.min(photos.length || 1, 5)} data-lightbox>
        {photos.length === 0 && (
          <div className="mosaic-tile mosaic-none">{LISTING_MESSAGES.noImage}</div>
        )}
        {photos.map((photo, index) => (
          <a
            key={photo.id}
            className="mosaic-tile"
            href={photoPath(photo.key, 1280)}
            data-slide={`${photo.width}x${photo.height}`}
          >
            <Picture
              photo={photo}
              alt={
                index === 0
                  ? photoAlt(listing, photo)
                  : `${photoAlt(listing, photo)}, photo ${index + 1}`
              }
            />
          </a>
        ))}
      </div>
      {photos.length > 1 && (
        <p className="mosaic-count">
          <Sign name="camera" />
          {photos.length} photos
        </p>
      )}
    </div>
  )
}

function Picture({ photo, alt }: { photo: Photo; alt: string }) {
  const srcset = (format: (typeof PHOTO_FORMATS)[number]) =>
    PHOTO_WIDTHS.map((width) => `${photoPath(photo.key, width, format)} ${width}w`).join(', ')
  return (
    <picture>
      {PHOTO_FORMATS.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={srcset(format)}
          sizes="(min-width: 48rem) 50vw, 100vw"
        />
      ))}
      <img
        className="card-asset"
        src={photoPath(photo.key, 640)}
        alt={alt}
        width={photo.width}
        height={photo.height}
      />
    </picture>
  )
}
