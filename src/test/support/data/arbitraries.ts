import fc from 'fast-check'
import * as z from 'zod/mini'

/** The nightly run tests many cases of each input, an ordinary run few. */
const full = Boolean(process.env.FULL_MATRIX)
/** The seed of inputs that are the same in each run. A failure prints it with the smallest failing input. */
export const SEED = 20_261_120
/** The seed for inputs that differ in each run. FUZZ_SEED repeats an earlier run. */
export const CHANGING_SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31)

/** Checks a property with fixed and with random inputs, half each; many more with the full matrix. */
export async function holds<Input>(
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => Promise<void>,
  { runs, inFull }: { runs: number; inFull: number },
): Promise<void> {
  const numRuns = Math.ceil((full ? inFull : runs) / 2)
  for (const seed of [SEED, CHANGING_SEED])
    await fc.assert(fc.asyncProperty(inputs, check), { seed, numRuns })
}

/** Returns random items, different in each run; all of them with the full matrix. */
export function someOf<Item>(items: readonly Item[], most: number): readonly Item[] {
  if (full || items.length <= most) return items
  return Array.from(
    { length: most },
    (_, n) => items[(CHANGING_SEED + n * 7) % items.length] as Item,
  )
}

/** The part of JSON Schema that the contract's schemas use. */
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

// Texts as people and programs write them, in addition to fast-check's own.
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

const byPattern = new Map<string, fc.Arbitrary<string>>()
/** Returns texts that match a pattern. Cached: for a class like \p{C} fast-check searches Unicode for seconds. */
function matching(pattern: string): fc.Arbitrary<string> {
  const texts = byPattern.get(pattern) ?? fc.stringMatching(new RegExp(pattern, 'u'))
  byPattern.set(pattern, texts)
  return texts
}

/** The end of the range of a field's values. */
type End = 'least' | 'most'
const towards = <T>(
  end: End | undefined,
  least: fc.Arbitrary<T>,
  most: fc.Arbitrary<T>,
  any: fc.Arbitrary<T>,
) => (end === 'least' ? least : end === 'most' ? most : any)

function text(
  { minLength = 0, maxLength = 200, pattern }: Schema,
  end: End | undefined,
): fc.Arbitrary<string> {
  if (pattern) return matching(pattern).filter((made) => made.length <= maxLength)
  const exactly = (length: number) =>
    fc
      .string({ unit: 'grapheme', minLength: length, maxLength: length })
      .map((made) => made.slice(0, length))
  const known = fc
    .constantFrom(...WORDS)
    .map((word) => word.padEnd(minLength, '.').slice(0, maxLength))
  return towards(
    end,
    exactly(minLength),
    exactly(maxLength),
    fc.oneof(
      fc.string({ unit: 'grapheme', minLength, maxLength }),
      known,
      exactly(minLength),
      exactly(maxLength),
    ),
  )
}

function number(schema: Schema, end: End | undefined): fc.Arbitrary<number> {
  const { minimum, maximum = 1e9, exclusiveMinimum, type } = schema
  const least = minimum ?? exclusiveMinimum ?? -1e9
  const ends = [fc.constant(least), fc.constant(maximum)] as const
  if (type === 'integer')
    return towards(
      end,
      ...ends,
      fc.oneof(fc.integer({ min: least, max: Math.min(maximum, 2 ** 31 - 1) }), ...ends),
    )
  const any = fc.double({
    min: least,
    max: maximum,
    minExcluded: exclusiveMinimum !== undefined,
    noNaN: true,
  })
  return towards(end, any, ends[1], fc.oneof(any, ends[1]))
}

function shaped(schema: Schema, end?: End): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => shaped(choice, end)))
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) => [name, shaped(field, end)] as const,
    )
    return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
      requiredKeys: schema.required ?? [],
      noNullPrototype: true,
    })
  }
  if (schema.type === 'array') {
    const [minLength, maxLength] = [schema.minItems ?? 0, Math.min(schema.maxItems ?? 5, 15)]
    return fc.array(shaped(schema.items ?? {}, end), {
      minLength,
      maxLength: end === 'least' ? minLength : maxLength,
    })
  }
  if (schema.type === 'string') return schema.format === 'date' ? date : text(schema, end)
  if (schema.type === 'number' || schema.type === 'integer') return number(schema, end)
  if (schema.type === 'boolean') return fc.boolean()
  return schema.type === 'null' ? fc.constant(null) : fc.jsonValue()
}

const date = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10))

type AnySchema = z.ZodMiniType<unknown>
type Amend = (made: Record<string, unknown>) => unknown
const jsonOf = (schema: AnySchema) =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema

/** Returns the names of the parts of an object's schema; none without a schema. */
export const namesOf = (schema: AnySchema | null): string[] =>
  schema ? Object.keys(jsonOf(schema).properties ?? {}) : []

/** Returns inputs that a schema accepts, made from the schema. `amend` corrects fields that depend on others. */
export function accepted(schema: AnySchema, amend: Amend = (made) => made): fc.Arbitrary<unknown> {
  return shaped(jsonOf(schema))
    .map((made) => amend(made as Record<string, unknown>))
    .filter((made) => schema.safeParse(made).success)
}

/** Does the same with the smallest or the largest value of each field that the schema accepts. */
export function acceptedAt(
  end: End,
  schema: AnySchema,
  amend: Amend = (made) => made,
): fc.Arbitrary<unknown> {
  const fits = (made: unknown) => schema.safeParse(amend(made as Record<string, unknown>)).success
  return fc
    .tuple(accepted(schema, amend), shaped(jsonOf(schema), end))
    .map(([any, extreme]) => amend(pushed(any, extreme, fits) as Record<string, unknown>))
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a value with each part of another one that is still accepted in its place. */
function pushed(value: unknown, to: unknown, fits: (made: unknown) => boolean): unknown {
  if (!isObject(value) || !isObject(to)) return fits(to) ? to : value
  let made = value
  for (const [name, part] of Object.entries(to)) {
    const within = made
    made = {
      ...within,
      [name]: pushed(within[name], part, (one) => fits({ ...within, [name]: one })),
    }
  }
  return made
}

/** Returns one such input. */
export function sampleOf(schema: AnySchema): unknown {
  return fc.sample(accepted(schema), { numRuns: 1 })[0]
}
