import { type Fields, type NameOf, namesOf } from '../field/field.ts'
import { type FieldName, LISTING_FIELDS } from '../listing/fields.ts'
import { waysAround } from '../text/ways-around.ts'

/** The fields of a table that visitors read as somebody wrote them. */
export const publicTexts = <F extends Fields>(fields: F): NameOf<F>[] =>
  namesOf(fields).filter((name) => {
    const field = fields[name]
    return field?.kind === 'text' || (field?.kind === 'line' && !field.isExact)
  })

/** A field, and words of it. */
export type FieldWords<Name extends string = FieldName> = { field: Name; words: string[] }

/** The fields of a table whose answers may name a way around the portal, each with the words that do. */
export const waysInFields = <F extends Fields>(
  fields: F,
  answers: { readonly [name in NameOf<F>]?: unknown },
): FieldWords<NameOf<F>>[] =>
  publicTexts(fields).flatMap((field) => {
    const words = waysAround(String(answers[field] ?? ''))
    return words.length > 0 ? [{ field, words }] : []
  })

/** The same of a listing. */
export const waysIn = (listing: { readonly [name in FieldName]?: unknown }): FieldWords[] =>
  waysInFields(LISTING_FIELDS, listing)
