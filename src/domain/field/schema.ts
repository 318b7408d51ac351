import * as z from 'zod/mini'
import { LISTING_FIELD_TEXTS as texts, wholeNumberBetween } from '#language/listing/texts-poster'
import { CONTENT_LIMITS } from '../content/constants.ts'
import { LISTING_LIMITS as LIMITS } from '../listing/constants.ts'
import { hasLink } from '../text/links.ts'
import { exactLine, optionalPublicText, publicLine, publicText } from '../text/public.ts'
import { evenWithFieldErrors } from '../text/schema.ts'
import { publicAddress } from '../text/web-address.ts'
import { type Answer, type Field, type Fields, namesOf, withoutMeaning } from './field.ts'

type Required<F extends Field> = z.ZodMiniType<Answer<F>>
type Schema<F extends Field> = F extends { required: true; notFor?: never }
  ? Required<F>
  : z.ZodMiniOptional<z.ZodMiniNullable<Required<F>>>
export type FieldsSchema<F extends Fields> = z.ZodMiniObject<{
  -readonly [Name in keyof F]: Schema<F[Name]>
}>

/** A rule across fields, with the field that shows its error. Forms without one of the fields do not have it. */
export type Rule = {
  fields: readonly string[]
  shownAt: string
  error: string
  holds: (answers: never) => boolean
}

const SENTENCES: Readonly<Record<string, string>> = texts

/** The sentences for a missing answer, a wrong one, and one that is too high or too many. */
function errorsOf(name: string, field: Field) {
  const { missing, wrong, tooMuch } = field.errors ?? {}
  const sentence = SENTENCES[name]
  const wrongOne =
    wrong ??
    (field.kind === 'count' || field.kind === 'floor'
      ? (sentence ?? wholeNumberBetween(field.min, field.max))
      : (missing ?? sentence ?? texts.choose))
  return {
    missing: missing ?? wrongOne,
    wrong: wrongOne,
    tooMuch: tooMuch ?? SENTENCES[`${name}TooHigh`] ?? wrongOne,
  }
}
type Errors = ReturnType<typeof errorsOf>

/** Pages may show pictures of this site only. */
const picture = (error: string) =>
  z
    .string(error)
    .check(
      z.trim(),
      z.maxLength(CONTENT_LIMITS.picture, { error, abort: true }),
      z.regex(/^\/(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|png|jpg|svg)$/, error),
    )

/** What somebody else has written leads to a named host of the web by https alone. */
const isLink = (text: string) => text.length <= CONTENT_LIMITS.link && publicAddress(text) !== null

type Stored = ((written: string) => string) | undefined

/**
 * A public text as it is stored. It is checked as it was written, so that nothing is read out of sight of the checks.
 */
const storedAs = (schema: z.ZodMiniType<string>, stored: Stored) =>
  stored ? z.pipe(schema, z.transform(stored)) : schema

/** A schema of what `stored` makes of an address, which may be longer than what was written. */
const readBy = (stored: Stored, schema: z.ZodMiniType<string>) =>
  stored
    ? z.pipe(
        z.transform((said: unknown) => (typeof said === 'string' ? stored(said) : said)),
        schema as z.ZodMiniType<string, unknown>,
      )
    : schema

/** Addresses; a wrong one is said of the whole field, in which each is a line. */
const links = (
  { missing, wrong, tooMuch }: Errors,
  { max, stored }: Extract<Field, { kind: 'links' }>,
) =>
  z.array(readBy(stored, z.string(wrong).check(z.trim())), missing).check(
    z.maxLength(max, tooMuch),
    z.refine<string[]>((list) => list.every(isLink), wrong),
  )

function several(
  schema: z.ZodMiniType,
  { missing }: Errors,
  most: number,
  tooMany: string,
  min = 0,
) {
  const list = z.array(schema, missing).check(z.maxLength(most, tooMany))
  return min > 0 ? list.check(z.minLength(min, missing)) : list
}

