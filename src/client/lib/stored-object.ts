import type { Kind } from './stored.ts'

// In a separate file because content pages do not need it.

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
