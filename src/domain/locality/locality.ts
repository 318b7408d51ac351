import type { Names } from '../language/constants.ts'
import { withPlainDigits } from '../text/digits.ts'
import { listed } from '../text/listed.ts'
import { withoutUnseen } from '../text/signs.ts'
import { slugOf } from '../text/slug.ts'

/** A named part of a city. Addresses use `slug`; the drawing has a plot with the same slug. */
export type Locality = {
  name: string
  names: Names
  slug: string
  /** Other spellings, former names, and names of its parts; each belongs to this locality only. */
  aliases: readonly string[]
}

/** What people steer by, or a part of the city that the map has no plot for. */
export type Landmark = {
  name: string
  names: Names
  aliases: readonly string[]
  /** The slugs of the localities in or beside which it lies; several where it lies between them, nearest first. */
  near: readonly string[]
}

/** The pincode that stands for a locality in listings of former days; empty for a name. */
export const pincodeIn = (name: string): string =>
  /^\s*([1-9]\d\d)\s?(\d{3})\s*$/
    .exec(withPlainDigits(withoutUnseen(name)))
    ?.slice(1)
    .join('') ?? ''

/** Makes a locality; `aliases` are separated by semicolons. */
export const named = (name: string, names: Names, aliases: string): Locality => ({
  name,
  names,
  slug: slugOf(name),
  aliases: listed(aliases),
})

/** Makes a landmark; `aliases`, and the names of the localities, are separated by semicolons. */
export const landmark = (name: string, names: Names, aliases: string, near: string): Landmark => ({
  name,
  names,
  aliases: listed(aliases),
  near: listed(near).map(slugOf),
})
