import './frame.css'
import '../form/fields.css'
import { type ReactNode, useEffect, useState } from 'react'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { TALK_TEXTS } from '#language/listing-draft/texts-talk'
import { RERA_FORM } from '#language/rera/texts'
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  LISTING_FIELDS,
} from '../../domain/listing/fields.ts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import { firstAndMore } from '../../domain/listing-draft/turns.ts'
import { reraExample } from '../../domain/rera/numbers.ts'
import { projectFacts, reraStanding } from '../../domain/rera/standing.ts'
import { reraWarning } from '../../domain/rera/warning.ts'
import { formatLongDate, indianDate } from '../../domain/time/calendar.ts'
import { AnswerField, Confirmation, textProps } from '../form/AnswerField.tsx'
import { TextField } from '../form/TextField.tsx'
import { Status } from '../ui/Notice.tsx'
import { AnswerFields, saidToField } from './AnswerFields.tsx'
import { askedIn, type StepProps } from './step.ts'

function ReraNumber(props: StepProps) {
  const { city, reraNumber } = props.values
  const hint =
    props.posting === 'listing' ? LISTING_FIELDS.reraNumber.hint : RERA_FORM.numberOfProject
  const example = reraExample(city)
  return (
    <div>
      <TextField
        {...textProps(askedIn(props, 'reraNumber'))}
        hint={example ? `${hint} ${WIZARD_TEXTS.reraExample(example)}` : hint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className="field-after">
        <Status tone="warning">{reraWarning(reraNumber, city)}</Status>
      </div>
    </div>
  )
}

/** The reason why there is no number, and a warning as long as neither is given. */
function ReraExempt(props: StepProps) {
  const { values, posting } = props
  const { city, reraNumber, reraExempt, listingType, possession } = values
  const facts = { city, reraNumber, reraExempt }
  const standing = reraStanding(
    posting === 'listing'
      ? { ...facts, listingType, possession }
      : projectFacts({ ...facts, ...(posting === 'postedLaunch' && { listingType }) }),
  )
  return (
    <div>
      <AnswerField {...askedIn(props, 'reraExempt')} />
      <div className="field-after">
        <Status tone="warning">{RERA_FORM.missing(standing)}</Status>
      </div>
    </div>
  )
}

/** A day is written as the browser writes it, so it is said in words too. Most homes are free from today. */
function AvailableFrom(props: StepProps) {
  const asked = askedIn(props, 'availableFrom' as const)
  const { value, ...text } = textProps(asked)
  const today = indianDate(new Date())
  return (
    <div className="step-answer">
      <TextField
        {...text}
        hint={saidToField(props, asked.name)?.hint ?? text.hint}
        value={value}
        type="date"
        asked={
          <>
            {value && <p className="field-reading">{formatLongDate(value)}</p>}
            <Confirmation name={asked.name} form={props} />
          </>
        }
      />
      {value !== today && (
        <button
          type="button"
          className="action action-quiet"
          data-answers=""
          onClick={() => props.onAnswer(asked.name, today)}
        >
          {TALK_TEXTS.today}
        </button>
      )}
    </div>
  )
}

/** What else can be said, closed until somebody opens it, or an answer or a question is in it. */
function More({
  step,
  children,
}: {
  step: StepProps & { more: readonly FieldName[] }
  children: ReactNode
}) {
  const { more, values, errors, questions = [] } = step
  const isSaid = more.some((name) => values[name].trim() !== '')
  const isAsked = more.some((name) => errors[name] || questions.some(({ field }) => field === name))
  const [isOpen, setOpen] = useState(isSaid)
  useEffect(() => {
    if (isSaid || isAsked) setOpen(true)
  }, [isSaid, isAsked])
  return (
    <details
      className="more-answers"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{TALK_TEXTS.more}</summary>
      {children}
    </details>
  )
}

export function AdditionalStep(props: StepProps) {
  const hidden = hiddenFields(props.values, props.posting)
  const asked = FIELD_NAMES.filter((name) => fieldOf(name).step === 2 && !hidden.has(name))
  if (asked.length === 0) return <p className="muted">{WIZARD_TEXTS.notAsked}</p>
  const fields = {
    of: 2 as const,
    step: props,
    overrides: {
      availableFrom: { draw: () => <AvailableFrom {...props} /> },
      reraNumber: { draw: () => <ReraNumber {...props} /> },
      reraExempt: { draw: () => <ReraExempt {...props} /> },
    },
  }
  if (props.only) return <AnswerFields {...fields} />
  const [first, more] = firstAndMore(asked)
  return (
    <>
      <p className="muted">{WIZARD_TEXTS.optionalStep}</p>
      <AnswerFields {...fields} among={first} />
      {first.length === 0 ? (
        <AnswerFields {...fields} among={more} />
      ) : (
        <More step={{ ...props, more }}>
          <AnswerFields {...fields} among={more} />
        </More>
      )}
    </>
  )
}
