import './entries.css'
import type { ChangeEvent } from 'react'
import { ENTRY_TEXTS as texts } from '#english/content/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { PHOTO_ACCEPT } from '../../domain/photo/constants.ts'
import { Field } from '../form/Field.tsx'
import { descriptionProps, type FieldFrame, fieldId } from '../form/field.ts'
import { QuietButton } from '../ui/Button.tsx'
import { Alert, Status } from '../ui/Notice.tsx'

/** The functions of the picture field, and the state of the last upload. */
export type PictureTools = {
  upload: { state: 'idle' | 'busy' | 'done' } | { state: 'failed'; message: string }
  onFiles: (field: string, files: readonly File[], several: boolean) => void
  onRemove: (field: string, address: string) => void
}

/** The pictures of an entry, with an upload. `field` is the name of another field that holds their addresses. */
export function PicturesField({
  addresses,
  several = false,
  field,
  tools,
  ...frame
}: FieldFrame & {
  addresses: readonly string[]
  several?: boolean
  field?: string
  tools: PictureTools
}) {
  const { upload, onFiles, onRemove } = tools
  const target = field ?? frame.name
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    if (files.length > 0) onFiles(target, files, several)
  }
  return (
    <Field {...frame}>
      <input
        className="file-input"
        type="file"
        accept={PHOTO_ACCEPT}
        multiple={several}
        id={fieldId(frame.name)}
        disabled={upload.state === 'busy'}
        onChange={choose}
        {...descriptionProps(frame)}
      />
      <Status tone={upload.state === 'done' ? 'success' : 'plain'}>
        {upload.state === 'busy'
          ? texts.uploading
          : upload.state === 'done' && PHOTO_TEXTS.uploaded}
      </Status>
      {upload.state === 'failed' && <Alert>{upload.message}</Alert>}
      {addresses.length > 0 && (
        <ul className="entry-pictures">
          {addresses.map((address, index) => (
            <li key={address}>
              <img src={address} alt={texts.pictureAlt(index + 1)} width="160" height="120" />
              {several && (
                <QuietButton
                  label={texts.removePicture(index + 1)}
                  onClick={() => onRemove(target, address)}
                >
                  {texts.removePicture(index + 1)}
                </QuietButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </Field>
  )
}
