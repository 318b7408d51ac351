import { AMENITIES } from '../../domain/listing/constants.ts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { hiddenFields } from '../../domain/listing-draft/rules.ts'
import { chosenAmenities, toggleAmenity } from '../../domain/listing-draft/values.ts'
import { CheckboxGroup } from '../form/CheckboxGroup.tsx'
import { Icon } from './Icon.tsx'
import { frameOf, type StepProps } from './step.ts'

export function AmenitiesStep(props: StepProps) {
  const { values, posting, onAnswer } = props
  if (hiddenFields(values, posting).has('amenities'))
    return <p className="muted">{WIZARD_TEXTS.notAsked}</p>
  const chosen = chosenAmenities(values)
  return (
    <>
      <CheckboxGroup
        {...frameOf('amenities', props)}
        options={AMENITIES}
        values={chosen}
        icon={(amenity) => <Icon name={amenity} />}
        onToggle={(amenity, on) => onAnswer('amenities', toggleAmenity(values, amenity, on))}
      />
      <p className="muted">
        {chosen.length === 0
          ? WIZARD_TEXTS.noAmenity
          : WIZARD_TEXTS.amenities(chosen.length, AMENITIES.length)}
      </p>
    </>
  )
}
