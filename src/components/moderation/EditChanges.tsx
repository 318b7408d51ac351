import './EditChanges.css'
import { DESK_TEXTS, EDIT_TEXTS as texts } from '#english/moderation/texts'
import type { Replaced } from '../../contract/moderation.ts'
import { listingPath, photoPath } from '../../contract/paths.ts'
import type { ListingFields } from '../../domain/listing/schema.ts'
import { fieldChanges, photosDiffer } from '../../domain/moderation/changes.ts'
import { captionsOf } from '../../domain/photo/said.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'

/** The changes of a published listing: each field that differs, before and after, and the photos. */
export function EditChanges({
  before,
  after,
}: {
  before: Replaced
  after: ListingFields & { photos: readonly Photo[] }
}) {
  const fields = fieldChanges(before.fields, after)
  const photos = photosDiffer(before.photos, after.photos)
  return (
    <section className="changes" aria-labelledby="detail-changes">
      <h3 id="detail-changes">{texts.title}</h3>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.before}</th>
              <th scope="col">{texts.after}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, before: was, after: becomes }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td data-label={texts.before} data-missing={was === null ? '' : undefined}>
                  {was === null ? DESK_TEXTS.notStated : <del>{was}</del>}
                </td>
                <td data-label={texts.after} data-missing={becomes === null ? '' : undefined}>
                  {becomes === null ? DESK_TEXTS.notStated : <ins>{becomes}</ins>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {photos && (
        <>
          <Strip
            title={texts.photosBefore(before.photos.length)}
            photos={before.photos}
            others={after.photos}
            mark={texts.goes}
          />
          <Strip
            title={texts.photosAfter(after.photos.length)}
            photos={after.photos}
            others={before.photos}
            mark={texts.isNew}
          />
        </>
      )}
      {fields.length === 0 && !photos && <p className="muted">{texts.nothing}</p>}
      <a className="text-link" href={listingPath(before.listingId)} target="_blank" rel="noopener">
        {texts.published}
      </a>
    </section>
  )
}

/** Photos in a row, each a link to its full size; a photo that the other version does not have is marked. */
function Strip({
  title,
  photos,
  others,
  mark,
}: {
  title: string
  photos: readonly Photo[]
  others: readonly Photo[]
  mark: string
}) {
  const captions = captionsOf(photos)
  return (
    <>
      <h4>{title}</h4>
      {photos.length === 0 && <p className="muted">{texts.none}</p>}
      <ul className="change-photos">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <a
              href={photoPath(photo.key, 1280)}
              target="_blank"
              rel="noopener"
              aria-label={`${title}: ${DESK_TEXTS.photo(index + 1, photos.length, captions[index])}`}
            >
              <StoredPhoto photo={photo} alt="" upTo={320} sizes="8rem" />
            </a>
            {captions[index] && <small>{captions[index]}</small>}
            {!others.some(({ id }) => id === photo.id) && <span className="tag">{mark}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}
