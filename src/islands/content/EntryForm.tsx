import '../../components/content/entries.css'
import '../../components/form/fields.css'
import { useEffect, useRef } from 'react'
import { COLLECTION_TEXTS, ENTRY_TEXTS as texts } from '#english/content/texts'
import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import { RERA_FORM } from '#language/rera/texts'
import {
  $entryDraft,
  answer,
  closeForm,
  entryForm,
  fieldsAsked,
} from '../../client/content/entry-form.store.ts'
import { $upload, addPictures, removePicture } from '../../client/content/entry-pictures.ts'
import { PicturesField, type PictureTools } from '../../components/content/PicturesField.tsx'
import {
  AnswerField,
  type AskedField,
  type FieldOverride,
  textProps,
} from '../../components/form/AnswerField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { LaunchBody } from '../../components/launch/LaunchList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import type { ContentEntry } from '../../contract/content.ts'
import { hasCityPage, storedCity } from '../../domain/city/stored.ts'
import { CONTENT_FIELDS, type Collection } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { linesOf } from '../../domain/field/draft.ts'
import { askedOf } from '../../domain/field/field.ts'
import { readingOf } from '../../domain/field/reading.ts'
import { typesOnOffer } from '../../domain/listing-draft/rules.ts'
import { RERA_DEMO } from '../../domain/rera/constants.ts'
import { projectFacts, reraStanding } from '../../domain/rera/standing.ts'
import { reraWarning } from '../../domain/rera/warning.ts'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

/** Asks for a new entry of a collection, or for changes of the open one. */
export function EntryForm({ collection }: { collection: Collection }) {
  const draft = useInitial($entryDraft)
  const { entry, values, launch } = draft
  const store = useForm(entryForm)
  const upload = useInitial($upload)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = launch?.id ?? entry?.id
  useEffect(() => {
    if (id) heading.current?.focus()
  }, [id])
  const form = { values, errors: store.state.errors, onAnswer: answer, read: readingOf }
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
          : launch
            ? LAUNCH_DESK_TEXTS.finishing(launch.fields.projectBuildingName, launch.fields.builder)
            : texts.add(COLLECTION_TEXTS[collection].one)}
      </h2>
      {launch && (
        <>
          <p className="muted">{LAUNCH_DESK_TEXTS.finishHint}</p>
          <LaunchBody launch={launch} />
        </>
      )}
      <Form
        {...store}
        submitText={entry ? texts.save : texts.publish}
        busyText={texts.saving}
        beside={(entry || launch) && <QuietButton onClick={closeForm}>{texts.cancel}</QuietButton>}
      >
        {askedOf(fieldsAsked(draft), values).map(([name, field]) => (
          <AnswerField
            key={`${collection} ${name}`}
            name={name}
            field={field}
            form={form}
            override={overrideFor(collection, { name, field, form }, tools, entry)}
            narrow
          />
        ))}
      </Form>
    </section>
  )
}

/** The number of a project, with what is odd or missing about it. */
function Registration({ entry, ...asked }: AskedField & { entry: ContentEntry | null }) {
  const { listingType, reraNumber = '', reraExempt } = asked.form.values
  const city = storedCity(asked.form.values.city ?? '')
  const isDemo = entry?.fields.reraExempt === RERA_DEMO && !reraNumber && !reraExempt
  const standing = reraStanding(projectFacts({ city, listingType, reraNumber, reraExempt }))
  return (
    <div>
      <AnswerField {...asked} narrow />
      <div className="field-after">
        {isDemo ? (
          <p className="muted">{RERA_FORM.staysDemo}</p>
        ) : (
          <Status tone="warning">
            {reraWarning(reraNumber, city) ?? RERA_FORM.missing(standing)}
          </Status>
        )}
      </div>
    </div>
  )
}

/** The city of a project as it is typed, and that the portal has no page of it. */
function City(asked: AskedField) {
  const city = (asked.form.values.city ?? '').trim()
  return (
    <div>
      <AnswerField {...asked} narrow />
      <div className="field-after">
        <Status tone="warning">{city && !hasCityPage(city) && texts.noCityPage(city)}</Status>
      </div>
    </div>
  )
}

/** The types of the chosen category, and the uploads of pictures. */
function overrideFor(
  collection: Collection,
  asked: AskedField,
  tools: PictureTools,
  entry: ContentEntry | null,
): FieldOverride | undefined {
  const { name, field, form } = asked
  if (name === 'reraNumber') return { draw: () => <Registration {...asked} entry={entry} /> }
  if (name === 'city' && field.kind === 'line') return { draw: () => <City {...asked} /> }
  if (name === 'propertyType' && 'propertyCategory' in CONTENT_FIELDS[collection]) {
    const { propertyCategory = '' } = form.values
    const options = typesOnOffer({ listingType: '', propertyCategory, propertyType: '' }, 'Admin')
    return { options, hint: options.length > 0 ? undefined : texts.chooseCategory }
  }
  const { value, onChange, ...frame } = textProps(asked)
  const addresses = linesOf(value)
  if (field.kind === 'pictures')
    return { draw: () => <PicturesField {...frame} addresses={addresses} tools={tools} several /> }
  if (field.kind !== 'picture') return undefined
  return {
    draw: () => (
      <>
        <TextField
          {...frame}
          value={value}
          onChange={onChange}
          autoComplete="off"
          spellCheck={false}
        />
        <PicturesField
          addresses={addresses}
          tools={tools}
          name={`${name}-file`}
          label={texts.upload}
          field={name}
        />
      </>
    ),
  }
}
