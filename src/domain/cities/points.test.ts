import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CENTRE, DISTANCE_SOURCES, DISTANCES } from '../../test/support/data/distances.ts'
import { straightKm } from '../distance/rules.ts'
import type { CityDrawing } from '../locality/drawing.ts'
import type { Landmark, Locality } from '../locality/locality.ts'
import { slugOf } from '../text/slug.ts'
import type { CityRow, PlacePoint, Points } from './form.ts'
import { ON } from './on.ts'
import { POINT_SOURCES } from './point-sources.ts'

type Held = {
  slug: string
  city: CityRow
  points: Points
  map: CityDrawing
  slugs: string[]
  names: string[]
}

/** Every city with points, also one that is off. */
const HERE = import.meta.dirname
const cities: Held[] = await Promise.all(
  globSync('*/points.ts', { cwd: HERE, exclude: ['on/*'] }).map(async (path) => {
    const slug = dirname(path)
    const read = (file: string) => import(join(HERE, slug, `${file}.ts`))
    const [{ CITY }, { POINTS }, { MAP }, { LOCALITIES }, { LANDMARKS }] = await Promise.all(
      ['city', 'points', 'map', 'localities', 'landmarks'].map(read),
    )
    return {
      slug,
      city: CITY,
      points: POINTS,
      map: MAP,
      slugs: LOCALITIES.map((one: Locality) => one.slug),
      names: LANDMARKS.map((one: Landmark) => one.name),
    }
  }),
)

test('Each city that is on has points', () =>
  expect(cities.map(({ slug }) => slug)).toEqual(expect.arrayContaining([...ON])))

test('Each source is named with its address, day and licence, and is used', () => {
  const used = cities.flatMap(({ points }) =>
    [...Object.values(points.localities), ...Object.values(points.landmarks)].flatMap(
      ({ source, beside = {} }) => [source, ...Object.keys(beside)],
    ),
  )
  for (const [id, { name, address, date, licence }] of Object.entries(POINT_SOURCES)) {
    expect([name, address, licence].every(Boolean), id).toBe(true)
    expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
    expect(used, id).toContain(id)
  }
})

describe.each(cities)('The points of $slug', ({ city, points, slugs, names }) => {
  const all = Object.entries({ ...points.localities, ...points.landmarks })

  test('are those of its localities, stations and landmarks', () => {
    expect(Object.keys(points.localities).filter((slug) => !slugs.includes(slug))).toEqual([])
    expect(Object.keys(points.landmarks).filter((name) => !names.includes(name))).toEqual([])
    expect(all.length).toBeGreaterThanOrEqual(20)
  })

  // An airport may be 25 km out.
  test('lie within 30 km of its centre, and are no more exact than 10 metres', () => {
    const wrong = all.filter(
      ([, { at }]) =>
        straightKm(at, city.at) > 30 || at.some((value) => Number(value.toFixed(4)) !== value),
    )
    expect(wrong).toEqual([])
  })

  test('agree with what other sources have for the same place', () => {
    const apart = all.flatMap(([name, { radius, beside = {} }]) =>
      Object.entries(beside)
        .filter(
          ([source, metres]) =>
            metres > radius + POINT_SOURCES[source as keyof typeof POINT_SOURCES].within,
        )
        .map(([source, metres]) => `${name}: ${metres} m to ${source}`),
    )
    expect(apart).toEqual([])
  })
})

/**
 * A way is no shorter than the straight line and, within a city, no longer than twice that. The twentieth allows for
 * the points, and half a `step` for figures that their source rounds.
 */
const fits = (line: number, km: number, step: number) =>
  km + step / 2 >= line * 0.95 && km - step / 2 <= line * 2

test.each(DISTANCES)('In %s, from %s to %s it is %d km, which the points fit', (...stated) => {
  const [name, from, to, km, source] = stated
  const held = cities.find(({ city }) => city.name === name)
  if (!held) throw new Error(`No points are there for ${name}.`)
  const { city, points } = held
  const placed = (place: string) => {
    const { localities, landmarks } = points
    const at = place === CENTRE ? city.at : (landmarks[place] ?? localities[slugOf(place)])?.at
    if (!at) throw new Error(`${name} has no point of ${place}.`)
    return at
  }
  const line = straightKm(placed(from), placed(to))
  expect(fits(line, km, DISTANCE_SOURCES[source].step), `straight ${line.toFixed(2)} km`).toBe(true)
})

test('A way that is shorter than the straight line does not fit, nor one of more than twice it', () =>
  expect([fits(6, 5, 0.1), fits(6, 5.7, 0.1), fits(6, 12, 0.1), fits(6, 12.2, 0.1)]).toEqual([
    false,
    true,
    true,
    false,
  ]))

/** Those that are drawn from the points and not from what sources say in words. */
const fromPoints = cities.filter(({ map }) =>
  map.sources.some((text) => text.includes('points.ts')),
)

/** What two points are apart to the north, and to the east, in kilometres. */
const apart = ([lat, lon]: PlacePoint['at'], [other, beside]: PlacePoint['at']) => [
  (lat - other) * 111,
  (lon - beside) * 111 * Math.cos((lat * Math.PI) / 180),
]

test.each(fromPoints)('No plot of $slug is drawn past another one', ({ map, points }) => {
  const placed = Object.entries(points.localities).flatMap(([slug, { at }]) => {
    const plot = map.plots[slug]
    return plot ? [{ slug, at, drawn: plot.at }] : []
  })
  expect(placed.length).toBe(Object.keys(map.plots).length)
  // Points that are closer than this may have their order from their sources' mistakes.
  const CERTAIN = 1.5
  const past = placed.flatMap((one) =>
    placed
      .filter(({ at, drawn }) => {
        const [north = 0, east = 0] = apart(one.at, at)
        return (
          (north > CERTAIN && one.drawn[1] >= drawn[1]) ||
          (east > CERTAIN && one.drawn[0] <= drawn[0])
        )
      })
      .map(({ slug }) => `${one.slug} past ${slug}`),
  )
  expect(past).toEqual([])
})
