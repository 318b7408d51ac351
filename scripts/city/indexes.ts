import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CityRow } from '../../src/domain/cities/form.ts'
import { slugOf } from '../../src/domain/text/slug.ts'
import { ROOT } from '../lib/paths.ts'
import { messageOf, Problem, quotable } from '../lib/problem.ts'

/**
 * A file of a folder, what it exports, and the index that joins these by the names of the folders that are on.
 * `optional`: a folder may lack it.
 */
export type Aspect = {
  index: string
  file: string
  holds: string
  byLanguage?: true
  optional?: true
}

/** One index an aspect, so that a page which needs only the names of cities does not load their localities. */
export const ASPECTS: readonly Aspect[] = [
  { index: 'aliases', file: 'aliases', holds: 'ALIASES' },
  { index: 'authorities', file: 'authorities', holds: 'AUTHORITIES' },
  {
    index: 'authority-labels',
    file: 'texts-authorities',
    holds: 'AUTHORITY_LABELS',
    byLanguage: true,
  },
  { index: 'authority-names', file: 'authorities', holds: 'AUTHORITY_NAMES' },
  { index: 'cities', file: 'city', holds: 'CITY' },
  { index: 'guides', file: 'texts-guide', holds: 'GUIDE', byLanguage: true },
  { index: 'landmarks', file: 'landmarks', holds: 'LANDMARKS' },
  { index: 'localities', file: 'localities', holds: 'LOCALITIES' },
  { index: 'maps', file: 'map', holds: 'MAP' },
  { index: 'near', file: 'near', holds: 'NEAR', byLanguage: true },
  { index: 'parts', file: 'parts', holds: 'PARTS' },
  { index: 'pincodes', file: 'pincodes', holds: 'PINCODES' },
  { index: 'points', file: 'points', holds: 'POINTS', optional: true },
  { index: 'sights', file: 'texts-sight', holds: 'SIGHT', byLanguage: true },
]

/** The same for the states in which they lie. */
export const STATE_ASPECTS: readonly Aspect[] = [
  { index: 'authorities', file: 'authority', holds: 'AUTHORITY' },
  { index: 'duties', file: 'duty', holds: 'DUTY' },
  { index: 'rules', file: 'texts-rules', holds: 'RULES', byLanguage: true },
  { index: 'sites', file: 'sites', holds: 'SITES' },
  { index: 'sources', file: 'texts-sources', holds: 'SOURCES', byLanguage: true },
  { index: 'states', file: 'state', holds: 'STATE' },
]

/** A folder of cities or states, and the name by which an index has what it holds. */
type Folder = { slug: string; name: string }

const DOMAIN = join(ROOT, 'src', 'domain')

const constant = (text: string) => text.replaceAll('-', '_').toUpperCase()

type Room = 'cities' | 'states'

/** An import of what a folder holds. A text is imported in the language of the build. */
const importOf = (room: Room, { file, holds, byLanguage }: Aspect, { slug }: Folder) =>
  `import { ${holds} as ${constant(slug)} } from ${
    byLanguage ? `'#language/${room}/${slug}/${file}'` : `'../${slug}/${file}.ts'`
  }\n`

const LINE = 100
/** A list as the formatter lays it out. */
function listOf(items: readonly string[]): string {
  const line = `[${items.join(', ')}]`
  return line.length > LINE - 'export const CITIES_ON =  as const'.length
    ? `[\n${items.map((item) => `  ${item},\n`).join('')}]`
    : line
}

function indexOf(room: Room, aspect: Aspect, all: readonly Folder[]): string {
  const hasFile = ({ slug }: Folder) => existsSync(join(DOMAIN, room, slug, `${aspect.file}.ts`))
  const folders = aspect.optional ? all.filter(hasFile) : all
  const imports = folders
    .toSorted((a, b) => (a.slug < b.slug ? -1 : 1))
    .map((folder) => importOf(room, aspect, folder))
  const key = ({ name }: Folder) => (/^\w+$/.test(name) ? name : `'${name}'`)
  const held = folders.map((folder) => `  ${key(folder)}: ${constant(folder.slug)},\n`)
  const value =
    aspect.file === 'city'
      ? `${listOf(folders.map(({ slug }) => constant(slug)))} as const`
      : `{\n${held.join('')}}`
  return `// Written by \`npm run city index\` from src/domain/cities/on.ts.\n${imports.join('')}\nexport const ${constant(aspect.index)}_ON = ${value}\n`
}

/** The row of the city in a folder. */
async function rowOf(slug: string): Promise<CityRow> {
  try {
    const file = pathToFileURL(join(DOMAIN, 'cities', slug, 'city.ts')).href
    return ((await import(file)) as { CITY: CityRow }).CITY
  } catch (cause) {
    const why = quotable(messageOf(cause))
    throw new Problem(`src/domain/cities/${slug}/city.ts cannot be read: ${why}.`, { cause })
  }
}

/** The cities or states that have a folder. */
async function foldersOf(room: Room): Promise<string[]> {
  const entries = await readdir(join(DOMAIN, room), { withFileTypes: true })
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== 'on')
    .map(({ name }) => name)
    .sort()
}

/** The rows of cities with a folder that are off: only what answers their addresses reads it. */
function offIndex(cities: readonly CityRow[]): string {
  const imports = [
    { from: '../form.ts', text: 'type { CityRow }' },
    ...cities.map(({ slug }) => ({
      from: `../${slug}/city.ts`,
      text: `{ CITY as ${constant(slug)} }`,
    })),
  ]
  const lines = imports
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .map(({ from, text }) => `import ${text} from '${from}'\n`)
  return `// Written by \`npm run city index\` from src/domain/cities/on.ts and the folders beside it.
${lines.join('')}
export const CITIES_OFF: readonly CityRow[] = ${listOf(cities.map(({ slug }) => constant(slug)))}
`
}

/** The indexes of the cities that are on and of their states, by their paths. */
export async function indexes(on: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cities = await Promise.all(on.map(rowOf))
  const off = (await foldersOf('cities')).filter((slug) => !on.includes(slug))
  const states = [...new Set(cities.map(({ state }) => state))].map((name) => ({
    name,
    slug: slugOf(name),
  }))
  const of = (room: Room, aspects: readonly Aspect[], folders: readonly Folder[]) =>
    aspects.map(
      (aspect) =>
        [join(DOMAIN, room, 'on', `${aspect.index}.ts`), indexOf(room, aspect, folders)] as const,
    )
  return new Map([
    ...of('cities', ASPECTS, cities),
    [join(DOMAIN, 'cities', 'on', 'off.ts'), offIndex(await Promise.all(off.map(rowOf)))],
    ...of('states', STATE_ASPECTS, states),
  ])
}
