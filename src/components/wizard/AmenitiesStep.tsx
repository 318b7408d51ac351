import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { chosenOf } from '../../domain/field/draft.ts'
import { AMENITIES } from '../../domain/listing/constants.ts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import { AnswerFields } from './AnswerFields.tsx'
import { Icon } from './Icon.tsx'
import type { StepProps } from './step.ts'

const OVERRIDES = { amenities: { icon: (amenity: string) => <Icon name={amenity} /> } }

export function AmenitiesStep(props: StepProps) {
  const { values, posting } = props
  if (hiddenFields(values, posting).has('amenities'))
    return <p className="muted">{WIZARD_TEXTS.notAsked}</p>
  const chosen = chosenOf(AMENITIES, values.amenities)
  return (
    <>
      <AnswerFields of={3} overrides={OVERRIDES} step={props} />
      <p className="muted">
        {chosen.length === 0
          ? WIZARD_TEXTS.noAmenity
          : WIZARD_TEXTS.amenities(chosen.length, AMENITIES.length)}
      </p>
    </>
  )
}
