import { AUTHORITIES_ON } from '../cities/on/authorities.ts'
import { AUTHORITY_NAMES_ON } from '../cities/on/authority-names.ts'
import type { Names } from '../language/constants.ts'
import type { CityName } from './constants.ts'

/** Who approves the layouts of plots in each city. */
const AUTHORITIES_BY_CITY = AUTHORITIES_ON satisfies Record<
  CityName,
  readonly [string, ...string[]]
>

type CityAuthority = (typeof AUTHORITIES_BY_CITY)[CityName][number]

export const CITY_AUTHORITIES = /* @__PURE__ */ Object.values(AUTHORITIES_BY_CITY).flat() as [
  CityAuthority,
  ...CityAuthority[],
]

/** The same as readers of other languages know them. */
export const AUTHORITY_NAMES: Readonly<Record<string, Names>> = /* @__PURE__ */ Object.fromEntries(
  /* @__PURE__ */ Object.values(AUTHORITY_NAMES_ON).flatMap((names) => Object.entries(names)),
)
