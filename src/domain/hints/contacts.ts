import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'
import { waysAround } from '../text/ways-around.ts'

/** The fields of a listing that visitors read as somebody wrote them. */
export const PUBLIC_TEXTS: readonly FieldName[] = FIELD_NAMES.filter((name) => {
  const field = fieldOf(name)
  return field.kind === 'text' || (field.kind === 'line' && !field.isExact)
})

type Texts = { readonly [name in FieldName]?: unknown }

/** The fields that may name a way around the portal, each with the words that do. */
export const waysIn = (listing: Texts): { field: FieldName; words: string[] }[] =>
  PUBLIC_TEXTS.flatMap((field) => {
    const words = waysAround(String(listing[field] ?? ''))
    return words.length > 0 ? [{ field, words }] : []
  })
