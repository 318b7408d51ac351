import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'
import { waysAround } from '../text/ways-around.ts'

/** The fields of a listing that visitors read as somebody wrote them. */
export const PUBLIC_TEXTS: readonly FieldName[] = FIELD_NAMES.filter((name) => {
  const field = fieldOf(name)
  return field.kind === 'text' || (field.kind === 'line' && !field.isExact)
})

type Texts = { readonly [name in FieldName]?: unknown }

/** A field, and words of it. */
export type FieldWords = { field: FieldName; words: string[] }

/** The fields that may name a way around the portal, each with the words that do. */
export const waysIn = (listing: Texts): FieldWords[] =>
  PUBLIC_TEXTS.flatMap((field) => {
    const words = waysAround(String(listing[field] ?? ''))
    return words.length > 0 ? [{ field, words }] : []
  })
