import { shownValue } from '#language/listing/texts-values'
import { READ_TEXTS } from '#language/listing-file/texts-read'
import { shownLocality } from '#language/locality/texts-named'
import { PLACE_TEXTS } from '#language/locality/texts-odd-place'
import { CITY_NAMES } from '../city/constants.ts'
import type { FieldName } from '../listing/fields.ts'
import { citiesElsewhere, type PincodeAlone, pincodeAlone } from '../locality/elsewhere.ts'
import { placesNamed } from '../locality/place-names.ts'
import { localityOf } from '../locality/rules.ts'
import { tidy } from '../reading/parts.ts'
import { oneOf, type Reading, readChoice, refused, taken } from '../reading/reading.ts'
import { optionsOf } from './columns.ts'
import type { LineCells } from './line-cells.ts'
import { missingTypedAskOf } from './questions.ts'

/** The city, and the locality without the names around it. Each may say the other. */
export function readPlace(line: LineCells, covered: ReadonlySet<FieldName>): void {
  const { values, said } = line
  takeApart(line)
  const cell = line.cell('locality') || (covered.has('locality') ? '' : askedLocality(line))
  values.city = cityOf(line, cell)
  const isSure = line.own('city') !== '' && SECTOR.test(tidy(cell))
  const placed = line.settle('locality', placedIn(cell, values.city, isSure), cell)
  values.locality = placed?.locality ?? cell
  if (values.locality) said.locality = values.locality
  if (placed && placed.city !== values.city) values.city = line.derive('city', placed.city)
}

/** The city says which of two sectors of one number is meant. */
const SECTOR = /^(?:sec|sect|sector|सेक्टर)[ .-]*\d/i

/** A column of cities may have the locality as well: "Gurgaon / DLF Phase 2". */
function takeApart(line: LineCells): void {
  const cell = line.own('city')
  if (readChoice('city', cell, optionsOf('city') ?? [])?.is !== 'refused') return
  const apart = cityApart(cell) ?? bracketed(cell)
  if (!apart) return
  line.write('city', apart.city)
  if (!apart.rest) return
  if (line.own('locality')) line.note(READ_TEXTS.rest(apart.rest))
  else line.write('locality', apart.rest)
}

/** Where the file has no column of localities, all its lines may be in one. */
const askedLocality = (line: LineCells): string =>
  line.ask(missingTypedAskOf('locality', line.answers)).answer ?? ''

/** The city that its cell names, or the one in which the locality can be. */
function cityOf(line: LineCells, locality: string): string {
  const options = optionsOf('city') ?? []
  const cities = readChoice('city', line.cell('city'), options)
  if (cities && cities.is !== 'asked') return line.choice('city')
  const among = cities ? cities.readings.map(({ value }) => value) : CITY_NAMES
  const known = locality ? knownIn(locality, among) : []
  const [only, ...more] = known
  if (only && more.length === 0) return line.derive('city', only)
  if (cities) return line.settle('city', cities) ?? ''
  if (!only) return line.missing('city', options)
  const each = known.map((city) => taken(city, shownValue(city)))
  return line.settle('city', oneOf(each), locality) ?? ''
}

const cityNamed = (text: string) => {
  const place = placesNamed(text.trim()).find(({ kind }) => kind === 'city')
  return place?.kind === 'city' ? place.city : null
}

/** The city that the first or the last part of a place names, and the rest of it: "Sector 137, Noida". */
function cityApart(cell: string): { city: string; rest: string } | null {
  const [, first = '', after = ''] = /^([^,;/|]+?)\s*(?:[,;/|]|\s[-–—]\s)(.+)$/.exec(cell) ?? []
  const [, before = '', last = ''] = /^(.+)(?:[,;/|]|\s[-–—]\s)([^,;/|]+)$/.exec(cell) ?? []
  const [atEnd, atBegin] = [cityNamed(last), cityNamed(first)]
  if (atEnd) return { city: atEnd, rest: before.trim() }
  return atBegin ? { city: atBegin, rest: after.trim() } : null
}

/** What stands in brackets behind a city may be its locality; "Lucknow(All)" says no more than the city. */
function bracketed(cell: string): { city: string; rest: string } | null {
  const [, named = '', beside = ''] = /^([^()]+)\(([^()]*)\)\s*$/.exec(cell) ?? []
  const city = cityNamed(named)
  return (
    city && {
      city,
      rest: /^\s*(?:all|city|up|u\.p\.|haryana)?\s*$/i.test(beside) ? '' : beside.trim(),
    }
  )
}

/** The cities in which a place lies: that which it names, or all that know it. */
function knownIn(cell: string, among: readonly string[]): string[] {
  const named = [cell, ...cell.split(/[,;/|()]/), ...cell.split(/\s+/).slice(-1)]
    .flatMap((part) => placesNamed(part.trim()))
    .flatMap((place) => (place.kind === 'city' ? place.city : []))
    .filter((city) => among.includes(city))
  if (named.length > 0) return [...new Set(named)]
  return CITY_NAMES.filter((city) => among.includes(city) && localityOf(city, cell))
}

type Placed = { locality: string; city: string }

/**
 * A locality without the name of its city, which some exports add. Where the maps know it in other cities only, either
 * the locality or the city is a slip, unless it `isSure`. Null if there is nothing to say.
 */
function placedIn(cell: string, city: string, isSure: boolean): Reading<Placed> | null {
  const pincode = city ? pincodeAlone(city, cell) : null
  if (pincode) return ofPincode(pincode)
  const named = cityApart(cell)
  const locality = partOf(named?.rest || cell, city)
  if (!locality || !city) return null
  const elsewhere = named ? [named.city] : isSure ? [] : citiesElsewhere(city, locality)
  const cities = elsewhere.filter((one) => one !== city)
  return oneOf(
    [city, ...cities].map((one) => ({
      ...taken({ locality, city: one }, `${locality}, ${shownValue(one)}`),
      // Whoever says that it is there after all confirms it to the desk.
      ...(one === city && cities.length > 0 ? { outside: true as const } : {}),
    })),
  )
}

/** A pincode alone chooses no locality, though it may have one only. */
function ofPincode({ code, city, localities }: PincodeAlone): Reading<Placed> {
  const [first, ...more] = localities.map((locality) =>
    taken({ locality, city }, `${shownLocality(city, locality)}, ${shownValue(city)}`),
  )
  return first
    ? { is: 'asked', readings: [first, ...more] }
    : refused(city ? READ_TEXTS.pincode(code, shownValue(city)) : PLACE_TEXTS.pincodeUnknown(code))
}

/** The locality in an address, without the number of a flat, the state and the pincode; else all of it. */
function partOf(cell: string, city: string): string {
  const known = localityOf(city, cell)
  if (!known) return cell
  const isKnown = (part: string) => localityOf(city, part)?.slug === known.slug
  const parts = cell
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  const isNoPlace = /\d|^(?:near|opp|opposite|behind|beside|next to)\b/i.test(parts[0] ?? '')
  const isAddress = parts.length > 2 || (parts.length === 2 && isNoPlace)
  const part = isAddress ? (parts.findLast(isKnown) ?? cell) : cell
  const words = part.split(' ')
  const before = [1, 2].map((count) => ({
    rest: words.slice(0, -count).join(' '),
    last: words.slice(-count).join(' '),
  }))
  const isCity = (text: string) =>
    placesNamed(text).some((place) => place.kind === 'city' && place.city === city)
  return before.find(({ rest, last }) => isCity(last) && isKnown(rest))?.rest ?? part
}
