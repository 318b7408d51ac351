import '../form/fields.css'
import '../wizard/photos.css'
import { type ChangeEvent, useState } from 'react'
import { RIGHT_TEXTS as texts } from '#language/right-to-offer/texts'
import { PHOTO_ACCEPT } from '../../domain/photo/constants.ts'
import { Field } from '../form/Field.tsx'
import { fieldId } from '../form/field.ts'

/** A place to choose or drop a paper. The file control covers it, so a drop needs no script. */
export function PaperChooser({
  chosen,
  error,
  onChoose,
}: {
  /** A paper is chosen already. */
  chosen: boolean
  error: string | undefined
  onChoose: (file: File) => void
}) {
  const [over, setOver] = useState(false)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Allows choosing the same file again.
    event.target.value = ''
    if (file) onChoose(file)
  }
  return (
    <Field name="pages" label={texts.paper} hint={texts.paperHint} error={error} optional={false}>
      <div className="photo-chooser" data-over={over ? '' : undefined}>
        <span>{chosen ? texts.another : texts.choose}</span>
        <input
          type="file"
          accept={`${PHOTO_ACCEPT},application/pdf,.pdf`}
          id={fieldId('pages')}
          onChange={choose}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
    </Field>
  )
}
