import fc from 'fast-check'
import { CALLER_HEADER } from './node-server.ts'

const DEEP = 400
const nested = (open: string, close: string) =>
  JSON.parse(open.repeat(DEEP) + close.repeat(DEEP)) as unknown

/** Values that break code written only for normal ones, by kind. */
export const HOSTILE: Record<string, readonly unknown[]> = {
  nothing: [null],
  truth: [true, false],
  numbers: [-1, -0, 0.1, 1e308, 5e-324, 2 ** 31, 2 ** 53, 2 ** 63, 1e21],
  'numbers in words': ['NaN', 'Infinity', '-Infinity', '1e999', '0x10'],
  'blank texts': ['', ' ', '\t\n'],
  // Values that Postgres cannot store in a text, or in JSON.
  'texts that cannot be stored': ['\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', 'a flat\ud800'],
  'texts that hide': ['\ufeff', '\u202e', '\u200b'],
  'long texts': ['﷽'.repeat(500), 'x'.repeat(10_000), '🏠'.repeat(3000)],
  syntax: ["'", '"', '\\', '$1', '%00', '../../etc/passwd', '__proto__', 'constructor'],
  moments: ['0000-00-00', '9999-12-31', '2026-02-30', '+275760-09-13', 'infinity', 'epoch'],
  lists: [[], [null], [[]], nested('[', ']')],
  documents: [
    {},
    { length: 1e9 },
    JSON.parse('{"__proto__":{"role":"Admin"}}'),
    { constructor: { prototype: { role: 'Admin' } } },
    { toJSON: 1 },
  ],
}
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...Object.values(HOSTILE).flat()),
  // Characters that Postgres cannot store in a text, or in JSON.
  {
    weight: 2,
    arbitrary: fc
      .constantFrom('\u0000', '\ud800')
      .chain((bad) => fc.string({ maxLength: 20 }).map((text) => `a${text}${bad}`)),
  },
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.jsonValue({ maxDepth: 4 }),
)

const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f)
    .map((code) => String.fromCharCode(code)),
  maxLength: 80,
})
export const cookie = fc.oneof(
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
export const headers = fc.record(
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
