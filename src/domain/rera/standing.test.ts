import { describe, expect, test } from 'vitest'
import { RERA_FORM, RERA_SAYS } from '#language/rera/texts'
import { reraBlock } from './block.ts'
import { addressAtAuthority } from './numbers.ts'
import { lacksRera, projectFacts, reraStanding } from './standing.ts'

const flat = { city: 'Lucknow', listingType: 'Sell', possession: 'Under construction' }

describe('What is for sale and under construction', () => {
  test('states a number, a reason, or neither', () => {
    expect(reraStanding(flat)).toEqual({ is: 'not given' })
    expect(reraStanding({ ...flat, reraExempt: 'Small project' })).toEqual({
      is: 'exempt',
      reason: 'Small project',
    })
    expect(reraStanding({ ...flat, reraNumber: 'UPRERAPRJ1', reraExempt: 'demo' })).toEqual({
      is: 'number',
      number: 'UPRERAPRJ1',
      plausible: true,
    })
  })

  test('states no reason that is not one of the list', () => {
    for (const reraExempt of ['', 'because', null, undefined])
      expect(lacksRera({ ...flat, reraExempt })).toBe(true)
  })

  test('and everything else needs none, also old rows that do not say', () => {
    for (const other of [
      { listingType: 'Rent' },
      { listingType: 'PG' },
      { possession: 'Ready to move' },
      { possession: null },
      { possession: undefined },
    ])
      expect(reraStanding({ ...flat, ...other, reraExempt: 'Small project' })).toEqual({
        is: 'not needed',
      })
  })

  test('but a stated number counts, in its state or in none that is known', () => {
    const ready = { ...flat, possession: 'Ready to move' }
    expect(reraStanding({ ...ready, reraNumber: ' 12345 ' })).toMatchObject({
      number: '12345',
      plausible: false,
    })
    expect(reraStanding({ ...ready, city: 'Agra', reraNumber: '12345' })).toMatchObject({
      plausible: null,
    })
  })

  test('is a project too, unless it is for rent', () => {
    expect(lacksRera(projectFacts({ city: 'Lucknow' }))).toBe(true)
    expect(lacksRera(projectFacts({ city: 'Lucknow', listingType: 'Rent' }))).toBe(false)
  })
})

describe('A link', () => {
  test.each([
    ['https://up-rera.in/projects', 'https://up-rera.in/projects'],
    ['https://www.up-rera.in/View_Project?id=1', 'https://www.up-rera.in/View_Project?id=1'],
    ['https://haryanarera.gov.in/view_project/1', 'https://haryanarera.gov.in/view_project/1'],
    [' HTTPS://WWW.UP-RERA.IN ', 'https://www.up-rera.in/'],
    ['https://up-rera.in:443/a/../b c', 'https://up-rera.in/b%20c'],
  ])('to %s is shown as %s', (written, address) =>
    expect(addressAtAuthority(written)).toBe(address),
  )

  test.each([
    'http://www.up-rera.in/projects',
    'https://up-rera.in.evil.example/',
    'https://evil.example/up-rera.in',
    'https://notup-rera.in/',
    'https://up-rera.in@evil.example/',
    'https://user:pass@up-rera.in/',
    'https://up-rera.in:8443/',
    'https://up-rera.in\\@evil.example/',
    'javascript:alert(1)//up-rera.in',
    '//up-rera.in/',
    'up-rera.in',
    // A browser reads these as addresses of this site, or guesses the slashes.
    'https:up-rera.in',
    'https:/up-rera.in/projects',
    'https:///up-rera.in/projects',
    'ht\ntps://up-rera.in/',
    '',
  ])('to %s is none', (address) => expect(addressAtAuthority(address)).toBeNull())
})

describe('The block of a page', () => {
  const by = 'agent' as const
  const number = { ...flat, reraNumber: 'UPRERAPRJ12345' }

  test('is missing where nothing is stated and nothing has to be', () =>
    expect(reraBlock({ ...flat, listingType: 'Rent' }, { by })).toBeNull())

  test('says that an admin saw the number only where one did', () => {
    const seen = (seenAt: string | null) => reraBlock(number, { by, seenAt })?.sentences.join(' ')
    expect(seen('2026-11-20T10:00:00Z')).toContain('on 20 Nov 2026')
    expect(seen(null)).not.toMatch(/saw/i)
    expect(RERA_SAYS.seen({ is: 'not given' }, '2026-11-20T10:00:00Z')).toBeNull()
  })

  test('links to the project’s page at the authority, or to its register', () => {
    const link = 'https://www.up-rera.in/View?id=7'
    expect(reraBlock(number, { by, link })?.link).toEqual({ href: link, host: 'up-rera.in' })
    expect(reraBlock(number, { by, link: ' HTTPS://up-rera.in' })?.link?.href).toBe(
      'https://up-rera.in/',
    )
    for (const other of [null, 'https://evil.example/', 'https:up-rera.in'])
      expect(reraBlock(number, { by, link: other })?.link?.href).toBe(
        'https://www.up-rera.in/projects',
      )
  })

  test('has no link beside a number of another form, a reason, or nothing', () => {
    const link = 'https://www.up-rera.in/View?id=7'
    for (const facts of [{ ...flat, reraNumber: '12345' }, { ...flat, reraExempt: 'demo' }, flat])
      expect(reraBlock(facts, { by, link })?.link).toBeNull()
  })

  test('says whose words a reason is, and of the demo that it is invented, without an account', () => {
    const words = (reraExempt: string) =>
      reraBlock({ ...flat, reraExempt }, { by, account: 'Bank 1' })?.sentences.join(' ')
    expect(words('Renovation without sale')).toMatch(/says the agent: Renovation.*not checked/)
    expect(words('demo')).toContain('Exempt (demo)')
    expect(words('demo')).not.toContain('Bank 1')
  })

  test('of an invented listing says so, and leads to no register', () => {
    const block = reraBlock(number, { by, demo: true })
    expect(block).toMatchObject({ number: 'UPRERAPRJ12345', sentences: [RERA_SAYS.invented] })
    expect(block?.link).toBeNull()
    expect(reraBlock(flat, { by, demo: true })?.sentences.join(' ')).toContain('Not given')
  })

  test('asks to look up a number only where one stands', () => {
    const said = (facts: object) => reraBlock({ ...flat, ...facts }, { by })?.sentences.join(' ')
    expect(said({ reraNumber: '12345' })).toContain('Look the number up')
    for (const facts of [{}, { reraExempt: 'Small project' }]) {
      expect(said(facts)).toContain('only advertises')
      expect(said(facts)).not.toMatch(/look the number up/i)
    }
    expect(said({ reraExempt: 'demo' })).not.toContain('only advertises')
  })

  test('quotes the law of the place with its sources', () => {
    const quoted = (city: string) => reraBlock({ ...number, city }, { by })?.law.length
    expect([quoted('Lucknow'), quoted('Gurugram'), quoted('Agra')]).toEqual([3, 2, 2])
  })
})

test('A form warns only where neither is given', () => {
  expect(RERA_FORM.missing(reraStanding(flat))).toContain('By law')
  for (const more of [{ reraNumber: '1' }, { reraExempt: 'Small project' }, { listingType: 'PG' }])
    expect(RERA_FORM.missing(reraStanding({ ...flat, ...more }))).toBeNull()
})
