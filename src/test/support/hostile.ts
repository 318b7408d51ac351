import fc from 'fast-check'
import { CALLER_HEADER } from './node-server.ts'
import type { Sent } from './send.ts'

const DEEP = 400
const QUERY_NAMES = [
  'page',
  'most',
  'q',
  'role',
  'status',
  'state',
  'event',
  'actor',
  'from',
  'to',
  'city',
  'decision',
  'admin',
  'id',
  '__proto__',
] as const
const nested = (open: string, close: string) =>
  JSON.parse(open.repeat(DEEP) + close.repeat(DEEP)) as unknown

/** Values that break what was written with polite ones in mind. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    -1,
    -0,
    0.1,
    1e308,
    5e-324,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    1e21,
    'NaN',
    'Infinity',
    '-Infinity',
    '1e999',
    '0x10',
    '',
    ' ',
    '\t\n',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202e',
    '\u200b',
    '﷽'.repeat(500),
    'x'.repeat(10_000),
    '🏠'.repeat(3000),
    "'",
    '"',
    '\\',
    '$1',
    '%00',
    '../../etc/passwd',
    '0000-00-00',
    '9999-12-31',
    '2026-02-30',
    '+275760-09-13',
    'infinity',
    'epoch',
    '__proto__',
    'constructor',
    [],
    {},
    [null],
    [[]],
    { length: 1e9 },
    JSON.parse('{"__proto__":{"role":"Admin"}}'),
    { constructor: { prototype: { role: 'Admin' } } },
    { toJSON: 1 },
    nested('[', ']'),
  ),
  // What Postgres cannot store in a text, or in JSON.
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('\u0000', '\ud800')
      .chain((bad) => fc.string({ maxLength: 20 }).map((text) => `a${text}${bad}`)),
  },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
)

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
  // To replace the whole is no change in a place.
  const paths = pathsIn(body).filter((path) => what === 'add' || path.length > 0)
  const path = paths[at % paths.length] ?? []
  const last = path.at(-1)
  const copy = structuredClone(body)
  let holder = copy as Record<string | number, unknown>
  for (const key of what === 'add' ? path : path.slice(0, -1))
    holder = holder?.[key] as typeof holder
  if (typeof holder !== 'object' || holder === null) return copy
  if (what === 'drop' && last !== undefined) delete holder[last]
  // As JSON.parse does it: a key of its own even where its name is __proto__.
  else
    Object.defineProperty(holder, what === 'add' ? name : (last ?? name), {
      value,
      enumerable: true,
      configurable: true,
      writable: true,
    })
  return copy
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(200),
  what: fc.constantFrom('replace', 'replace', 'drop', 'add'),
  value: hostileValue,
  name: fc.oneof(
    fc.constantFrom('__proto__', 'constructor', 'id', 'userId', 'isApproved', 'role', ''),
    fc.string({ maxLength: 20 }),
  ),
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

// What may stand in a request line; the rest no client can send and no server would take.
const pathPiece = fc.oneof(
  fc.constantFrom(
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
  ),
  fc.string({ maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
)
/** One part of the address replaced or lengthened. */
const nearPath = fc
  .tuple(fc.nat(10), fc.array(pathPiece, { minLength: 1, maxLength: 3 }))
  .map(([at, pieces]) => (good: Sent): Partial<Sent> => {
    const parts = good.path.split('/')
    parts.splice(3 + (at % Math.max(1, parts.length - 2)), at % 2, pieces.join(''))
    return { path: parts.join('/') }
  })

const queryText = hostileValue.map((value) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 3000).toWellFormed(),
)
/** The address with a query of one to three names that endpoints know, and values that they do not. */
const nearQuery = fc
  .array(fc.tuple(fc.constantFrom(...QUERY_NAMES), queryText), { minLength: 1, maxLength: 3 })
  .map(
    (pairs) =>
      (good: Sent): Partial<Sent> => ({
        path: `${good.path}?${new URLSearchParams(pairs)}`,
      }),
  )

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 80,
})
const cookie = fc.oneof(
  headerText,
  fc
    .constantFrom(
      'authjs.session-token',
      '__Secure-authjs.session-token',
      'authjs.session-token.0',
      'authjs.csrf-token',
    )
    .chain((name) => headerText.map((value) => `${name}=${value}`)),
  fc.constantFrom(
    'authjs.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2Q0JDLUhTNTEyIn0..a.b.c',
    'authjs.session-token=%E0%A4%A',
    'authjs.session-token=',
  ),
)
const headers = fc.record(
  {
    'content-type': fc.oneof(
      headerText,
      fc.constantFrom(
        'application/json; charset=utf-16',
        'APPLICATION/JSON',
        'multipart/form-data',
        ';;',
        'image/png',
      ),
    ),
    'x-file-name': fc.oneof(
      headerText,
      fc.constantFrom('%E0%A4%A', '..%2f..%2fetc', '%00', 'a'.repeat(4000)),
    ),
    accept: headerText,
    'accept-language': headerText,
    'x-forwarded-proto': fc.constantFrom('https', 'ftp', ''),
    'x-forwarded-host': fc.constantFrom('evil.example', 'a b', '['),
    [CALLER_HEADER]: fc.constantFrom(
      '',
      '::',
      '::1',
      '1:2:3:4:5:6:7:8:9',
      'not an address',
      '::ffff:1.2.3.4',
      'x'.repeat(2000),
    ),
  },
  { requiredKeys: [] },
)
const nearHeaders = headers.map((made) => () => ({ headers: made as Record<string, string> }))
const nearCookie = cookie.map((made) => () => ({ cookie: made }))

/** How a good call is spoiled: in its body, its address, its headers or its cookie. */
export type Spoil = (good: Sent) => Partial<Sent>
export const spoils = {
  nearBody,
  anyBody,
  anyBytes,
  nearPath,
  nearQuery,
  nearHeaders,
  nearCookie,
} as const satisfies Record<string, fc.Arbitrary<Spoil>>
