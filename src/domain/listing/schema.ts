import * as z from 'zod/mini'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { hasLink } from '../text/contact-details.ts'
import { optionalPublicText, publicLine } from '../text/public.ts'
import { evenWithFieldErrors } from '../text/schema.ts'
import { LISTING_LIMITS as LIMITS } from './constants.ts'
import type { Answer, Field } from './field.ts'
import { FIELD_NAMES, type FieldName, fieldOf, type LISTING_FIELDS } from './fields.ts'
import { LISTING_FIELD_TEXTS as texts, wholeNumberBetween } from '#language/listing/texts-poster'
import { isAboveTop, typeProblem } from './rules.ts'

/** These stand in titles, mails and addresses, where apps make links of what looks like one. */
const NAMES: ReadonlySet<FieldName> = new Set(['locality', 'projectBuildingName'])
const SENTENCES: Readonly<Record<string, string>> = texts
/** The error for an invalid answer: the field's own sentence, or that of its kind. */
function errorOf(name: FieldName): string {
  const field = fieldOf(name)
  const ofKind = field.kind === 'count' ? wholeNumberBetween(field.min, field.max) : texts.choose
  return SENTENCES[name] ?? ofKind
}

function ofKind(name: FieldName): z.ZodMiniType {
  const field = fieldOf(name)
  const error = errorOf(name)
  switch (field.kind) {
    case 'choice':
      return z.enum(field.options, error)
    case 'choices': {
      const { options } = field
      const chosen = z.array(z.enum(options, error)).check(z.maxLength(options.length * 2))
      return z.pipe(
        chosen,
        z.transform((own: string[]) => options.filter((option) => own.includes(option))),
      )
    }
    case 'count':
    case 'money': {
      const [max, tooHigh] =
        field.kind === 'count'
          ? [field.max, error]
          : [LIMITS.price, SENTENCES[`${name}TooHigh`] ?? error]
      return z
        .number(error)
        .check(z.int(error), z.minimum(field.min, error), z.maximum(max, tooHigh))
    }
    case 'area':
      return z
        .number(error)
        .check(
          z.gt(0, error),
          z.minimum(LIMITS.areaLeast, texts.plotAreaTooLow),
          z.maximum(LIMITS.area, texts.plotAreaTooHigh),
        )
    case 'date':
      return z.iso.date(error).check(z.refine((date) => /^20/.test(date), error))
    case 'line': {
      const line = publicLine(field.max, error, texts.contactDetails)
      return NAMES.has(name)
        ? line.check(z.refine<string>((text) => !hasLink(text), texts.link))
        : line
    }
    case 'text':
      return optionalPublicText(field.max, texts.contactDetails)
  }
}

function schemaOf(name: FieldName): z.ZodMiniType {
  return fieldOf(name).required ? ofKind(name) : z.optional(z.nullable(ofKind(name)))
}

type Required<F extends Field> = z.ZodMiniType<Answer<F>>
type Schema<F extends Field> = F extends { required: true }
  ? Required<F>
  : z.ZodMiniOptional<z.ZodMiniNullable<Required<F>>>
type Shape = { -readonly [Name in FieldName]: Schema<(typeof LISTING_FIELDS)[Name]> }

// The types come from the table, because a schema made in a loop has none.
const shape = Object.fromEntries(
  FIELD_NAMES.map((name) => [name, schemaOf(name)]),
) as unknown as Shape

const typeFits = z.refine<TypeChoice>((listing) => typeProblem(listing) !== 'typeNotInCategory', {
  error: texts.typeNotInCategory,
  path: ['propertyType'],
  when: evenWithFieldErrors,
})
const pgFits = z.refine<TypeChoice>((listing) => typeProblem(listing) !== 'pgResidential', {
  error: texts.pgResidential,
  path: ['propertyType'],
  when: evenWithFieldErrors,
})
const floorsFit = z.refine<{ floorNumber?: number | null; totalFloors?: number | null }>(
  (listing) => !isAboveTop(listing),
  { error: texts.floorAboveTop, path: ['floorNumber'], when: evenWithFieldErrors },
)
type TypeChoice = { listingType: string; propertyCategory: string; propertyType: string }

/** The fields of a listing that its poster fills in. */
export const listingFieldsSchema = z.object(shape).check(typeFits, pgFits, floorsFit)

export const photoIdsSchema = z
  .array(z.string().check(z.regex(/^[a-z0-9]{8,40}$/)))
  .check(z.maxLength(PHOTO_LIMITS.count, texts.photos))

export type ListingFields = z.infer<typeof listingFieldsSchema>
