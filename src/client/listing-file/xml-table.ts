import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import type { Sheet } from '../../domain/listing-file/table.ts'
import { Refusal } from './refusal.ts'
import { childrenOf, type Element, elementsOf, isValue, textOf } from './xml-elements.ts'

/** Units as feeds name them, in the words of a cell. */
const UNITS: Readonly<Record<string, string>> = {
  meters: 'sq m',
  metres: 'sq m',
  m2: 'sq m',
  sqm: 'sq m',
  feet: 'sq ft',
  sqft: 'sq ft',
  yards: 'sq yd',
  sqyd: 'sq yd',
}

const isFigure = (text: string) => /^[\d.,\s]+$/.test(text)
/** The attributes of a figure that are read with it. */
const OF_FIGURE = ['currency', 'unit', 'units']
/** The attributes that hold the value of an element without a text. */
const OF_EMPTY = ['url', 'href', 'value']

/** What an element says: its text with what its attributes add to it, or the address that it names. */
function saidIn(element: Element): string {
  const { attributes } = element
  const said = textOf(element).trim()
  if (!said) return OF_EMPTY.map((name) => attributes[name]).find(Boolean) ?? ''
  const { currency = '', units = '', unit = units, period } = attributes
  const figure = isFigure(said)
    ? [currency, said, UNITS[unit.toLowerCase()] ?? unit].filter(Boolean).join(' ')
    : said
  return period ? `${figure} / ${period.replace(/ly$/, '')}` : figure
}

/** The attributes that what an element says does not contain. */
function besideText(element: Element): [name: string, said: string][] {
  if (Object.keys(element.attributes).length === 0) return []
  const text = isValue(element) ? textOf(element).trim() : ''
  const read = [...(text ? ['period'] : []), ...(isFigure(text) ? OF_FIGURE : [])]
  const said = isValue(element) && !text ? saidIn(element) : ''
  return Object.entries(element.attributes).filter(
    ([name, value]) => value.trim() !== '' && !read.includes(name) && value !== said,
  )
}

/** Whether an element has several values of its own, in elements or as attributes. */
const isGroup = (element: Element) => !isValue(element) || besideText(element).length > 1

/** The same place of a feed: elements below elements of the same names. `names`: those of the values in each. */
type Place = { path: string; repeats: boolean; names: Set<string> }

const below = (path: string, { name }: Element) => `${path}/${name}`

/** The places at which a feed repeats a group of values. */
function repeatedPaths(element: Element, path = '', found = new Set<string>()): Set<string> {
  const groups = childrenOf(element).filter(isGroup)
  const named = new Map<string, Element>()
  for (const group of groups) {
    if (named.has(group.name)) found.add(below(path, group))
    else named.set(group.name, group)
    repeatedPaths(group, below(path, group), found)
  }
  return found
}

/** All places of groups, the outer ones first, without what is repeated within them. */
function placesIn(root: Element): Place[] {
  const repeated = repeatedPaths(root)
  const places = new Map<string, Place>()
  const look = (element: Element, path: string): ReadonlySet<string> => {
    const own = besideText(element).map(([name]) => name)
    if (isValue(element) && saidIn(element)) own.push(element.name)
    const place = places.get(path) ?? { path, repeats: repeated.has(path), names: new Set() }
    const names = new Set(own)
    if (isGroup(element)) places.set(path, place)
    if (!isValue(element))
      for (const child of childrenOf(element)) {
        const inner = look(child, below(path, child))
        if (!repeated.has(below(path, child))) for (const name of inner) names.add(name)
      }
    for (const name of names) place.names.add(name)
    return names
  }
  look(root, '')
  return [...places.values()]
}

/** What feeds call that which only homes have, and what else they say of one. */
const OF_HOMES = /price|rent|amount|bed|bhk|room|area|size|floor|bath/i
const ABOUT_HOMES = /city|local|address|title|desc|type|status|^ref|^id$/i

const namesLike = ({ names }: Place, words: RegExp) => [...names].filter((name) => words.test(name))
const wordsOf = (place: Place) => [...namesLike(place, OF_HOMES), ...namesLike(place, ABOUT_HOMES)]
const weight = (place: Place) => place.names.size + 2 * namesLike(place, OF_HOMES).length
const heaviest = (places: readonly Place[]): Place | undefined =>
  places.reduce<Place | undefined>(
    (best, place) => (best && weight(best) >= weight(place) ? best : place),
    undefined,
  )
