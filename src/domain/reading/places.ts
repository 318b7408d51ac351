import type { CityName } from '../city/constants.ts'

/** What a visitor may type as a place. */
export type Place =
  | { kind: 'city'; city: CityName }
  | { kind: 'locality'; city: CityName; slug: string; name: string }
  /** `slugs`: the localities there; several where it lies between them, nearest first. */
  | { kind: 'landmark'; city: CityName; name: string; slugs: readonly string[] }
  /** `places`: the localities into which it is known to reach, the one of its post office first; else empty. */
  | {
      kind: 'pincode'
      city: CityName
      code: string
      places: readonly { city: CityName; slug: string }[]
    }
  /** A city without pages. */
  | { kind: 'elsewhere'; name: string }

/** What a reader asks of the places that there are. Whoever knows them hands it in, so that a reader needs no list. */
export type Places = {
  /** The places that a run of words names, in either script; several of one name are several entries. */
  named: (words: string) => readonly Place[]
  /** Whether a name may begin with a word: most words of a sentence need no further look. */
  mayBegin: (word: string) => boolean
  /** The most words of a name. */
  mostWords: number
  /** The name of a place of the visitor's own that a run of words means, as "near work" does: kept, and as shown. */
  own?: (words: string) => { name: string; shown: string } | undefined
  /** A locality or landmark as a page of this language says it. */
  shown: (city: CityName, name: string) => string
}
