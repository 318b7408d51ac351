import { photoPath } from '../../contract/paths.ts'
import { PHOTO_FORMATS, PHOTO_WIDTHS, type PhotoFormat } from '../../domain/photo/constants.ts'
import { storedKey } from '../../domain/project/pictures.ts'

const CARD_SIZES = '(min-width: 64rem) 25rem, (min-width: 40rem) 50vw, 100vw'

type Props = {
  /** Address of one stored size of a photo, or of any other picture. */
  address: string
  alt: string
  sizes?: string
  /** A tiny picture that is seen until it has loaded. */
  standIn?: string | undefined
  /** Above the fold: loaded at once and first. */
  eager?: boolean
}

/** A project's picture by its address; of a stored one the browser picks the size that fits. */
export function StoredPicture({ address, alt, sizes = CARD_SIZES, standIn, eager = false }: Props) {
  const key = storedKey(address)
  const srcset = (format: PhotoFormat) =>
    PHOTO_WIDTHS.map((width) => `${photoPath(key ?? '', width, format)} ${width}w`).join(', ')
  return (
    <>
      {standIn && <img className="card-asset" src={standIn} alt="" width={1280} height={960} />}
      <picture>
        {key &&
          PHOTO_FORMATS.map((format) => (
            <source key={format} type={`image/${format}`} srcSet={srcset(format)} sizes={sizes} />
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
