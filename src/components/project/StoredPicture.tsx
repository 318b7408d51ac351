import { photoSrcset } from '../../contract/paths.ts'
import { CARD_SIZES } from '../../domain/listing/card.ts'
import { PHOTO_FORMATS, type PhotoWidth } from '../../domain/photo/constants.ts'
import { storedKey } from '../../domain/project/pictures.ts'

type Props = {
  /** The address of one stored size of a photo, or of any other picture. */
  address: string
  alt: string
  sizes?: string
  /** The largest stored size that is useful in this place. */
  upTo?: PhotoWidth
  /** A tiny picture that is shown until the photo has loaded. */
  standIn?: string | undefined
  /** Draws the tiny picture only when it comes near. The page must call `refreshCards`. */
  drawnLater?: boolean
  /** Above the fold: loads at once, before other pictures. */
  eager?: boolean
}

/** A project's picture by its address. The browser chooses the right size of a stored one. */
export function StoredPicture({
  address,
  alt,
  sizes = CARD_SIZES,
  upTo,
  standIn,
  drawnLater = false,
  eager = false,
}: Props) {
  const key = storedKey(address)
  return (
    <>
      {standIn && drawnLater && <span className="card-asset" data-blur={standIn} />}
      {standIn && !drawnLater && (
        <img className="card-asset" src={standIn} alt="" width={1280} height={960} />
      )}
      <picture>
        {key &&
          PHOTO_FORMATS.map((format) => (
            <source
              key={format}
              type={`image/${format}`}
              srcSet={photoSrcset(key, format, upTo)}
              sizes={sizes}
            />
          ))}
        <img
          className="card-asset"
          src={address}
          alt={alt}
          width={1280}
          height={960}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </>
  )
}