const isWithin = (inner: string, outer: string) => inner.startsWith(`${outer}/`)

/** The element of a single home: below those around it, as long as these say nothing else of a home. */
function innermost(outer: Place, places: readonly Place[]): Place {
  const inner = heaviest(
    places.filter(({ path, repeats }) => !repeats && isWithin(path, outer.path)),
  )
  if (!inner) return outer
  const saysAll = inner.names.size === outer.names.size
  const words = wordsOf(outer)
  const saysHome = words.length > 0 && words.every((word) => inner.names.has(word))
  return saysAll || saysHome ? innermost(inner, places) : outer
}

/** The least values of a line, and those that homes under two names have in common. */
const LEAST_VALUES = 2
const LEAST_ALIKE = 4
/** Whether two places hold homes alike, such as flats and plots. */
function areAlike({ names }: Place, other: Place): boolean {
  const common = [...names].filter((name) => other.names.has(name)).length
  return common >= LEAST_ALIKE && common * 3 >= Math.min(names.size, other.names.size) * 2
}

/** The place that holds homes: of groups that repeat, the one that says the most, or the one home of the feed. */
function homePlace(places: readonly Place[]): Place | undefined {
  const many = heaviest(places.filter(({ repeats }) => repeats))
  const one = heaviest(places.filter(({ repeats }) => !repeats))
  if (!many || !one) return one ? innermost(one, places) : many
  // One home says more than each of its own photos or rooms, and of homes more than what stands around several.
  const isOne =
    wordsOf(one).length > wordsOf(many).length
      ? weight(one) > weight(many)
      : weight(one) > 2 * weight(many)
  return isOne ? innermost(one, places) : many
}

/** The places whose elements are homes, found by their shape whatever their names are. */
function homePlaces(root: Element): ReadonlySet<string> {
  const places = placesIn(root).filter(({ names }) => names.size >= LEAST_VALUES)
  const best = homePlace(places)
  if (!best) return new Set()
  const alike = places.filter(
    (place) =>
      !isWithin(place.path, best.path) && !isWithin(best.path, place.path) && areAlike(place, best),
  )
  const inner = alike.filter(({ path }) => !alike.some((other) => isWithin(other.path, path)))
  return new Set([...inner, best].map(({ path }) => path))
}

/** A value with the names of the elements that it stands in, and whether one of them is repeated. */
type Value = { path: readonly string[]; isOfMany: boolean; said: string }

function valuesIn(element: Element, path: readonly string[] = [], isOfMany = false): Value[] {
  const own = besideText(element).map(([name, said]) => ({
    // "picture featured": by itself, the name of an attribute says little.
    path: path.length > 0 ? [...path.slice(0, -1), `${element.name} ${name}`] : [name],
    isOfMany,
    said,
  }))
  if (!isValue(element)) return [...own, ...valuesBelow(element, path, isOfMany)]
  const said = saidIn(element)
  return said ? [{ path: path.length > 0 ? path : [element.name], isOfMany, said }, ...own] : own
}

function valuesBelow(element: Element, path: readonly string[], isOfMany: boolean): Value[] {
  const children = childrenOf(element)
  const count = new Map<string, number>()
  for (const { name } of children) count.set(name, (count.get(name) ?? 0) + 1)
  return children.flatMap((child) => {
    const isMany = isOfMany || (isGroup(child) && (count.get(child.name) ?? 0) > 1)
    return valuesIn(child, [...path, child.name], isMany)
  })
}

/** What says nothing without the name of the element around it. */
const EMPTY_NAMES = /^(?:value|amount|text|number)$/i
const VAGUE_NAMES = /^(?:name|id|unit|units|currency|code|min|max)$/i

/** Names a column by its element alone, as long as that names no other and is not one of many in its home. */
function headsOf(values: readonly Value[]): (path: readonly string[]) => string {
  const paths = new Map(values.map(({ path }) => [path.join(' '), path]))
  const ofMany = new Set(values.flatMap(({ path, isOfMany }) => (isOfMany ? path.join(' ') : [])))
  const short = (path: readonly string[]) => {
    const [around = '', last = ''] = path.slice(-2)
    if (path.length < 2) return around
    if (ofMany.has(path.join(' '))) return path.join(' ')
    if (EMPTY_NAMES.test(last)) return around
    return VAGUE_NAMES.test(last) ? `${around} ${last}` : last
  }
  const count = new Map<string, number>()
  for (const path of paths.values()) count.set(short(path), (count.get(short(path)) ?? 0) + 1)
  return (path) => (count.get(short(path)) === 1 ? short(path) : path.join(' '))
}

