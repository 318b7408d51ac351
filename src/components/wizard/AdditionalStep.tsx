import { FACINGS, FURNISHINGS, LISTING_LIMITS } from '../../domain/listing/constants.ts'
import { reraExample, reraWarning } from '../../domain/listing/rera.ts'
import { FIELD_HINTS, WIZARD_MESSAGES } from '../../domain/listing-draft/messages.ts'
import { moneyReading } from '../../domain/listing-draft/readings.ts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import type { DraftField } from '../../domain/listing-draft/values.ts'
import { NumberField } from '../form/NumberField.tsx'
import { Select } from '../form/Select.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { Status } from '../ui/Notice.tsx'
import { type StepProps, textProps } from './step.ts'

export function AdditionalStep(props: StepProps) {
  const { values, posting } = props
  const hidden = hiddenFields(values, posting)
  const number = (field: DraftField) =>
    !hidden.has(field) && <NumberField {...textProps(field, props)} />
  if (hidden.has('facingType')) return <p className="muted">{WIZARD_MESSAGES.notAsked}</p>
  const example = reraExample(values.city)
  return (
    <>
      <p className="muted">{WIZARD_MESSAGES.optionalStep}</p>
      <div className="field-row">
        {number('bedrooms')}
        {number('bathrooms')}
      </div>
      <div className="field-row">
        {number('floorNumber')}
        {number('totalFloors')}
      </div>
      <div className="field-row">
        {!hidden.has('furnishing') && (
          <Select {...textProps('furnishing', props)} options={FURNISHINGS} empty="Not stated" />
        )}
        <Select {...textProps('facingType', props)} options={FACINGS} empty="Not stated" />
      </div>
      {!hidden.has('deposit') && (
        <NumberField
          {...textProps('deposit', props)}
          before="₹"
          reading={moneyReading(values.deposit)}
        />
      )}
      {!hidden.has('availableFrom') && (
        <TextField {...textProps('availableFrom', props)} type="date" />
      )}
      {!hidden.has('reraNumber') && (
        <div>
          <TextField
            {...textProps('reraNumber', props)}
            hint={
              example
                ? `${FIELD_HINTS.reraNumber} It looks like ${example}.`
                : FIELD_HINTS.reraNumber
            }
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <div className="field-after">
            <Status tone="warning">{reraWarning(values.reraNumber, values.city)}</Status>
          </div>
        </div>
      )}
      {!hidden.has('description') && (
        <TextArea {...textProps('description', props)} limit={LISTING_LIMITS.description} />
      )}
    </>
  )
}
