import { describe, expect, test } from 'vitest'
import { CITIES } from '../city/constants.ts'
import { siteSettings } from '../site/settings.ts'
import { claimsOf } from './claims.ts'
import { BUILDERS } from './constants.ts'

const listing = (city: string, availability = 'available') => ({ city, availability })
const saidBy = (env: Record<string, string>, listings: ReturnType<typeof listing>[]) => {
  const { figures, builders, ofCity } = claimsOf(siteSettings(env), listings)
  return {
    figures: figures.map(({ value, suffix, label }) => `${value}${suffix} ${label}`),
    builders,
    cities: Object.fromEntries(CITIES.map((city) => [city.name, ofCity(city)])),
  }
}
const COUNTED = { SITE_CLAIMS: 'counted' }

describe('A portal without the setting', () => {
  test('advertises its numbers and builders, whatever the database holds', () => {
    const said = saidBy({}, [listing('Noida')])
    expect(said.figures).toEqual([
      '200+ property listings',
      '300+ monthly searches',
      '500+ owners advertise monthly',
    ])
    expect(said.builders).toEqual(BUILDERS)
    expect(said.cities).toMatchObject({ Lucknow: '1000+ properties', Mathura: 'Coming soon' })
  })
})

describe('A portal that counts', () => {
  test('claims nothing that its database does not contain', () => {
    const said = saidBy(COUNTED, [])
    expect(said.figures).toEqual([])
    expect(said.builders).toEqual([])
    expect(said.cities).toMatchObject({ Lucknow: null, Noida: null, Mathura: 'Coming soon' })
  })

  test('says how many available properties it has, in total and in each city', () => {
    const said = saidBy(COUNTED, [
      ...Array.from({ length: 1200 }, () => listing('Noida')),
      listing('Lucknow'),
      listing('Kanpur', 'sold'),
    ])
    expect(said.figures).toEqual(['1201 property listings'])
    expect(said.cities).toMatchObject({
      Noida: '1,200 properties',
      Lucknow: '1 property',
      Kanpur: null,
    })
    expect(saidBy(COUNTED, [listing('Noida')]).figures).toEqual(['1 property listing'])
  })
})
