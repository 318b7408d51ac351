import '../form/fields.css'
import './photos.css'
import { type ChangeEvent, useState } from 'react'
import { PHOTO_STEP_TEXTS as texts } from '#language/listing-draft/texts'
import { PHOTO_ACCEPT } from '../../domain/photo/constants.ts'
import { fieldId, hintId } from '../form/field.ts'
import { Icon } from './Icon.tsx'

/**
 * A place to choose or drop photos; `room` is the number of photos that may be added. The file control covers it, so a
 * drop needs no script.
 */
export function PhotoChooser({
  room,
  onChoose,
}: {
  room: number
  onChoose: (files: File[]) => void
}) {
  const [over, setOver] = useState(false)
  if (room <= 0) return <p className="muted">{texts.full}</p>
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Allows choosing the same file again after it was removed.
    event.target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <div className="photo-chooser" data-over={over ? '' : undefined}>
      <Icon name="choose" />
      <label htmlFor={fieldId('photos')}>{texts.choose}</label>
      <p className="field-hint" id={hintId('photos')}>
        <span className="photo-drop">{texts.drop} </span>
        {texts.chooseHint}
      </p>
      <input
        type="file"
        multiple
        accept={PHOTO_ACCEPT}
        id={fieldId('photos')}
        aria-describedby={hintId('photos')}
        onChange={choose}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </div>
  )
}
