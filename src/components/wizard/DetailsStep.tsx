import './Talk.css'
import { PG_AREA_TEXTS } from '#language/listing/texts-fields'
import { shownValue } from '#language/listing/texts-values'
import { PRICE_HINTS, priceLabel, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { type FieldName, LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { PROJECT_POSTINGS } from '../../domain/listing-draft/posting.ts'
import { categoriesOnOffer, typesOnOffer } from '../../domain/listing-draft/rules.ts'
import { fold } from '../../domain/text/fold.ts'
import { AnswerField, type FieldOverrides } from '../form/AnswerField.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { AnswerFields } from './AnswerFields.tsx'
import { NameField } from './NameField.tsx'
import { askedIn, type StepProps } from './step.ts'

/** The types of every category, each under the name of its category: one tap says both. */
function TypesByCategory(props: StepProps) {
  const { values, role, errors, onAnswer } = props
  return categoriesOnOffer(values).map((category, index) => {
    const name = index === 0 ? 'propertyType' : `propertyType-${category}`
    return (
      <RadioGroup
        key={category}
        name={name}
        label={shownValue(category)}
        hint={values.listingType === 'PG' ? WIZARD_TEXTS.pgHint : undefined}
        error={index === 0 ? (errors.propertyType ?? errors.propertyCategory) : undefined}
        options={typesOnOffer({ ...values, propertyCategory: category }, role)}
        value={values.propertyCategory === category ? values.propertyType : ''}
        onChoose={(type) => {
          onAnswer('propertyCategory', category)
          onAnswer('propertyType', type)
        }}
      />
    )
  })
}

/** The localities of the city that fit what is typed, to tap; any other can be typed. */
function Locality(props: StepProps) {
  const { values, localities = [], onAnswer } = props
  const typed = fold(values.locality.trim())
  const fitting = localities.filter((name) => fold(name).includes(typed))
  const offered = typed && fitting.length > 0 ? fitting : localities
  return (
    <>
      <AnswerField {...askedIn(props, 'locality')} />
      <div className="talk-choices">
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            data-answers=""
            onClick={() => onAnswer('locality', name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  )
}

function typeOverrides(props: StepProps): FieldOverrides<FieldName> {
  const { values, role, only } = props
  const { listingType, propertyCategory } = values
  if (only)
    return {
      propertyCategory: { draw: () => null },
      propertyType: { draw: () => <TypesByCategory {...props} /> },
    }
  return {
    propertyCategory: {
      options: categoriesOnOffer(values),
      hint: listingType === 'PG' ? WIZARD_TEXTS.pgHint : undefined,
    },
    propertyType: {
      options: typesOnOffer(values, role),
      hint: propertyCategory ? undefined : WIZARD_TEXTS.chooseCategory,
    },
  }
}

function overridesFor(props: StepProps): FieldOverrides<FieldName> {
  const { listingType } = props.values
  return {
    ...typeOverrides(props),
    ...(props.localities && { locality: { draw: () => <Locality {...props} /> } }),
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
