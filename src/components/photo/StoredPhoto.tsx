import './StoredPhoto.css'
import { photoAddresses } from '../../contract/paths.ts'
import type { PhotoWidth } from '../../domain/photo/constants.ts'
import type { ShownPhoto } from '../../domain/photo/schema.ts'

/**
 * A stored photo, or another picture that an entry names. The tiny picture that stands in for it until it has loaded is
 * its background, or lies under it in a frame that it fills (`standIn`).
 */
export function StoredPhoto({
  photo,
  alt,
  upTo,
  sizes,
  standIn = 'background',
  eager = false,
  onSettled,
}: {
  photo: ShownPhoto
  alt: string
  /** The largest size that is useful in this place. */
  upTo?: PhotoWidth
  sizes: string
  /**
   * `background` is an inline style, for islands that render only in the browser. `drawn later` comes when the photo
   * comes near, inside `DrawnLater.astro`.
   */
  standIn?: 'background' | 'under' | 'drawn later'
  /** Above the fold: loads at once, before other pictures. */
  eager?: boolean
  /** Hears whether there is a picture, once it has loaded or failed. */
  onSettled?: (isShown: boolean) => void
}) {
  const { key, address, placeholder, width, height } = photo
  const stored = key ? photoAddresses(key, { upTo }) : null
  const fills = standIn !== 'background'
  return (
    <>
      {placeholder && standIn === 'drawn later' && (
        <span className="photo-blur" data-part="stand-in" data-blur={placeholder} />
      )}
      {placeholder && standIn === 'under' && (
        <img className="photo-blur" src={placeholder} alt="" width={width} height={height} />
      )}
      <picture data-picture={fills ? '' : undefined}>
        {stored && <source type={stored.type} srcSet={stored.srcset} sizes={sizes} />}
        <img
          src={stored?.src ?? address}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? undefined : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          onLoad={onSettled && ((event) => onSettled(event.currentTarget.naturalWidth > 0))}
          onError={onSettled && (() => onSettled(false))}
          style={
            fills || !placeholder ? undefined : { background: `center / cover url(${placeholder})` }
          }
        />
      </picture>
    </>
  )
}
