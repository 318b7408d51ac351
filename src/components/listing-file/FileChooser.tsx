import '../form/fields.css'
import './listing-file.css'
import { type ChangeEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { activate } from '../form/activate.ts'
import { Field } from '../form/Field.tsx'
import { descriptionProps, fieldId, hintId } from '../form/field.ts'

const CHOOSE = 'listing-file'
const PASTE = { name: 'listing-lines', label: texts.paste, hint: texts.pasteHint }

/** Brings the keyboard back to the choice of a file, where the file that had it is gone. */
export const focusFileChooser = () => document.getElementById(fieldId(CHOOSE))?.focus()

/** A place to choose or drop a file, or to paste its lines. The file control covers it, so a drop needs no script. */
export function FileChooser({
  busy,
  onFile,
  onPaste,
}: {
  /** True while lines are posted; no file is read then. */
  busy: boolean
  onFile: (file: File) => void
  onPaste: (text: string) => void
}) {
  const [over, setOver] = useState(false)
  const [pasted, setPasted] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current) activate(form.current)
  }, [])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    // Allows choosing the same file again after a correction.
    event.target.value = ''
    if (file) onFile(file)
  }
  const paste = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onPaste(pasted)
  }
  return (
    <>
      <div className="file-chooser" data-over={over ? '' : undefined}>
        <label htmlFor={fieldId(CHOOSE)}>{texts.choose}</label>
        <p className="field-hint" id={hintId(CHOOSE)}>
          {texts.chooseHint}
        </p>
        <input
          type="file"
          disabled={busy}
          accept=".xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,.xml,.zip,text/csv,text/plain,application/zip"
          id={fieldId(CHOOSE)}
          aria-describedby={hintId(CHOOSE)}
          onChange={choose}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
        />
      </div>
      <details className="file-paste">
        <summary>{texts.orPaste}</summary>
        <form ref={form} onSubmit={paste}>
          <Field {...PASTE}>
            <div className="control">
              <textarea
                rows={6}
                id={fieldId(PASTE.name)}
                value={pasted}
                spellCheck={false}
                onChange={(event) => setPasted(event.target.value)}
                {...descriptionProps(PASTE)}
              />
            </div>
          </Field>
          <button type="submit" className="action action-quiet" disabled={busy}>
            {texts.read}
          </button>
        </form>
      </details>
    </>
  )
}
