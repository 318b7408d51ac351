/** Reads a value of one kind from anything; undefined if it is not of this kind. */
export type Kind<Value> = (value: unknown) => Value | undefined

export const text: Kind<string> = (value) => (typeof value === 'string' ? value : undefined)
/** Reads a list, and keeps the members of a kind. */
export const listOf =
  <Value>(kind: Kind<Value>): Kind<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map(kind).filter((member) => member !== undefined) : undefined

/** Reads a table, and keeps the entries whose values are of a kind. */
export const tableOf =
  <Value>(kind: Kind<Value>): Kind<Record<string, Value>> =>
  (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, own]) => {
            const read = kind(own)
            return read === undefined ? [] : [[name, read]]
          }),
        )
      : undefined

/** Reads a value of a kind from JSON; undefined if the text is missing, malformed, or holds something else. */
export function parsed<Value>(
  json: string | null | undefined,
  kind: Kind<Value>,
): Value | undefined {
  try {
    return kind(JSON.parse(json ?? ''))
  } catch {
    return undefined
  }
}

/**
 * Reads a value of a kind from the browser's storage. Any script may have written there, and reading may be forbidden.
 */
export function stored<Value>(
  place: 'localStorage' | 'sessionStorage',
  name: string,
  kind: Kind<Value>,
): Value | undefined {
  try {
    return parsed(globalThis[place].getItem(name), kind)
  } catch {
    return undefined
  }
}
