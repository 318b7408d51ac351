import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { LANDMARKS as ART } from '../../src/components/locality/landmarks.ts'
import type { CityRow } from '../../src/domain/cities/form.ts'
import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Names,
  OTHER_LANGUAGES,
} from '../../src/domain/language/constants.ts'
import type { CityDrawing } from '../../src/domain/locality/drawing.ts'
import type { Locality } from '../../src/domain/locality/locality.ts'
import type { Duties } from '../../src/domain/states/form.ts'
import { slugOf } from '../../src/domain/text/slug.ts'
import { ROOT } from '../lib/paths.ts'
import { type Folder, type Read, type ReadState, type ReadTexts, readFolder } from './folder.ts'
import { ASPECTS, STATE_ASPECTS } from './indexes.ts'

/** What a city's folder misses, in sentences; `notes` are no faults. */
export type Findings = {
  missing: readonly string[]
  notes: readonly string[]
  localities: readonly Locality[]
  map: CityDrawing | undefined
}

type Named = { name: string; names?: Names }

/** The languages in which something has no name. */
const namelessIn = (what: string, named: readonly Named[]): string[] =>
  named.flatMap(({ name, names }) =>
    OTHER_LANGUAGES.filter((language) => !names?.[language]).map(
      (language) => `${what} “${name}” has no name in ${LANGUAGE_NAMES[language]}.`,
    ),
  )

function ofRow(slug: string, row: CityRow): string[] {
  const [latitude, longitude] = row.at
  return [
    ...(row.slug === slug ? [] : [`Its slug is “${row.slug}”, and its folder “${slug}”.`]),
    ...namelessIn('The city', [row]),
    // The corners of India.
    ...(latitude > 6 && latitude < 37 && longitude > 68 && longitude < 98
      ? []
      : [
          `It lies at ${latitude}, ${longitude}: first the latitude, then the longitude, in India.`,
        ]),
  ]
}

/** Where it says where something is, and there is no such locality. */
const unknownIn = (what: string, slugs: readonly string[], known: ReadonlySet<string>) =>
  slugs
    .filter((slug) => !known.has(slug))
    .map((slug) => `${what} names “${slug}”, which is no locality of the city.`)

function ofPlaces({ LOCALITIES, LANDMARKS = [], PARTS = {}, PINCODES, MAP }: Read): string[] {
  if (!LOCALITIES) return []
  const slugs = LOCALITIES.map(({ slug }) => slug)
  const known = new Set(slugs)
  const parts = Object.entries(PARTS).map(([name, names]) => ({ name, names }))
  return [
    ...(slugs.length > 0 ? [] : ['It has no localities.']),
    ...[...new Set(slugs.filter((slug, n) => slugs.indexOf(slug) !== n))].map(
      (slug) => `Two localities have the slug “${slug}”.`,
    ),
    ...namelessIn('The locality', LOCALITIES),
    ...namelessIn('The landmark', LANDMARKS),
    ...namelessIn('The part', parts),
    ...LANDMARKS.flatMap(({ name, near }) => unknownIn(`The landmark “${name}”`, near, known)),
    ...(PINCODES ? ofPincodes(PINCODES, known) : []),
    ...(MAP ? ofMap(MAP, LOCALITIES, known) : []),
  ]
}

const ofPincodes = (
  { whole, places }: NonNullable<Read['PINCODES']>,
  known: ReadonlySet<string>,
): string[] =>
  Object.entries(places).flatMap(([code, names]) => [
    ...(whole.test(code) ? [] : [`The pincode ${code} is not one of the city’s own.`]),
    ...unknownIn(`The pincode ${code}`, names.split('; ').map(slugOf), known),
  ])

function ofMap(
  { sources, rivers, metro, landmarks, plots }: CityDrawing,
  localities: readonly Locality[],
  known: ReadonlySet<string>,
): string[] {
  return [
    ...(sources.length > 0 ? [] : ['Its map names no source.']),
    ...namelessIn('On the map,', [...rivers, ...metro]),
    ...landmarks
      .filter(({ art }) => !ART[art])
      .map(({ name, art }) => `On the map, “${name}” is drawn as “${art}”, which has no drawing.`),
    ...localities
      .filter(({ slug }) => !plots[slug])
      .map(({ name }) => `The locality “${name}” has no plot on the map.`),
    ...unknownIn('The map', Object.keys(plots), known),
  ]
}

function ofTexts({ texts, data }: Folder<Read, ReadTexts>): string[] {
  const { LOCALITIES = [] } = data
  const known = new Set(LOCALITIES.map(({ slug }) => slug))
  return LANGUAGES.flatMap((language) => {
    const { GUIDE, SIGHT, NEAR } = texts[language]
    const said = LANGUAGE_NAMES[language]
    return [
      ...(GUIDE && Object.values(GUIDE).some((text) => text.length === 0)
        ? [`Its guide in ${said} says not all.`]
        : []),
      ...(SIGHT === '' ? [`What its picture shows is not said in ${said}.`] : []),
      ...(NEAR
        ? [
            ...LOCALITIES.filter(({ slug }) => NEAR[slug]?.filter(Boolean).length !== 3).map(
              ({ name }) => `Where “${name}” lies is not said in three lines in ${said}.`,
            ),
            ...unknownIn(`What is near in ${said}`, Object.keys(NEAR), known),
          ]
        : []),
    ]
  })
}

/** What the portal cannot reckon with yet. */
const ofDuty = (state: string, { registration }: Duties): string[] =>
  'atMost' in registration
    ? [
        `In ${state} the registration fee is at most ₹${registration.atMost?.toLocaleString('en-IN')}: registrationFee() in src/domain/money/duty.ts and the rates on pages do not reckon with that yet.`,
      ]
    : []

/** Looks through the folder of a city that is on or off, and that of its state. */
export async function checkCity(slug: string, root = ROOT): Promise<Findings> {
  const domain = join(root, 'src', 'domain')
  const city = await readFolder<Read, ReadTexts>(domain, `cities/${slug}`, ASPECTS)
  const { CITY, LOCALITIES = [], PINCODES, MAP, POINTS } = city.data
  const state =
    CITY && (await readFolder<ReadState>(domain, `states/${slugOf(CITY.state)}`, STATE_ASPECTS))
  const placeless = LOCALITIES.filter((one) => !POINTS?.localities[one.slug])
  const drawing = `public/art/cities/${slug}.svg`
  const reached = new Set(
    Object.values(PINCODES?.places ?? {}).flatMap((names) => names.split('; ').map(slugOf)),
  )
  const uncertain = LOCALITIES.filter((locality) => !reached.has(locality.slug))
  return {
    missing: [
      ...city.missing,
      ...(state?.missing ?? []),
      ...(CITY && state?.data.DUTY ? ofDuty(CITY.state, state.data.DUTY) : []),
      ...(CITY ? ofRow(slug, CITY) : []),
      ...ofPlaces(city.data),
      ...ofTexts(city),
      ...(existsSync(join(root, drawing)) ? [] : [`${drawing} is missing.`]),
    ],
    notes: [
      ...(uncertain.length > 0
        ? [`Without a certain pincode: ${uncertain.map(({ name }) => name).join(', ')}.`]
        : []),
      ...(POINTS ? [] : ['Where its places are is not said in degrees: it has no points.']),
      ...(POINTS && placeless.length > 0
        ? [`Without a point: ${placeless.map(({ name }) => name).join(', ')}.`]
        : []),
      ...(CITY?.claim === null ? ['It claims no number of properties.'] : []),
    ],
    localities: LOCALITIES,
    map: MAP,
  }
}
