import type { FieldName } from '../listing/fields.ts'

/** What a text says of several fields, as text for each of them, and what is left of it. */
export function factsIn(
  text: string,
  _today: Date,
): { facts: Partial<Record<FieldName, string>>; rest: string } {
  return { facts: {}, rest: text }
}
