import '../../components/project/entry.css'
import { useStore } from '@nanostores/react'
import {
  $entry,
  $onward,
  answerEntry,
  continueInWizard,
  createEntry,
  emptyEntry,
  entryForm,
} from '../../client/project/project-entry.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { NumberField } from '../../components/form/NumberField.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { TextArea } from '../../components/form/TextArea.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { CATEGORIES, LISTING_LIMITS, LISTING_TYPES } from '../../domain/listing/constants.ts'
import { priceLabel, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { moneyReading } from '../../domain/listing-draft/readings.ts'
import { type EntryField, entryTypes } from '../../domain/project-entry/draft.ts'
import {
  ENTRY_HINTS as HINTS,
  ENTRY_LABELS,
  PROJECT_ENTRY_TEXTS as texts,
} from '#language/project-entry/texts'

/** The form that describes a project; it sends nothing. */
export function ProjectForm() {
  const values = useStore($entry)
  const { errors, attempt, phase } = useStore(entryForm.$form)
  const frame = (name: EntryField) => ({
    name,
    label: ENTRY_LABELS[name],
    error: errors[name],
    value: values[name],
  })
  const text = (name: EntryField) => ({
    ...frame(name),
    onChange: (event: { target: { value: string } }) => answerEntry(name, event.target.value),
  })
  const chips = (name: EntryField, options: readonly string[]) => ({
    ...frame(name),
    options,
    onChoose: (value: string) => answerEntry(name, value),
  })
  return (
    <Form
      // A complete entry can be created again.
      state={{ errors, attempt, phase: 'open' }}
      onSubmit={createEntry}
      labelledBy="describe"
      submitText={texts.submit}
      busyText={texts.submit}
      beside={<QuietButton onClick={emptyEntry}>{texts.startOver}</QuietButton>}
    >
      <TextField {...text('title')} autoComplete="off" />
      <TextField {...text('heading')} hint={HINTS.heading} autoComplete="off" />
      <RadioGroup {...chips('listingType', LISTING_TYPES)} />
      <RadioGroup {...chips('propertyCategory', CATEGORIES)} />
      <RadioGroup
        {...chips('propertyType', entryTypes(values))}
        hint={values.propertyCategory ? undefined : WIZARD_TEXTS.chooseCategory}
      />
      <TextField {...text('location')} hint={HINTS.location} autoComplete="off" />
      <NumberField
        {...text('price')}
        label={priceLabel(values.listingType)}
        hint={LISTING_FIELDS.price.hint}
        before="₹"
        reading={moneyReading(values.price)}
      />
      <TextArea
        {...text('description')}
        hint={HINTS.description}
        limit={LISTING_LIMITS.description}
      />
      <Status tone="success">{phase === 'done' && <Kept />}</Status>
      {phase === 'done' && <Onward />}
    </Form>
  )
}

function Kept() {
  return (
    <>
      <p>
        <strong>{texts.kept}</strong>
      </p>
      <p>{texts.keptHint}</p>
    </>
  )
}

function Onward() {
  const onward = useStore($onward)
  if (onward === 'asking') {
    return (
      <Alert
        tone="warning"
        ways={
          <>
            <QuietButton onClick={() => void continueInWizard({ replace: true })}>
              {WIZARD_TEXTS.replaceYes}
            </QuietButton>
            <QuietButton onClick={() => $onward.set(null)}>{WIZARD_TEXTS.keep}</QuietButton>
          </>
        }
      >
        <p>{texts.replaceAsk}</p>
      </Alert>
    )
  }
  return (
    <>
      {onward === 'failed' && <Alert>{texts.goOnFailed}</Alert>}
      <div className="button-row entry-onward">
        <SubmitButton type="button" busyText={texts.goOn} onClick={() => void continueInWizard()}>
          {texts.goOn}
        </SubmitButton>
      </div>
    </>
  )
}
