/** Reads a value of some kind out of anything; undefined where it is none. */
export type Kind<Value> = (value: unknown) => Value | undefined
type Members<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind<infer Value> ? Value : never
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export const text: Kind<string> = (value) => (typeof value === 'string' ? value : undefined)
export const count: Kind<number> = (value) => (typeof value === 'number' ? value : undefined)

export const flag: Kind<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
export const orNull =
  <Value>(kind: Kind<Value>): Kind<Value | null> =>
  (value) =>
    value === null ? null : kind(value)

/** Of a list, the members that are of a kind. */
export const listOf =
  <Value>(kind: Kind<Value>): Kind<Value[]> =>
  (value) =>
    Array.isArray(value) ? value.map(kind).filter((member) => member !== undefined) : undefined

/** Of a table, the entries whose values are of a kind. */
export const tableOf =
  <Value>(kind: Kind<Value>): Kind<Record<string, Value>> =>
  (value) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, own]) => {
            const read = kind(own)
            return read === undefined ? [] : [[name, read]]
          }),
        )
      : undefined

/** An object all of whose named members are of their kinds; others are left out. */
export const objectOf =
  <Kinds extends Record<string, Kind<unknown>>>(kinds: Kinds): Kind<Members<Kinds>> =>
  (value) => {
    const read = new Map(Object.entries(isObject(value) ? value : {}))
    const members = Object.entries(kinds).map(([name, kind]) => [name, kind(read.get(name))])
    return members.some(([, member]) => member === undefined)
      ? undefined
      : (Object.fromEntries(members) as Members<Kinds>)
  }

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
