import './Talk.css'
import { PG_AREA_TEXTS } from '#language/listing/texts-fields'
import { shownValue } from '#language/listing/texts-values'
import { PRICE_HINTS, priceLabel, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { UNIT_TEXTS } from '#language/money/texts-amounts'
import { type FieldName, LISTING_FIELDS } from '../../domain/listing/fields.ts'
import { PROJECT_POSTINGS } from '../../domain/listing-draft/posting.ts'
import { categoriesOnOffer, typesOnOffer } from '../../domain/listing-draft/rules.ts'
import { fold } from '../../domain/text/fold.ts'
import { AnswerField, type FieldOverride, type FieldOverrides } from '../form/AnswerField.tsx'
import { RadioGroup } from '../form/RadioGroup.tsx'
import { AnswerFields, saidToField } from './AnswerFields.tsx'
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
      <AnswerField {...askedIn(props, 'locality')} override={saidToField(props, 'locality')} />
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

/** Prices of homes for sale are said in lakh and crore: a small figure alone is one of these. */
const SMALL = /^\p{Nd}{1,3}([.]\p{Nd}+)?$/u

function Price({ step, words }: { step: StepProps; words: FieldOverride }) {
  const typed = step.values.price.trim()
  return (
    <>
      <AnswerField {...askedIn(step, 'price')} override={saidToField(step, 'price', words)} />
      {step.values.listingType === 'Sell' && SMALL.test(typed) && (
        <div className="talk-choices">
          {[UNIT_TEXTS.lakh, UNIT_TEXTS.crore].map(({ aloud }) => (
            <button
              key={aloud}
              type="button"
              data-answers=""
              onClick={() => step.onAnswer('price', `${typed} ${aloud}`)}
            >
              {`${typed} ${aloud}`}
            </button>
          ))}
        </div>
      )}
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
  const price = {
    label: priceLabel(listingType),
    hint: PRICE_HINTS[listingType] ?? LISTING_FIELDS.price.hint,
    letters: !(listingType in PRICE_HINTS),
  }
  return {
    ...typeOverrides(props),
    ...(props.localities && { locality: { draw: () => <Locality {...props} /> } }),
    // A project has a name: its hint would promise another one.
    projectBuildingName:
      props.posting === 'listing' ? { draw: () => <NameField {...props} /> } : { hint: undefined },
    plotArea: listingType === 'PG' ? PG_AREA_TEXTS : {},
    price: props.only ? { draw: () => <Price step={props} words={price} /> } : price,
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
