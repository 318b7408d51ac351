import type * as z from 'zod/mini'

/** Field name -> error message. `_` holds errors that belong to no field. */
export type FieldErrors = Record<string, string>

export type Validated<T> = { ok: true; value: T } | { ok: false; fields: FieldErrors }

/** The most fields that are named: a list of thousands of wrong entries must not make an answer of their size. */
const MOST_FIELDS = 200

/** Runs a schema; each field keeps its first error, in the schema's order. */
export function validate<T>(schema: z.ZodMiniType<T>, input: unknown): Validated<T> {
  const parsed = schema.safeParse(input)
  if (parsed.success) return { ok: true, value: parsed.data }
  const fields: FieldErrors = {}
  for (const issue of parsed.error.issues.slice(0, MOST_FIELDS)) {
    const field = issue.path.length > 0 ? issue.path.join('.') : '_'
    fields[field] ??= issue.message
  }
  return { ok: false, fields }
}
