import { AREA_BASES, AREA_UNITS } from '../../domain/area/constants.ts'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { LISTING_TYPES } from '../../domain/listing/constants.ts'
import {
  FIELD_HINTS,
  PRICE_HINTS,
  priceLabel,
  WIZARD_MESSAGES,
} from '../../domain/listing-draft/messages.ts'
import { areaReading, moneyReading } from '../../domain/listing-draft/readings.ts'
import { PROJECT_POSTINGS } from '../../domain/listing-draft/posting.ts'
import { categoriesOnOffer, hiddenFields, typesOnOffer } from '../../domain/listing-draft/rules.ts'
import type { DraftField } from '../../domain/listing-draft/values.ts'
import { NumberField } from '../form/NumberField.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { type Option, Select } from '../form/Select.tsx'
import { TextField } from '../form/TextField.tsx'
import { frameOf, type StepProps, textProps } from './step.ts'

const UNITS = Object.entries(AREA_UNITS).map(([value, { label }]) => ({ value, label }))

export function DetailsStep(props: StepProps) {
  const { values, role, posting } = props
  const hidden = hiddenFields(values, posting)
  const asks = (field: DraftField) => !hidden.has(field)
  const types = typesOnOffer(values, role)
  const typeHint = values.propertyCategory ? undefined : WIZARD_MESSAGES.chooseCategory
  const categoryHint = values.listingType === 'PG' ? WIZARD_MESSAGES.pgHint : undefined
  const chips = (field: DraftField, options: readonly Option[]) => ({
    ...frameOf(field, props),
    options,
    value: values[field],
    onChoose: (value: string) => props.onAnswer(field, value),
  })
  return (
    <>
      {posting !== 'listing' && (
        <RadioGroup
          name="posting"
          label={WIZARD_MESSAGES.postAs}
          hint={WIZARD_MESSAGES.postAsHint}
          options={PROJECT_POSTINGS}
          value={posting}
          onChoose={props.onPosting}
        />
      )}
      {asks('listingType') && <RadioGroup {...chips('listingType', LISTING_TYPES)} />}
      <RadioGroup {...chips('propertyCategory', categoriesOnOffer(values))} hint={categoryHint} />
      {asks('propertyType') && <RadioGroup {...chips('propertyType', types)} hint={typeHint} />}
      <RadioGroup {...chips('city', CITY_NAMES)} />
      <TextField {...textProps('locality', props)} autoComplete="off" />
      <TextField {...textProps('projectBuildingName', props)} autoComplete="off" />
      {asks('plotArea') && (
        <NumberField {...textProps('plotArea', props)} decimals reading={areaReading(values)} />
      )}
      <div className="field-row">
        {asks('areaUnit') && <Select {...textProps('areaUnit', props)} options={UNITS} />}
        {asks('areaBasis') && (
          <Select {...textProps('areaBasis', props)} options={AREA_BASES} empty="Not stated" />
        )}
      </div>
      {asks('price') && (
        <NumberField
          {...textProps('price', props)}
          label={priceLabel(values.listingType)}
          hint={PRICE_HINTS[values.listingType] ?? FIELD_HINTS.price}
          before="₹"
          reading={moneyReading(values.price)}
        />
      )}
    </>
  )
}
