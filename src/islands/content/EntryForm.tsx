import '../../components/content/entries.css'
import '../../components/form/fields.css'
import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { $form, answer, closeForm, save } from '../../client/content/entry-form.store.ts'
import { $upload, addPictures, removePicture } from '../../client/content/entry-pictures.ts'
import { EntryFormField } from '../../components/content/EntryFormField.tsx'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import type { Collection } from '../../domain/content/constants.ts'
import { questionsFor, summaryOf } from '../../domain/content/form.ts'
import { COLLECTION_TEXTS, ENTRY_TEXTS as texts } from '#language/content/texts'

/** Asks for a new entry of a collection, or for changes of the open one. */
export function EntryForm({ collection }: { collection: Collection }) {
  const { entry, values, errors, attempt, busy, failed } = useStore($form, { ssr: 'initial' })
  const upload = useStore($upload, { ssr: 'initial' })
  const heading = useRef<HTMLHeadingElement>(null)
  const id = entry?.id
  useEffect(() => {
    if (id) heading.current?.focus()
  }, [id])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  const tools = {
    upload,
    onRemove: removePicture,
    onFiles: (field: string, files: readonly File[], several: boolean) =>
      void addPictures(field, files, { several }),
  }
  return (
    <section className="entry-form" aria-labelledby="form-title">
      <h2 id="form-title" tabIndex={-1} ref={heading}>
        {entry
          ? texts.change(summaryOf(entry.fields).title)
          : texts.add(COLLECTION_TEXTS[collection].one)}
      </h2>
      <form className="form" noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} attempt={attempt} />
        {questionsFor(collection, values).map((field) => (
          <EntryFormField
            key={`${collection} ${field.name}`}
            field={field}
            values={values}
            error={errors[field.name]}
            onAnswer={answer}
            tools={tools}
          />
        ))}
        {failed && <Alert>{failed}</Alert>}
        <div className="button-row">
          <SubmitButton busy={busy} busyText={texts.saving}>
            {entry ? texts.save : texts.publish}
          </SubmitButton>
          {entry && <QuietButton onClick={closeForm}>{texts.cancel}</QuietButton>}
        </div>
      </form>
    </section>
  )
}
