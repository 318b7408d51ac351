import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressIn, inEachLanguage, languageAt } from './address-in.ts'
import { PATHS } from './paths.ts'

describe('A page in another language', () => {
  it.each([
    ['/', '/hi/'],
    ['/buy', '/hi/buy'],
    ['/buy/', '/hi/buy/'],
    ['/hisar/flats/2/', '/hi/hisar/flats/2/'],
    ['/lucknow/a%20b/', '/hi/lucknow/a%20b/'],
    ['/Search?q=2%20bhk&for=rent#map', '/hi/Search?q=2%20bhk&for=rent#map'],
    ['/emi?price=1#/hi/x', '/hi/emi?price=1#/hi/x'],
    ['/question/12-secret/', '/hi/question/12-secret/'],
    // What the visitor goes on to after a login is in the chosen language too.
    ['/login?next=%2Fprofile%23searches&x=1', '/hi/login?next=%2Fhi%2Fprofile%23searches&x=1'],
    ['/login?next=%2Fadmin', '/hi/login?next=%2Fadmin'],
    ['/login?next=%2F%3Fa%3D1', '/hi/login?next=%2Fhi%2F%3Fa%3D1'],
    ['/login?next=%', '/hi/login?next=%'],
  ])('%s has %s, and leads back', (english, hindi) => {
    expect(addressIn('hi', english)).toBe(hindi)
    expect(addressIn('en', hindi)).toBe(english)
    expect(inEachLanguage(english).map(({ path }) => path)).toEqual([english, hindi])
    expect([languageAt(english), languageAt(hindi)]).toEqual(['en', 'hi'])
  })

  it('is found from the home page without its slash as well', () =>
    expect(addressIn('en', '/hi')).toBe('/'))

  it.each([
    '/admin',
    '/admin/',
    '/admin/Buys/',
    '/Admin/buys',
    '/Postlisting',
    '/postlisting?step=2',
  ])('is none for admins: %s', (path) => {
    expect(addressIn('hi', path)).toBeNull()
    expect(inEachLanguage(path)).toEqual([{ language: 'en', path }])
  })

  it('is none of something that is no path of this site', () => {
    expect(addressIn('hi', '')).toBeNull()
    expect(addressIn('hi', 'https://example.org/buy')).toBeNull()
  })

  it.each(['/hi//about/', '/hi///about/', '/hi/\\about/', '/hi/\t/about/', '/hi/\n\\/about/'])(
    'is an address of this site, whatever follows the language: %j',
    (path) => expect(addressIn('en', path)).toBe('/about/'),
  )

  it.each(['//about/', '/\\about/', '/\t/about/'])(
    'is an address of this site, however the path begins: %j',
    (path) => expect(addressIn('hi', path)).toBe('/hi/about/'),
  )

  it('is an address of this site in what a login leads to, too', () =>
    expect(addressIn('en', '/hi/login?next=%2Fhi%2F%2Fhost')).toBe('/login?next=%2Fhost'))

  it('belongs to every other page', () => {
    const alone = Object.entries(PATHS).filter(([, path]) => addressIn('hi', path) === null)
    expect(alone.map(([name]) => name).filter((name) => !name.startsWith('admin'))).toEqual([
      'postProject',
    ])
  })

  it('leads back from any address', () => {
    const some = fc.string({ unit: fc.constantFrom(...'hi-%2F0_é=&/') })
    const address = fc
      .tuple(fc.array(some), some, some)
      .map(([parts, query, fragment]) => `/${parts.join('/')}?${query}#${fragment}`)
    fc.assert(
      fc.property(address, (one) => {
        fc.pre(languageAt(one) === 'en' && !/^\/\/|next=(\/|%2F){2}/.test(one))
        expect(addressIn('en', addressIn('hi', one) ?? '')).toBe(one)
      }),
      { numRuns: 30 },
    )
  })
})
