import type { Names } from '../language/constants.ts'
import type { PointSource } from './point-sources.ts'

/**
 * What the files of a city's folder hold, but for its localities and landmarks (`locality/locality.ts`) and its map
 * (`locality/drawing.ts`). `at` is the latitude and longitude in degrees, `claim` the advertised number of properties.
 * `isMetro`: GST counts it as metropolitan, because it belongs to the region of the capital or of another large city.
 */
export type CityRow = {
  name: string
  names: Names
  slug: string
  at: readonly [number, number]
  state: string
  claim: string | null
  isMetro?: true
}

/**
 * What people write for a part of a locality or for what lies around a landmark, which is less, or other, than what we
 * name after it: who lives in Vipin Khand is not shown to live in all of Gomti Nagar. Other spellings of a landmark
 * that people live around are here too. Those of a locality are not: they are shown by its name.
 */
export type Parts = Readonly<Record<string, Names>>

/**
 * `whole`: the pincodes of the city and of the villages that belong to it. `places`: the localities into which a pincode
 * reaches, the one of its post office first. A locality whose pincode is not certain stands nowhere.
 */
export type Pincodes = { whole: RegExp; places: Readonly<Record<string, string>> }

/** Three lines that describe the position of each locality by landmarks, by its slug. */
export type Near = Readonly<Record<string, readonly [string, string, string]>>

/** What buyers need to know about a city. `authority` approves its layouts and buildings. */
export type CityGuide = {
  about: string
  authority: string
  authorityDoes: string
  peculiar: readonly string[]
}

/**
 * Where a place is: latitude and longitude in degrees, and the metres by which the place may reach beyond its point or
 * the point may be wrong. `row` finds it in its source. `beside`: the metres to the farthest point that another source
 * has for it, or for a part of it.
 */
export type PlacePoint = {
  at: readonly [number, number]
  radius: number
  source: PointSource
  row?: string
  beside?: Partial<Record<PointSource, number>>
}

/** The places of a city that a source locates: localities by their slugs, stations and landmarks by their names. */
export type Points = {
  localities: Readonly<Record<string, PlacePoint>>
  landmarks: Readonly<Record<string, PlacePoint>>
}