function numberUpTo(min: number, max: number, { missing, wrong, tooMuch }: Errors) {
  return z
    .number({ error: ({ input }) => (input == null ? missing : wrong) })
    .check(z.int(wrong), z.minimum(min, wrong), z.maximum(max, tooMuch))
}

/** A line that may be left out: nothing, or blanks, is an empty one. */
const orNothing = (line: z.ZodMiniType<string>) =>
  z.pipe(
    z.transform((said: unknown) => (isBlank(said) ? undefined : said)),
    z._default(line as z.ZodMiniType<string, unknown>, ''),
  )
const isBlank = (said: unknown) => said == null || (typeof said === 'string' && said.trim() === '')

function ofKind(name: string, field: Field, contactDetails?: string): z.ZodMiniType {
  const errors = errorsOf(name, field)
  const { missing, wrong, tooMuch } = errors
  switch (field.kind) {
    case 'choice':
      return z.enum(field.options, wrong)
    case 'choices': {
      const { options, min } = field
      // The same option may be sent twice.
      const chosen = several(z.enum(options, wrong), errors, options.length * 2, wrong, min)
      return z.pipe(
        chosen as z.ZodMiniType<string[]>,
        z.transform((answers: string[]) => options.filter((option) => answers.includes(option))),
      )
    }
    case 'count':
    case 'floor':
      return numberUpTo(field.min, field.max, errors)
    case 'money':
      return numberUpTo(field.min, LIMITS.price, errors)
    case 'area': {
      const area = z
        .number(wrong)
        .check(
          z.gt(0, wrong),
          z.minimum(LIMITS.areaLeast, texts.plotAreaTooLow),
          z.maximum(LIMITS.area, texts.plotAreaTooHigh),
        )
      return field.whole
        ? z.pipe(
            area,
            z.transform((squareFeet: number) => Math.round(squareFeet)),
          )
        : area
    }
    case 'date':
      return z.iso.date(wrong).check(z.refine((date) => /^20/.test(date), wrong))
    case 'line': {
      if (field.isExact) return readBy(field.stored, exactLine(field.max, missing))
      const line = publicLine(field.max, missing, contactDetails)
      const name = storedAs(
        field.isName ? line.check(z.refine<string>((text) => !hasLink(text), texts.link)) : line,
        field.stored,
      )
      return field.proposed ? orNothing(name) : name
    }
    case 'text':
      return field.required
        ? publicText(field.max, missing, contactDetails)
        : optionalPublicText(field.max, contactDetails)
    case 'links':
      return links(errors, field)
    case 'picture':
      return picture(wrong)
    case 'pictures':
      return several(picture(wrong), errors, field.max, tooMuch, field.min)
  }
}

/** A required field that does not apply to everything is optional by itself, and asked for by this rule. */
function requiredRules(fields: Fields) {
  return namesOf(fields).flatMap((name) => {
    const field = fields[name]
    if (!field?.required || !field.notFor) return []
    const holds = (answers: Record<string, unknown>) =>
      answers[name] != null || withoutMeaning(fields, answers).includes(name)
    return refine(name, errorsOf(name, field).missing, holds)
  })
}

const refine = (path: string, error: string, holds: (answers: never) => boolean) =>
  z.refine(holds as (answers: unknown) => boolean, {
    error,
    path: [path],
    when: evenWithFieldErrors,
  })

/** The schema of a table of fields. `contactDetails` is the error for a phone number or an e-mail address in a text. */
export function schemaOf<const F extends Fields>(
  fields: F,
  rules: readonly Rule[],
  contactDetails?: string,
): FieldsSchema<F> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = ofKind(name, field, contactDetails)
      const isAsked = field.required && !field.notFor
      return [name, isAsked ? schema : z.optional(z.nullable(schema))]
    }),
  )
  const checks = [
    ...rules
      .filter((rule) => rule.fields.every((name) => name in fields))
      .map(({ shownAt, error, holds }) => refine(shownAt, error, holds)),
    ...requiredRules(fields),
  ]
  // The types come from the table, because a schema made in a loop has none.
  return z.object(shape).check(...checks) as unknown as FieldsSchema<F>
}
