import type { Pincodes } from '../cities/form.ts'
import { PINCODES_ON } from '../cities/on/pincodes.ts'
import type { CityName } from '../city/constants.ts'
import { slugOf } from '../text/slug.ts'

const PINCODES: Record<CityName, Pincodes> = PINCODES_ON

/** Whether a pincode is one of a city and of the villages that belong to it. */
export const isOfCity = (city: CityName, code: string): boolean => PINCODES[city].whole.test(code)

/** The slugs of the localities into which a pincode reaches, the one of its post office first. */
export const slugsAt = (city: CityName, code: string): readonly string[] =>
  PINCODES[city].places[code]?.split('; ').map(slugOf) ?? []

/** The pincodes of localities that begin with some figures, in their order. */
export const pincodesFrom = (digits: string): readonly string[] =>
  Object.values(PINCODES)
    .flatMap(({ places }) => Object.keys(places).filter((code) => code.startsWith(digits)))
    .sort()
