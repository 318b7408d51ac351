import { shownValue } from '#language/listing/texts-values'
import { COLUMN_TEXTS as texts } from '#language/listing-file/texts'
import { type FieldName, fieldOf, LISTING_FIELDS } from '../listing/fields.ts'
import { isAdminOnlyType } from '../listing/rules.ts'

/** The name of a column in the template: the form's label if it is short enough for a header. */
export const columnName = (name: FieldName): string =>
  name === 'amenities' ? texts.amenities : fieldOf(name).label

/** Normalises a header or an answer: no case, spaces or punctuation. */
export const plain = (text: string): string =>
  text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '')

/** The options of a column, or null if it has none. Options for admins only are left out. */
export function optionsOf(name: FieldName): readonly string[] | null {
  const field = fieldOf(name)
  return 'options' in field ? field.options.filter((option) => !isAdminOnlyType(option)) : null
}

/** Whether a column is required. Missing amenities mean that there are none; a unit may stand with its area. */
export const isNeeded = (name: FieldName): boolean => {
  const { required, proposed, kind } = fieldOf(name)
  return required === true && !proposed && kind !== 'choices' && name !== 'areaUnit'
}

/** Whether the lines have such a cell even where the file says nothing of it: what is needed, or else proposed. */
export const isAlwaysShown = (name: FieldName): boolean =>
  isNeeded(name) || fieldOf(name).proposed === true

/** Describes the values that a column accepts. */
export function takenBy(name: FieldName): string {
  const field = fieldOf(name)
  const options = (optionsOf(name) ?? []).map(shownValue)
  switch (field.kind) {
    case 'choice':
      return options.join(', ')
    case 'choices':
      return texts.some(options)
    case 'count':
      return texts.count(field.min, field.max)
    case 'floor':
      return texts.floor(field.min, field.max)
    case 'money':
      return texts.money
    case 'area':
      return texts.area(LISTING_FIELDS.areaUnit.label)
    case 'date':
      return texts.date
    default:
      return texts.text(field.max)
  }
}
