import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageAt, otherLanguage } from './other-language.ts'
import { PATHS } from './paths.ts'

describe('A page in the other language', () => {
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
    ['/login?next=%', '/hi/login?next=%'],
  ])('%s has %s, and leads back', (english, hindi) => {
    expect(otherLanguage(english)).toBe(hindi)
    expect(otherLanguage(hindi)).toBe(english)
    expect([languageAt(english), languageAt(hindi)]).toEqual(['en', 'hi'])
  })

  it('is found from the home page without its slash as well', () =>
    expect(otherLanguage('/hi')).toBe('/'))

  it.each([
    '/admin',
    '/admin/',
    '/admin/Buys/',
    '/Admin/buys',
    '/Postlisting',
    '/postlisting?step=2',
    '/hi/admin/',
  ])('is none for admins: %s', (path) => expect(otherLanguage(path)).toBeNull())

  it('is none of something that is no path of this site', () => {
    expect(otherLanguage('')).toBeNull()
    expect(otherLanguage('https://example.org/buy')).toBeNull()
  })

  it.each(['/hi//about/', '/hi///about/', '/hi/\\about/', '/hi/\t/about/', '/hi/\n\\/about/'])(
    'is an address of this site, whatever follows the language: %j',
    (path) => expect(otherLanguage(path)).toBe('/about/'),
  )

  it.each(['//about/', '/\\about/', '/\t/about/'])(
    'is an address of this site, however the path begins: %j',
    (path) => expect(otherLanguage(path)).toBe('/hi/about/'),
  )

  it('is an address of this site in what a login leads to, too', () =>
    expect(otherLanguage('/hi/login?next=%2Fhi%2F%2Fhost')).toBe('/login?next=%2Fhost'))

  it('belongs to every other page', () => {
    const alone = Object.entries(PATHS).filter(([, path]) => otherLanguage(path) === null)
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
        expect(otherLanguage(otherLanguage(one) ?? '')).toBe(one)
      }),
      { numRuns: 30 },
    )
  })
})
