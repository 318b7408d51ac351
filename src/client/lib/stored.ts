/** Reads a value of some kind out of anything; undefined where it is none. */
export type Kind<Value> = (value: unknown) => Value | undefined

export const text: Kind<string> = (value) => (typeof value === 'string' ? value : undefined)
/** Of a list, the members that are of a kind. */
export const listOf =
  <Value>(kind: Kind<Value>): Kind<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map(kind).filter((member) => member !== undefined) : undefined

/** Of a table, the entries whose values are of a kind. */
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

/** A value of a kind out of JSON; undefined where the text is missing, is no JSON, or says something else. */
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

/** The same of what the browser keeps under a name: anybody may have written there, and reading may be forbidden. */
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
