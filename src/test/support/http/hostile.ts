import fc from 'fast-check'
import { cookie, HOSTILE, headers, hostileValue } from './hostile-values.ts'
import type { Sent } from './send.ts'

type Path = (string | number)[]

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || path.length > 4) return [path]
  return [
    path,
    ...Object.entries(value).flatMap(([key, inner]) =>
      pathsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

type Mutation = { at: number; what: 'replace' | 'drop' | 'add'; name: string; value: unknown }

function mutate(body: unknown, { at, what, name, value }: Mutation): unknown {
  // Replacing the whole body is not a change at one place.
  const paths = pathsIn(body).filter((path) => what === 'add' || path.length > 0)
  const path = paths[at % paths.length] ?? []
  const last = path.at(-1)
  const copy = structuredClone(body)
  let holder = copy as Record<string | number, unknown>
  for (const key of what === 'add' ? path : path.slice(0, -1))
    holder = holder?.[key] as typeof holder
  if (typeof holder !== 'object' || holder === null) return copy
  if (what === 'drop' && last !== undefined) delete holder[last]
  // Like JSON.parse, this defines an own property even for the name __proto__.
  else
    Object.defineProperty(holder, what === 'add' ? name : (last ?? name), {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return copy
}

const UNKNOWN_NAMES = ['__proto__', 'constructor', 'id', 'userId', 'isApproved', 'role', '']

/** Returns every single change of a body: each part replaced by a value of a kind or removed, and a name added. */
export function bodySpoils(good: Sent): Spoils[] {
  const all = pathsIn(good.body)
  const parts = all.filter((path) => path.length > 0)
  const changed =
    (mutation: Mutation): Spoil =>
    ({ body }) => ({ body: mutate(body, mutation) })
  const replaced = Object.entries(HOSTILE).flatMap(([kind, values]) =>
    parts.map((path, at) => ({
      kind,
      place: path.join('.'),
      spoils: values.map((value) => changed({ at, what: 'replace', name: '', value })),
    })),
  )
  const dropped = parts.map((path, at) => ({
    kind: 'nothing at all',
    place: path.join('.'),
    spoils: [changed({ at, what: 'drop', name: '', value: null })],
  }))
  const added = UNKNOWN_NAMES.map((name) => ({
    kind: `“${name}”`,
    place: 'beside the rest',
    spoils: [null, 'Admin', true, {}].map((value) => changed({ at: 0, what: 'add', name, value })),
  }))
  return [...replaced, ...dropped, ...added]
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(200),
  what: fc.constantFrom('replace', 'replace', 'drop', 'add'),
  value: hostileValue,
  name: fc.oneof(fc.constantFrom(...UNKNOWN_NAMES), fc.string({ maxLength: 20 })),
})

/** A good body changed in one to three places. */
const nearBody = fc.array(mutation, { minLength: 1, maxLength: 3 }).map(
  (mutations) =>
    (good: Sent): Partial<Sent> => ({ body: mutations.reduce(mutate, good.body ?? {}) }),
)
const anyBody = hostileValue.map((body) => () => ({ body }))
const anyBytes = fc.uint8Array({ maxLength: 500 }).map((bytes) => () => ({
  bytes,
  body: undefined,
  headers: { 'content-type': 'application/json' },
}))

// Pieces that a request line may contain. Clients cannot send others, and no server accepts them.
const PATH_PIECES = [
  '%00',
  '%2e%2e',
  '..',
  '.',
  '%2F',
  '%5C',
  '%E0%A4%A',
  '%FF',
  '%',
  '%25',
  '%0d%0aset-cookie:%20a=b',
  ';',
  '%C0%AF',
  '.html',
  '.json',
  '~',
  "'",
  '%22',
  '+',
  ':id',
  'a'.repeat(3000),
  '%F0%9F%8F%A0',
  '?',
  '?id=1',
  '#',
]
const pathPiece = fc.oneof(
  fc.constantFrom(...PATH_PIECES),
  fc.string({ maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
)
const pathSpoil =
  (at: number, piece: string): Spoil =>
  ({ path }) => {
    const parts = path.split('/')
    parts.splice(3 + (at % Math.max(1, parts.length - 2)), at % 2, piece)
    return { path: parts.join('/') }
  }
/** One part of the address replaced or lengthened. */
const nearPath = fc
  .tuple(fc.nat(10), fc.array(pathPiece, { minLength: 1, maxLength: 3 }))
  .map(([at, pieces]) => pathSpoil(at, pieces.join('')))
/** An address with each known piece, once appended to a part and once in its place. */
export const pathSpoils = PATH_PIECES.flatMap((piece) => [pathSpoil(0, piece), pathSpoil(1, piece)])

// Longer requests are refused before they reach a function.
const queryText = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 1000).toWellFormed()

/** Returns the query of an address. */
export const queryIn = (path: string): Record<string, string> =>
  Object.fromEntries(new URL(path, 'http://localhost').searchParams)

/** Returns an address with another query. */
const withQuery = (path: string, query: string[][] | Record<string, string>) =>
  `${path.split('?')[0]}?${new URLSearchParams(query)}`

/** The address with a query of one to three of these names, or unknown ones, and unexpected values. */
export const nearQuery = (names: readonly string[]) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, ...UNKNOWN_NAMES), hostileValue.map(queryText)), {
      minLength: 1,
      maxLength: 3,
    })
    .map(
      (pairs) =>
        ({ path }: Sent): Partial<Sent> => ({ path: withQuery(path, pairs) }),
    )

/** Returns every single change of a query: each part replaced by a value of a kind, given twice, and a name added. */
export function querySpoils(names: readonly string[]): Spoils[] {
  const changed =
    (change: Record<string, string>): Spoil =>
    ({ path }) => ({ path: withQuery(path, { ...queryIn(path), ...change }) })
  const replaced = Object.entries(HOSTILE).flatMap(([kind, values]) =>
    names.map((place) => ({
      kind,
      place,
      spoils: values.map((value) => changed({ [place]: queryText(value) })),
    })),
  )
  const twice = names.map((place) => ({
    kind: 'a second value',
    place,
    spoils: [
      ({ path }: Sent) => ({
        path: withQuery(path, [
          [place, '1'],
          [place, ''],
        ]),
      }),
    ],
  }))
  const added = UNKNOWN_NAMES.map((name) => ({
    kind: `“${name}”`,
    place: 'beside the rest',
    spoils: ['', 'Admin'].map((value) => changed({ [name]: value })),
  }))
  return [...replaced, ...twice, ...added]
}

/** Returns a query with each of these parts at a value that the schema does not take there. */
export function wrongQuery(
  names: readonly string[],
  takes: (query: Record<string, string>) => boolean,
): Record<string, string> {
  const values = Object.values(HOSTILE).flat().map(queryText)
  return Object.fromEntries(
    names.map((name) => {
      const wrong = values.find((value) => !takes({ [name]: value }))
      if (wrong === undefined) throw new Error(`Every value is taken as ${name}.`)
      return [name, wrong]
    }),
  )
}

const nearHeaders = headers.map((made) => () => ({ headers: made as Record<string, string> }))
const nearCookie = cookie.map((made) => () => ({ cookie: made }))

/** The ways to spoil a good call: in its body, its address, its headers or its cookie. */
export type Spoil = (good: Sent) => Partial<Sent>
/** Changes of one kind, at one place. */
type Spoils = { kind: string; place: string; spoils: Spoil[] }
export const spoils = {
  nearBody,
  anyBody,
  anyBytes,
  nearPath,
  nearHeaders,
  nearCookie,
} as const satisfies Record<string, fc.Arbitrary<Spoil>>