/** A home with the values of the groups around it that repeat, such as the project of a flat. */
type Home = { element: Element; path: string; around: readonly Value[] }

/** The values of a group beside the groups in it, by its name: the city of an agent is not that of a home. */
const ownValues = (element: Element): Value[] =>
  [
    ...besideText(element).map(([name, said]) => ({ name, said })),
    ...childrenOf(element).flatMap((child) =>
      isGroup(child) ? [] : valuesIn(child).map(({ said }) => ({ name: child.name, said })),
    ),
  ].map(({ name, said }) => ({ path: [element.name, name], isOfMany: true, said }))

/** The homes of a feed in their order, and the names of what it says beside them. */
function homesIn(root: Element): { homes: Home[]; beside: string[] } {
  const places = homePlaces(root)
  const repeated = repeatedPaths(root)
  const homes: Home[] = []
  const beside = new Set<string>()
  const walk = (element: Element, path: string, around: readonly Value[]) => {
    if (places.has(path)) {
      homes.push({ element, path, around })
      return
    }
    const isAround = repeated.has(path) && [...places].some((place) => isWithin(place, path))
    const inner = isAround ? [...around, ...ownValues(element)] : around
    if (!isAround) for (const [name] of besideText(element)) beside.add(`${element.name} ${name}`)
    if (isValue(element) && saidIn(element)) beside.add(element.name)
    if (isValue(element)) return
    for (const child of childrenOf(element))
      if (!isAround || isGroup(child)) walk(child, below(path, child), inner)
  }
  walk(root, '', [])
  return { homes, beside: [...beside] }
}

/** What tells homes apart that stand in several places: their own names, or those of what they stand in. */
function kindsOf(homes: readonly Home[]): readonly string[] {
  const paths = homes.map(({ path }) => path.split('/'))
  if (new Set(homes.map(({ path }) => path)).size < 2) return []
  const names = paths.map((path) => path.at(-1) ?? '')
  if (new Set(names).size > 1) return names
  const [first = []] = paths
  const apart = first.findIndex((name, at) => paths.some((path) => path[at] !== name))
  return paths.map((path) => path[apart] ?? '')
}

/** Formats of other countries that name homes in words of their own, told by the elements that begin them. */
function refuseForeign(root: Element): void {
  const [first] = childrenOf(root)
  const name = first?.name.toLowerCase()
  if (name === 'propertylist') throw new Refusal(WRONG.foreign('REAXML'))
  if (name === 'openimmo') throw new Refusal(WRONG.foreign('OpenImmo'))
  const isKyero = first && name === 'root' && childrenOf(first).some((one) => one.name === 'kyero')
  if (isKyero) throw new Refusal(WRONG.foreign('Kyero'))
}

/** Reads a feed: a line for each home, a column for each name of a value in it. */
export function xmlTable(xml: string): Sheet {
  const root = elementsOf(xml)
  refuseForeign(root)
  const { homes, beside } = homesIn(root)
  const kinds = kindsOf(homes)
  const values = homes.map(({ element, around }) => [...valuesIn(element), ...around])
  const headOf = headsOf(values.flat())
  const heads = new Map<string, number>()
  for (const { path } of values.flat())
    if (!heads.has(headOf(path))) heads.set(headOf(path), heads.size)
  const lines = values.map((own, at) => {
    const cells = Array.from(heads, () => '')
    for (const { path, said } of own) {
      const column = heads.get(headOf(path)) ?? 0
      cells[column] = cells[column] ? `${cells[column]}, ${said}` : said
    }
    return kinds.length > 0 ? [...cells, kinds[at] ?? ''] : cells
  })
  const names = kinds.length > 0 ? [...heads.keys(), ''] : [...heads.keys()]
  return { name: '', rows: [names, ...lines], ...(beside.length > 0 ? { unread: beside } : {}) }
}
