import { describe, expect, it } from 'vitest'
import { choiceQuery, countWith, type Facets, fitsChoice, parseChoice } from './facets.ts'

const flats: Facets = { price: ['50l-90l', '90l-1cr'], amenities: ['gym', 'lift'] }
const villas: Facets = { price: ['1cr-3cr'], amenities: ['gym'] }
const entries = [flats, villas]

describe('filters of a short list', () => {
  it('let all pass while nothing is chosen', () => {
    expect(entries.filter((entry) => fitsChoice(entry, { price: [], amenities: [] }))).toEqual(
      entries,
    )
  })

  it('keep what falls under one of its own ranges', () => {
    expect(entries.filter((entry) => fitsChoice(entry, { price: ['90l-1cr'] }))).toEqual([flats])
  })

  it('keep what has all of the chosen amenities', () => {
    expect(entries.filter((entry) => fitsChoice(entry, { amenities: ['gym', 'lift'] }))).toEqual([
      flats,
    ])
  })

  it('keep what fits everything that is chosen, and nothing that lacks a facet', () => {
    expect(fitsChoice(flats, { price: ['50l-90l'], amenities: ['pool'] })).toBe(false)
    expect(fitsChoice(flats, { price: ['50l-90l'], amenities: ['gym'] })).toBe(true)
    expect(fitsChoice(flats, { colour: ['red'] })).toBe(false)
  })

  it('count what each option would give: one in place of another, or one more', () => {
    expect(countWith(entries, { price: ['50l-90l'] }, 'price', '1cr-3cr')).toBe(1)
    expect(countWith(entries, { price: ['50l-90l'] }, 'price', '')).toBe(2)
    expect(countWith(entries, { amenities: ['lift'] }, 'amenities', 'gym', true)).toBe(1)
    expect(countWith(entries, {}, 'amenities', 'gym', true)).toBe(2)
  })

  it('go into the address and come back the same; what is not known is left out', () => {
    const known: Facets = { price: ['', '50l-90l', '1cr-3cr'], amenities: ['gym', 'lift'] }
    const choice = parseChoice(
      new URLSearchParams('price=50L-90L&amenities=gym&amenities=lift&amenities=moat&colour=red'),
      known,
    )
    expect(choice).toEqual({ price: ['50l-90l'], amenities: ['gym', 'lift'] })
    expect(parseChoice(new URLSearchParams(choiceQuery(choice)), known)).toEqual(choice)
    expect(choiceQuery({ price: [] })).toBe('')
  })
})
