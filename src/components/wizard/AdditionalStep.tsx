import './frame.css'
import '../form/fields.css'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { RERA_FORM } from '#language/rera/texts'
import { FIELD_NAMES, fieldOf, LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import { reraExample } from '../../domain/rera/numbers.ts'
import { projectFacts, reraStanding } from '../../domain/rera/standing.ts'
import { reraWarning } from '../../domain/rera/warning.ts'
import { AnswerField, textProps } from '../form/AnswerField.tsx'
import { TextField } from '../form/TextField.tsx'
import { Status } from '../ui/Notice.tsx'
import { AnswerFields } from './AnswerFields.tsx'
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

export function AdditionalStep(props: StepProps) {
  const hidden = hiddenFields(props.values, props.posting)
  if (!FIELD_NAMES.some((name) => fieldOf(name).step === 2 && !hidden.has(name)))
    return <p className="muted">{WIZARD_TEXTS.notAsked}</p>
  return (
    <>
      <p className="muted">{WIZARD_TEXTS.optionalStep}</p>
      <AnswerFields
        of={2}
        overrides={{
          reraNumber: { draw: () => <ReraNumber {...props} /> },
          reraExempt: { draw: () => <ReraExempt {...props} /> },
        }}
        step={props}
      />
    </>
  )
}
