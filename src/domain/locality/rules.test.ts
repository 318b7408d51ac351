import { describe, expect, test } from 'vitest'
import { DEMO_CITIES, demoOf } from '../../../scripts/seed/cities.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { citySlug } from '../city/rules.ts'
import { placesOf } from '../search/places.ts'
import { LOCALITIES } from './localities.ts'
import { localityOf } from './rules.ts'

const meant = (city: string, text: string) => localityOf(city, text)?.name

describe('The table of localities', () => {
  test('has each locality of the demo, under its own name', () => {
    for (const { name: city } of DEMO_CITIES) {
      const { homes, business, industry } = demoOf(city)
      for (const name of [...homes, ...business, ...industry]) expect(meant(city, name)).toBe(name)
      expect(LOCALITIES[city].length).toBeGreaterThanOrEqual(15)
    }
  })

  test('has the addresses that pages of localities have', () => {
    for (const city of CITY_NAMES)
      for (const { name, slug } of LOCALITIES[city]) {
        const place = { listingType: 'Sell', propertyType: 'Flat/Apartment', city } as const
        const [, own] = placesOf({ ...place, locality: name })
        expect(own?.slug).toBe(`flats-for-sale-in-${slug}-${citySlug(city)}`)
      }
  })

  test('has no spelling for two localities of one city', () => {
    for (const city of CITY_NAMES)
      for (const { name, aliases } of LOCALITIES[city])
        for (const said of [name, ...aliases]) expect(meant(city, said), said).toBe(name)
  })
})

describe('A free text means a locality', () => {
  test('in any case, with any spaces and punctuation', () => {
    for (const text of ['gomti nagar', ' GomtiNagar ', 'GOMTI-NAGAR.', 'Gomti  Ngr', 'गोमती नगर'])
      expect(meant('Lucknow', text), text).toBe('Gomti Nagar')
    for (const text of ['sector 62', 'Sec-62', 'Sector62', 'सेक्टर ६२', 'Noida Sector 62'])
      expect(meant('Noida', text), text).toBe('Sector 62')
    expect(meant('Varanasi', 'लंका')).toBe('Lanka')
  })

  test('by the part of it that is known', () => {
    expect(meant('Lucknow', 'Vipin Khand, Gomti Nagar, Lucknow')).toBe('Gomti Nagar')
    expect(meant('Lucknow', 'Vinay Khand')).toBe('Gomti Nagar')
    expect(meant('Lucknow', 'Gomti Nagar Extn.')).toBe('Gomti Nagar Extension')
    expect(meant('Noida', 'Tower 4, Sector 137')).toBe('Sector 137')
  })

  test('with its city, state and pincode', () => {
    for (const text of [
      'Sector 62, Noida 201309',
      'Sector 62 Noida 201309',
      'Sector-62, Noida, Uttar Pradesh - 201 309, India',
      'नोएडा सेक्टर ६२',
    ])
      expect(meant('Noida', text), text).toBe('Sector 62')
    expect(meant('Lucknow', 'Vibhuti Khand, Lucknow, 226010')).toBe('Vibhuti Khand')
    expect(meant('Gurugram', 'DLF Phase V, Gurgaon, Haryana')).toBe('DLF Phase 5')
  })

  test('by its pincode where nothing else is said and no other locality has it', () => {
    expect(meant('Lucknow', '226024')).toBe('Aliganj')
    expect(meant('Lucknow', 'Lucknow - 226024')).toBe('Aliganj')
    for (const text of ['226010', 'Lucknow', 'Nirala Nagar 226024', '201309'])
      expect(meant('Lucknow', text), text).toBeUndefined()
  })

  test('but not by a landmark or a part of the city without a plot', () => {
    expect(meant('Lucknow', 'Charbagh')).toBeUndefined()
    expect(meant('Gurugram', 'DLF Phase 2')).toBeUndefined()
  })

  test('but not one that is only similar or in another city', () => {
    for (const text of ['Sector 6', 'Sector 620', 'Sector 62A', '', 'Sector'])
      expect(meant('Noida', text), text).toBeUndefined()
    expect(meant('Lucknow', 'Rajajipuram')).toBeUndefined()
    expect(meant('Kanpur', 'Gomti Nagar')).toBeUndefined()
    expect(meant('Agra', 'Gomti Nagar')).toBeUndefined()
  })
})
