import '../../components/project/entry.css'
import { useStore } from '@nanostores/react'
import { priceLabel, WIZARD_TEXTS } from '#language/listing-draft/texts'
import {
  ENTRY_LABELS,
  ENTRY_HINTS as HINTS,
  PROJECT_ENTRY_TEXTS as texts,
} from '#language/project-entry/texts'
import {
  $entry,
  $onward,
  answerEntry,
  continueInWizard,
  createEntry,
  emptyEntry,
  entryForm,
} from '../../client/project/project-entry.store.ts'
import { AnswerField, type FieldOverrides } from '../../components/form/AnswerField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { CONTENT_FIELDS } from '../../domain/content/fields.ts'
import { readingOf } from '../../domain/field/reading.ts'
import { typesOnOffer } from '../../domain/listing-draft/rules.ts'

/** The form that describes a project; it sends nothing. */
export function ProjectForm() {
  const values = useStore($entry)
  const { errors, attempt, phase } = useStore(entryForm.$form)
  const form = { values, errors, onAnswer: answerEntry, read: readingOf }
  const overrides: FieldOverrides = {
    title: { label: ENTRY_LABELS.title },
    heading: { hint: HINTS.heading },
    propertyType: {
      options: typesOnOffer(values, null),
      hint: values.propertyCategory ? undefined : WIZARD_TEXTS.chooseCategory,
    },
    location: { hint: HINTS.location },
    price: { label: priceLabel(values.listingType) },
    description: { hint: HINTS.description },
  }
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
      {Object.entries(CONTENT_FIELDS.projects).map(([name, field]) => (
        <AnswerField key={name} name={name} field={field} form={form} override={overrides[name]} />
      ))}
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
