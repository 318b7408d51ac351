import { describe, expect, test } from 'vitest'
import { CITY_NAMES } from '../city/constants.ts'
import { LOCALITIES } from '../locality/localities.ts'
import { LEAST_LOCATED } from './constants.ts'
import { POINTS_FILE } from './points.ts'
import { distanceBetween, isLocated, type PlaceAt, type PointsFile } from './rules.ts'

/** On the equator, where a degree is 111.19 km. */
const DEGREE = 111.19
const spot = (km: number, radius: number) => [0, km / DEGREE, radius] as const
const points: PointsFile = {
  spots: {
    Gurugram: {
      locality: {
        here: spot(0, 600),
        near: spot(0.3, 600),
        far: spot(7, 1000),
        there: spot(12, 900),
      },
      landmark: { Gate: spot(7, 100), Tower: spot(0, 200) },
    },
  },
  leftOut: {},
}
const locality = (at: string): PlaceAt => ({ city: 'Gurugram', kind: 'locality', at })
const landmark = (at: string): PlaceAt => ({ city: 'Gurugram', kind: 'landmark', at })
const between = (one: PlaceAt, other: PlaceAt) => distanceBetween(points, one, other)

describe('How far apart two places are', () => {
  test('is a whole number of kilometres, and what the reach of both leaves open', () =>
    expect(between(locality('here'), locality('far'))).toEqual({
      km: 7,
      least: 5,
      most: 9,
      isSame: false,
    }))

  test('is the same both ways', () =>
    expect(between(locality('there'), locality('far'))).toEqual(
      between(locality('far'), locality('there')),
    ))

  test('leaves nothing open where both reach little beyond their points', () =>
    expect(between(landmark('Tower'), landmark('Gate'))).toMatchObject({
      km: 7,
      least: 7,
      most: 7,
    }))

  test('is never less than nothing, and below a kilometre is none', () =>
    expect(between(locality('here'), locality('near'))).toMatchObject({ km: 0, least: 0, most: 2 }))

  test('says that a place is in the same locality, not that it is at the same point', () => {
    expect(between(locality('here'), locality('here'))?.isSame).toBe(true)
    expect(between(locality('here'), landmark('Tower'))?.isSame).toBe(false)
  })

  test.each([
    ['a locality', locality('nowhere')],
    ['a landmark', landmark('here')],
    ['a city', { ...locality('here'), city: 'Lucknow' } as PlaceAt],
  ])('is not known where no source has %s', (_, place) =>
    expect([between(place, locality('here')), between(locality('here'), place)]).toEqual([
      null,
      null,
    ]),
  )
})

describe('A city in which a source locates too few localities is left out', () => {
  test('nine in ten are enough, fewer are not, and no localities are none', () =>
    expect(
      [
        { known: 9, total: 10 },
        { known: 8, total: 9 },
        { known: 0, total: 0 },
      ].map(isLocated),
    ).toEqual([true, false, false]))

  test.each(CITY_NAMES)('in %s as its tables say', (city) => {
    const { spots, leftOut } = POINTS_FILE
    expect(Boolean(spots[city])).toBe(!leftOut[city])
    const slugs = LOCALITIES[city].map(({ slug }) => slug)
    const known = leftOut[city]?.known ?? slugs.filter((slug) => spots[city]?.locality[slug]).length
    expect(known / slugs.length >= LEAST_LOCATED).toBe(Boolean(spots[city]))
  })
})
