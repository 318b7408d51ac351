import { THIS } from '#language/language/this'
import { COUNTRY_NAMES } from '#language/phone/texts-countries'
import { LOCALES } from '../language/constants.ts'
import { lazy } from '../text/lazy.ts'

/**
 * All countries but India with the codes of their numbers, after the tables of libphonenumber 9. Some share a code:
 * what their numbers begin with stands after the colon, and the one without that is said of all others.
 */
const COUNTRIES =
  'US1 CA1:204,226,236,249,250,257,263,289,306,343,354,365,367,368,382,403,416,418,428,431,437,438,450,468,474,506,514,519,548,579,581,584,587,604,613,639,647,672,683,705,709,742,753,778,780,782,807,819,825,867,873,879,902,905,942 AG1:268 AI1:264 AS1:684 BB1:246 BM1:441 BS1:242 DM1:767 DO1:809,829,849 GD1:473 GU1:671 JM1:658,876 KN1:869 KY1:345 LC1:758 MP1:670 MS1:664 PR1:787,939 SX1:721 TC1:649 TT1:868 VC1:784 VG1:284 VI1:340 ' +
  'RU7 KZ7:6,7 EG20 ZA27 GR30 NL31 BE32 FR33 ES34 HU36 IT39 RO40 CH41 AT43 GB44 DK45 SE46 NO47 PL48 DE49 PE51 MX52 CU53 AR54 BR55 CL56 CO57 VE58 MY60 AU61 ID62 PH63 NZ64 SG65 TH66 JP81 KR82 VN84 CN86 TR90 PK92 AF93 LK94 MM95 IR98 ' +
  'SS211 MA212 DZ213 TN216 LY218 GM220 SN221 MR222 ML223 GN224 CI225 BF226 NE227 TG228 BJ229 MU230 LR231 SL232 GH233 NG234 TD235 CF236 CM237 CV238 ST239 GQ240 GA241 CG242 CD243 AO244 GW245 IO246 AC247 SC248 SD249 RW250 ET251 SO252 DJ253 KE254 TZ255 UG256 BI257 MZ258 ZM260 MG261 RE262 YT262:639,7093 ZW263 NA264 MW265 LS266 BW267 SZ268 KM269 SH290 ER291 AW297 FO298 GL299 ' +
  'GI350 PT351 LU352 IE353 IS354 AL355 MT356 CY357 FI358 BG359 LT370 LV371 EE372 MD373 AM374 BY375 AD376 MC377 SM378 UA380 RS381 ME382 XK383 HR385 SI386 BA387 MK389 CZ420 SK421 LI423 ' +
  'FK500 BZ501 GT502 SV503 HN504 NI505 CR506 PA507 PM508 HT509 GP590 BO591 GY592 EC593 GF594 PY595 MQ596 SR597 UY598 CW599 BQ599:3,4,7 TL670 NF672 BN673 NR674 PG675 TO676 SB677 VU678 FJ679 PW680 WF681 CK682 NU683 WS685 KI686 NC687 TV688 PF689 TK690 FM691 MH692 ' +
  'KP850 HK852 MO853 KH855 LA856 BD880 TW886 MV960 LB961 JO962 SY963 IQ964 KW965 SA966 YE967 OM968 PS970 AE971 IL972 BH973 QA974 BT975 MN976 NP977 TJ992 TM993 AZ994 GE995 KG996 UZ998'

/** A country by its two letters (ISO 3166), with the code of its numbers. */
export type NamedCountry = { id: string; code: string; name: string }

const countries = lazy(() =>
  COUNTRIES.split(' ').map((one) => {
    const [named = '', begins = ''] = one.split(':')
    const [id, code] = [named.slice(0, 2), named.slice(2)]
    return { id, code, starts: begins.split(',').map((begin) => `+${code}${begin}`) }
  }),
)

/** The country whose numbers begin like a stored one with most digits; null for an Indian one. */
export function countryOf(number: string): string | null {
  const fitting = countries().flatMap(({ id, starts }) =>
    starts.filter((start) => number.startsWith(start)).map((start) => ({ id, start })),
  )
  return fitting.toSorted((one, other) => other.start.length - one.start.length)[0]?.id ?? null
}

const names = lazy(() => new Intl.DisplayNames(LOCALES[THIS], { type: 'region' }))

/** Without the dots below some letters, which nobody writes in Hindi any more. */
const wholeName = (id: string) =>
  (names().of(id) ?? id)
    .normalize('NFD')
    .replace(/([कखगजफ])\u093c/g, '$1')
    .normalize('NFC')

/** What a country is called in the language of the page. */
export const countryName = (id: string): string => COUNTRY_NAMES[id] ?? wholeName(id)

/** Where most Indians abroad live. */
const FIRST = 'AE US GB CA AU SG SA QA KW OM BH DE NP'.split(' ')

/**
 * The countries to choose from: those of most by the names that people say, then all by their whole names, so that
 * either is found by typing it.
 */
export function countriesToChoose(): { first: NamedCountry[]; all: NamedCountry[] } {
  const order = new Intl.Collator(LOCALES[THIS])
  const all = countries().map(({ id, code }) => ({ id, code, name: wholeName(id) }))
  return {
    first: FIRST.flatMap((id) =>
      all.filter((one) => one.id === id).map((one) => ({ ...one, name: countryName(id) })),
    ),
    all: all.toSorted((one, other) => order.compare(one.name, other.name)),
  }
}
