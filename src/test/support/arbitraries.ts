import fc from 'fast-check'
import * as z from 'zod/mini'

/** The same inputs in each run; another seed with FUZZ_SEED. A failure prints it with the smallest input that fails. */
export const SEED = Number(process.env.FUZZ_SEED ?? 20_261_120)

/** As much of JSON Schema as the contract's own schemas use. */
type Schema = {
  type?: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null'
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
}

// Texts as people and programs write them, beside fast-check's own.
const WORDS = [
  'गोमती नगर',
  'O’Brien’s “Villa”',
  '₹ 72 L',
  'a\tb',
  '  spaced  ',
  'line\r\nline',
  '👩‍👩‍👧‍👦',
  'İstanbul ß ﬁ',
  '<b>',
  "'; drop table users; --",
  '%s %d \\x00',
  '0',
  'null',
]

function text({ minLength = 0, maxLength = 200, pattern }: Schema): fc.Arbitrary<string> {
  if (pattern)
    return fc.stringMatching(new RegExp(pattern, 'u')).filter((made) => made.length <= maxLength)
  const exactly = (length: number) =>
    fc
      .string({ unit: 'grapheme', minLength: length, maxLength: length })
      .map((made) => made.slice(0, length))
  const known = fc
    .constantFrom(...WORDS)
    .map((word) => word.padEnd(minLength, '.').slice(0, maxLength))
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength, maxLength }),
    known,
    exactly(minLength),
    exactly(maxLength),
  )
}

function number(schema: Schema): fc.Arbitrary<number> {
  const { minimum, maximum = 1e9, exclusiveMinimum, type } = schema
  const least = minimum ?? exclusiveMinimum ?? -1e9
  if (type === 'integer')
    return fc.oneof(
      fc.integer({ min: least, max: Math.min(maximum, 2 ** 31 - 1) }),
      fc.constantFrom(least, maximum),
    )
  return fc.oneof(
    fc.double({
      min: least,
      max: maximum,
      minExcluded: exclusiveMinimum !== undefined,
      noNaN: true,
    }),
    fc.constant(maximum),
  )
}

function shaped(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map(shaped))
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) => [name, shaped(field)] as const,
    )
    return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
      requiredKeys: schema.required ?? [],
      noNullPrototype: true,
    })
  }
  if (schema.type === 'array')
    return fc.array(shaped(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 5, 15),
    })
  if (schema.type === 'string') return schema.format === 'date' ? date : text(schema)
  if (schema.type === 'number' || schema.type === 'integer') return number(schema)
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'null' ? fc.constant(null) : fc.jsonValue()
}

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

/** Inputs that a schema accepts, made from the schema itself. `amend` helps where one field depends on another. */
export function accepted(
  schema: z.ZodMiniType<unknown>,
  amend: (made: Record<string, unknown>) => unknown = (made) => made,
): fc.Arbitrary<unknown> {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return shaped(json as Schema)
    .map((made) => amend(made as Record<string, unknown>))
    .filter((made) => schema.safeParse(made).success)
}

/** One such input. */
export function sampleOf(schema: z.ZodMiniType<unknown>): unknown {
  return fc.sample(accepted(schema), { numRuns: 1 })[0]
}
