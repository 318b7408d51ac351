import { PG_AREA_TEXTS } from '#language/listing/texts-fields'
import { PRICE_HINTS, priceLabel, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { type FieldName, LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { PROJECT_POSTINGS } from '../../domain/listing-draft/posting.ts'
import { categoriesOnOffer, typesOnOffer } from '../../domain/listing-draft/rules.ts'
import type { FieldOverrides } from '../form/AnswerField.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { NameField } from './NameField.tsx'
import type { StepProps } from './step.ts'

function overridesFor(props: StepProps): FieldOverrides<FieldName> {
  const { values, role } = props
  const { listingType, propertyCategory } = values
  return {
    propertyCategory: {
      options: categoriesOnOffer(values),
      hint: listingType === 'PG' ? WIZARD_TEXTS.pgHint : undefined,
    },
    propertyType: {
      options: typesOnOffer(values, role),
      hint: propertyCategory ? undefined : WIZARD_TEXTS.chooseCategory,
    },
    // A project has a name: its hint would promise another one.
    projectBuildingName:
      props.posting === 'listing' ? { draw: () => <NameField {...props} /> } : { hint: undefined },
    plotArea: listingType === 'PG' ? PG_AREA_TEXTS : {},
    price: {
      label: priceLabel(listingType),
      hint: PRICE_HINTS[listingType] ?? LISTING_FIELDS.price.hint,
      letters: !(listingType in PRICE_HINTS),
    },
  }
}

export function DetailsStep(props: StepProps) {
  return (
    <>
      {props.posting !== 'listing' && (
        <RadioGroup
          name="posting"
          label={WIZARD_TEXTS.postAs}
          hint={WIZARD_TEXTS.postAsHint}
          options={PROJECT_POSTINGS}
          value={props.posting}
          onChoose={props.onPosting}
        />
      )}
      <AnswerFields of={1} overrides={overridesFor(props)} step={props} />
    </>
  )
}
