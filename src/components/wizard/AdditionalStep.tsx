import './frame.css'
import { LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { reraExample, reraWarning } from '../../domain/listing/rera.ts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import { textProps } from '../form/AnswerField.tsx'
import { TextField } from '../form/TextField.tsx'
import { Status } from '../ui/Notice.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { askedIn, type StepProps } from './step.ts'

function ReraNumber(props: StepProps) {
  const { city, reraNumber } = props.values
  const { hint } = LISTING_FIELDS.reraNumber
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

export function AdditionalStep(props: StepProps) {
  // Every posting that has a question in this step has the one about the facing direction.
  if (hiddenFields(props.values, props.posting).has('facingType'))
    return <p className="muted">{WIZARD_TEXTS.notAsked}</p>
  return (
    <>
      <p className="muted">{WIZARD_TEXTS.optionalStep}</p>
      <AnswerFields
        of={2}
        overrides={{ reraNumber: { draw: () => <ReraNumber {...props} /> } }}
        step={props}
      />
    </>
  )
}
