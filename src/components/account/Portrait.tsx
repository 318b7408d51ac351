import '../ui/portrait.css'
import { photoOf } from '#language/account/texts'
import { PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'

/** The photo of a profile beside its user's name; nothing without a photo. */
export function Portrait({ name, photo }: { name: string; photo: Photo | null }) {
  if (!photo) return null
  return (
    <span className="portrait">
      <StoredPhoto photo={photo} alt={photoOf(name)} upTo={PHOTO_WIDTHS[0]} sizes="3rem" />
    </span>
  )
}
