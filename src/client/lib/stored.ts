/** Reads a value of one kind from anything; undefined if it is not of this kind. */
export type Kind<Value> = (value: unknown) => Value | undefined

export const text: Kind<string> = (value) => (typeof value === 'string' ? value : undefined)
/** Reads one of some words. */
export const oneOf =
  <Option extends string>(options: readonly Option[]): Kind<Option> =>
  (value) =>
    options.find((option) => option === value)

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
          Object.entries(value).flatMap(([name, member]) => {
            const read = kind(member)
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

type Members<Kinds> = {
  [Name in keyof Kinds]: Kinds[Name] extends Kind<infer Value> ? Value : never
}

export const count: Kind<number> = (value) => (typeof value === 'number' ? value : undefined)

export const flag: Kind<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
export const orNull =
  <Value>(kind: Kind<Value>): Kind<Value | null> =>
  (value) =>
    value === null ? null : kind(value)

/** Reads an object whose named members all have their kinds; leaves out other members. */
export const objectOf =
  <Kinds extends Record<string, Kind<unknown>>>(kinds: Kinds): Kind<Members<Kinds>> =>
  (value) => {
    const read = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}))
    const members = Object.entries(kinds).map(([name, kind]) => [name, kind(read.get(name))])
    return members.some(([, member]) => member === undefined)
      ? undefined
      : (Object.fromEntries(members) as Members<Kinds>)
  }

/**
 * Shows a stored value at once, and again whenever it changes: here, which one of the events says, in another tab, or
 * while the page was kept for the way back.
 */
export function followStored(
  { key, events }: { key: string; events: readonly string[] },
  show: () => void,
  signal?: AbortSignal,
): void {
  const init = { signal }
  for (const event of events) addEventListener(event, show, init)
  addEventListener('storage', (event) => event.key === key && show(), init)
  addEventListener('pageshow', ({ persisted }) => persisted && show(), init)
  show()
}
