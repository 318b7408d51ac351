import '../../components/content/entries.css'
import '../../components/form/fields.css'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { $form, answer, closeForm, save } from '../../client/content/entry-form.store.ts'
import { $upload, addPictures, removePicture } from '../../client/content/entry-pictures.ts'
import { type PictureTools, PicturesField } from '../../components/content/PicturesField.tsx'
import {
  AnswerField,
  type AskedField,
  type FieldOverride,
  textProps,
} from '../../components/form/AnswerField.tsx'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { type Collection, CONTENT_FIELDS } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { linesOf } from '../../domain/field/draft.ts'
import { askedOf } from '../../domain/field/field.ts'
import { typesOnOffer } from '../../domain/listing-draft/rules.ts'
import { COLLECTION_TEXTS, ENTRY_TEXTS as texts } from '#language/content/texts'
import { useInitial } from '../lib/use-initial.ts'

/** Asks for a new entry of a collection, or for changes of the open one. */
export function EntryForm({ collection }: { collection: Collection }) {
  const { entry, values, errors, attempt, busy, failed } = useInitial($form)
  const upload = useInitial($upload)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = entry?.id
  useEffect(() => {
    if (id) heading.current?.focus()
  }, [id])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  const form = { values, errors, onAnswer: answer }
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
          ? texts.change(summaryOf(collection, entry.fields).title)
          : texts.add(COLLECTION_TEXTS[collection].one)}
      </h2>
      <form className="form" noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} attempt={attempt} />
        {askedOf(CONTENT_FIELDS[collection], values).map(([name, field]) => (
          <AnswerField
            key={`${collection} ${name}`}
            {...{ name, field, form }}
            override={overrideFor(collection, { name, field, form }, tools)}
            narrow
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

/** The types of the chosen category, and the uploads of pictures. */
function overrideFor(
  collection: Collection,
  asked: AskedField,
  tools: PictureTools,
): FieldOverride | undefined {
  const { name, field, form } = asked
  if (name === 'propertyType' && 'propertyCategory' in CONTENT_FIELDS[collection]) {
    const { propertyCategory = '' } = form.values
    const options = typesOnOffer({ listingType: '', propertyCategory, propertyType: '' }, 'Admin')
    return { options, hint: options.length > 0 ? undefined : texts.chooseCategory }
  }
  const { value, onChange, ...frame } = textProps(asked)
  const addresses = linesOf(value)
  if (field.kind === 'pictures')
    return { draw: () => <PicturesField {...frame} {...{ addresses, tools }} several /> }
  if (field.kind !== 'picture') return undefined
  return {
    draw: () => (
      <>
        <TextField {...{ ...frame, value, onChange }} autoComplete="off" spellCheck={false} />
        <PicturesField
          {...{ addresses, tools }}
          name={`${name}-file`}
          label={texts.upload}
          field={name}
        />
      </>
    ),
  }
}
