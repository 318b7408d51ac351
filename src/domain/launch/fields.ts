import { PART_LABELS, LAUNCH_FIELD_TEXTS as TEXTS } from '#language/launch/texts'
import { CITY_NAMES } from '../city/constants.ts'
import { storedCity } from '../city/stored.ts'
import { CONTENT_LIMITS } from '../content/constants.ts'
import { alsoAsked, type Field, type Fields, of } from '../field/field.ts'
import { LISTING_FIELDS } from '../listing/fields.ts'
import { RERA_FIELDS } from '../rera/fields.ts'
import { withScheme } from '../text/web-address.ts'
import { BUILDER_PARTS, LAUNCH_LIMITS as LIMITS } from './constants.ts'

/**
 * What a builder tells of a launch, in the order of the form. Schema, form, columns, what the desk and the mails show,
 * and what an admin finishes, derive from this table. Pictures are chosen, uploaded and stored on their own.
 */
export const LAUNCH_FIELDS = {
  builder: of(
    { kind: 'line', max: LIMITS.builder, isName: true },
    { required: true, ...TEXTS.builder },
  ),
  part: of(
    { kind: 'choice', options: BUILDER_PARTS, labels: PART_LABELS, chips: true },
    { required: true, ...TEXTS.part },
  ),
  projectBuildingName: alsoAsked(LISTING_FIELDS.projectBuildingName, TEXTS.projectBuildingName),
  /** Free text, as for the launches that admins write: a builder may be where the portal has no page yet. */
  city: of(
    {
      kind: 'line',
      max: CONTENT_LIMITS.city,
      suggestions: CITY_NAMES,
      isName: true,
      stored: storedCity,
    },
    { required: true, label: LISTING_FIELDS.city.label, ...TEXTS.city },
  ),
  locality: alsoAsked(LISTING_FIELDS.locality, TEXTS.locality),
  propertyCategory: alsoAsked(LISTING_FIELDS.propertyCategory),
  propertyType: alsoAsked(LISTING_FIELDS.propertyType, TEXTS.propertyType),
  kinds: of({ kind: 'text', max: LIMITS.kinds }, { required: true, ...TEXTS.kinds }),
  plotArea: { ...alsoAsked(LISTING_FIELDS.plotArea, TEXTS.plotArea), whole: true },
  price: {
    ...alsoAsked(LISTING_FIELDS.price, { ...TEXTS.price, hint: LISTING_FIELDS.price.hint }),
    least: true,
  },
  ...RERA_FIELDS,
  papers: of({ kind: 'links', max: LIMITS.papers, stored: withScheme }, TEXTS.papers),
} satisfies Fields

export type LaunchField = keyof typeof LAUNCH_FIELDS

/** The label of a field outside its form. */
export const launchLabel = (name: LaunchField): string => {
  const field: Field = LAUNCH_FIELDS[name]
  return field.short ?? field.label
}
