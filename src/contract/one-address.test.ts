import { describe, expect, it } from 'vitest'
import { CITY_NAMES } from '../domain/city/constants.ts'
import { agentFilter } from '../domain/listing/agent-filter.ts'
import { FURTHEST_PAGE } from '../domain/paging/rules.ts'
import { askedOf, parametersOf, replacedBy } from './one-address.ts'

const at = (address: string) => new URL(address, 'https://site.example')
const asked = (address: string) => askedOf(at(address), agentFilter)
const PATH = '/agent/abcd2345/'

describe('The address of a page with a filter', () => {
  it('distinguishes copies by what the page reads alone', () =>
    expect(parametersOf(agentFilter)).toEqual(['city', 'listingType', 'page']))

  it.each([
    '',
    `?city=${CITY_NAMES[0]}`,
    '?city=Noida&listingType=Rent',
    '?listingType=Rent&page=2',
    `?page=${FURTHEST_PAGE}`,
  ])('is canonical as "%s", and the page reads all of it', (query) =>
    expect(asked(PATH + query)).toEqual({ query, isPastEnd: false, canonical: null }),
  )

  it.each([
    ['?x=1', ''],
    ['?city=Atlantis', ''],
    [`?city=${'x'.repeat(7900)}`, ''],
    ['?city=', ''],
    ['?city', ''],
    ['?city=lucknow', ''],
    ['?CITY=Lucknow', ''],
    ['?page=1', ''],
    ['?page=0', ''],
    ['?page=two', ''],
    ['?page=02', '?page=2'],
    ['?page=%32', '?page=2'],
    ['?page=2&city=Lucknow', '?city=Lucknow&page=2'],
    ['?city=Lucknow&city=Noida', '?city=Lucknow'],
    ['?city=%4Eoida', '?city=Noida'],
    ['?&', ''],
    ['?city=Lucknow&', '?city=Lucknow'],
  ])('with "%.40s" leads to it with "%s"', (query, canonical) =>
    expect(asked(PATH + query)).toMatchObject({ query: canonical, canonical: PATH + canonical }),
  )

  it.each([
    'utm_source',
    'utm_id',
    'UTM_Campaign',
    'gclid',
    'fbclid',
    'gbraid',
    'wbraid',
    'msclkid',
    'igshid',
    'mc_cid',
    'mc_eid',
    '_ga',
    '_gl',
    'gad_source',
  ])('keeps the mark %s of a campaign, which the page does not read', (mark) => {
    expect(asked(`${PATH}?${mark}=a%20b`)).toMatchObject({ query: '', canonical: null })
    expect(asked(`${PATH}?${mark}=1&city=Lucknow&${mark}=2`)).toMatchObject({
      query: '?city=Lucknow',
      canonical: null,
    })
    expect(asked(`${PATH}?x=1&${mark}=a&city=Lucknow`).canonical).toBe(
      `${PATH}?city=Lucknow&${mark}=a`,
    )
  })

  it.each(['utm', 'xgclid', 'gclid2', 'next', 'id'])('drops %s, which is no such mark', (name) =>
    expect(asked(`${PATH}?${name}=1`).canonical).toBe(PATH),
  )

  it.each([FURTHEST_PAGE + 1, '99999999999', '1e99', '9'.repeat(7900)])(
    'with page %.20s asks for one after the last that a list can have',
    (page) => expect(asked(`${PATH}?page=${page}`).isPastEnd).toBe(true),
  )

  it('names no page where the page reads none', () =>
    expect(askedOf(at(`${PATH}?page=99999999999`), () => ({}))).toEqual({
      query: '',
      isPastEnd: false,
      canonical: PATH,
    }))
})

describe('A path', () => {
  it.each([
    ['/agent/abcd2345', null],
    ['/agent/abcd2345//', PATH],
    [`/agent/abcd2345${'/'.repeat(7900)}`, PATH],
    ['/agent/%61bcd%32345/', PATH],
    ['/project/a%20b%2Fc/', null],
  ])('%.40s leads to %s', (path, canonical) =>
    expect(askedOf(at(path), () => ({})).canonical).toBe(canonical),
  )

  it('in another spelling leads to its own, with the whole query', () => {
    expect(replacedBy(at('/LOGIN?next=%2Fprofile&x=1'))).toBe('/login?next=%2Fprofile&x=1')
    expect(replacedBy(at('/%41gent/ABC?x=1'))).toBe('/agent/abc?x=1')
    expect(replacedBy(at('/agent/abc?x=1'))).toBeNull()
  })

  it('leads to the listing that its query names, if it names none itself', () => {
    for (const address of ['/listing-detail?id=%20ABC', '/Listing-Detail//?x=1&id=abc'])
      expect(replacedBy(at(address)), address).toBe('/listing-detail/abc/')
    for (const address of ['/listing-detail/?id=', '/listing-detail/abc/?id=def', '/buy?id=abc'])
      expect(replacedBy(at(address)), address).toBeNull()
  })
})
