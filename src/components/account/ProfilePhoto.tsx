import './own-data.css'
import type { ChangeEvent } from 'react'
import { OWN_DATA_TEXTS as texts } from '#language/account/texts-own-data'
import { PHOTO_ACCEPT, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { Field } from '../form/Field.tsx'
import { fieldId } from '../form/field.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { QuietButton } from '../ui/Button.tsx'

/** The photo beside a name: shows, chooses and removes it. */
export function ProfilePhoto({
  name,
  photo,
  busy,
  problem,
  onChoose,
  onRemove,
}: {
  name: string
  photo: Photo | null
  busy: boolean
  problem: string | null
  onChoose: (file: File) => void
  onRemove: () => void
}) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Allows choosing the same file again after a failed upload.
    event.target.value = ''
    if (file) onChoose(file)
  }
  return (
    <Field
      name="photo"
      label={texts.photo}
      hint={texts.photoHint}
      error={problem ?? undefined}
      optional={false}
    >
      <div className="profile-photo">
        {photo && (
          <StoredPhoto
            photo={photo}
            alt={texts.photoOf(name)}
            upTo={PHOTO_WIDTHS[0]}
            sizes="6rem"
          />
        )}
        <label className="action action-quiet">
          {busy ? texts.uploading : texts.choosePhoto}
          <input
            id={fieldId('photo')}
            className="visually-hidden"
            type="file"
            accept={PHOTO_ACCEPT}
            disabled={busy}
            onChange={choose}
          />
        </label>
        {photo && !busy && <QuietButton onClick={onRemove}>{texts.removePhoto}</QuietButton>}
      </div>
    </Field>
  )
}
