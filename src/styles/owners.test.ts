import { basename, dirname } from 'node:path'
import { expect, test } from 'vitest'
import { LAYERS } from '../components/site/head-scripts.ts'
import { unstyledIn } from '../test/support/structure/own-sheets.ts'
import { isTest, sources } from '../test/support/structure/sources.ts'
import {
  classesOf,
  type StyleRule,
  styleRules,
  subjectsOf,
  weightOf,
} from '../test/support/structure/style-rules.ts'

const ALL = styleRules()
/** The styles of a component reach only its own elements, except selectors marked as global. */
const reachesAll = ({ reach, selector }: StyleRule) =>
  reach === 'site' || /:global\([^)]*\)\S*$/.test(selector)
const GLOBAL = ALL.filter(reachesAll)

const byClass = Map.groupBy(
  GLOBAL.flatMap((rule) => subjectsOf(rule).map((name) => ({ name, rule }))),
  ({ name }) => name,
)

/** Class names that a library defines. */
const isForeign = (name: string) => name.startsWith('yarl__')

test('A class is styled by one file: its surroundings change its look through a custom property or a class of their own', () => {
  const shared = [...byClass].flatMap(([name, found]) => {
    const files = new Set(found.map(({ rule }) => rule.path))
    return files.size > 1 ? [`.${name}: ${[...files].join(', ')}`] : []
  })
  expect(shared).toEqual([])
})

/** The basic parts of every page: in base.css, in ui and in the form kit. */
const PRIMITIVES = new Set(
  'action card check chip chips control container dialog digits field form icon muted notice pager section skeleton skeletons tag tags toasts'.split(
    ' ',
  ),
)

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()

test('A class of one word is a basic part, or a word in the name of its sheet, its component or their folder', () => {
  const words = [...byClass].flatMap(([name, [first]]) => {
    if (!first || name.includes('-') || PRIMITIVES.has(name) || isForeign(name)) return []
    const { path } = first.rule
    const own = [basename(path).replace(/\.\w+$/, ''), basename(dirname(path))].map(kebab)
    return own.some((one) => one.split('-').includes(name)) ? [] : [`.${name} of ${path}`]
  })
  expect(words).toEqual([])
})

/** Words in strings and attributes of files that make HTML; for a name made at run time, its beginning. */
const USED = new Set(
  sources('src/**/*.{astro,tsx,ts}')
    .filter(({ path }) => !/\.(test|e2e)\.ts$|\/test\//.test(path))
    .flatMap(
      ({ text }) => text.replace(/<style[\s\S]*?<\/style>/g, '').match(/[\w-]+(?:\$\{)?/g) ?? [],
    ),
)
const isUsed = (name: string) =>
  USED.has(name) ||
  [...name.matchAll(/-/g)].some(({ index }) => USED.has(`${name.slice(0, index + 1)}\${`))

test('A class in a sheet is used by some element', () => {
  const names = new Set(ALL.flatMap(({ selector }) => classesOf(selector)))
  expect(names.size).toBeGreaterThan(400)
  expect([...names].filter((name) => !isForeign(name) && !isUsed(name))).toEqual([])
})

/** Values that all other sheets read, and rules that must come before any layer. */
const UNLAYERED = /styles\/(tokens|fonts)\.css$/

test('Every sheet puts its rules into a layer that the page’s head names', () => {
  const known: readonly (string | null)[] = LAYERS
  const outside = ALL.filter(
    ({ path, reach, layer, selector }) =>
      reach === 'site' && !known.includes(layer) && !UNLAYERED.test(path) && selector !== ':root',
  )
  expect(outside.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([])
  const primitive = (path: string) => /components\/(ui|form)\//.test(path)
  const misplaced = ALL.filter(({ path, layer }) => primitive(path) !== (layer === 'ui'))
  expect(misplaced.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([])
})

/** The header shows and hides these links of its own and of its menu by who is signed in. */
const BY_HEADER = ['only-admin', 'only-signed-in', 'only-signed-out']

test('A class or an element is written only where a sheet is imported that styles it', () => {
  const files = sources('src/{components,islands,layouts,pages,on-demand}/**/*.{astro,tsx}')
  const strays = files
    .filter((file) => !isTest(file))
    .flatMap(({ path }) => unstyledIn(path).map((name) => ({ path, name })))
    .filter(({ name }) => !BY_HEADER.includes(name))
  expect(strays).toEqual([])
})

/** Classes that are together on one element somewhere. */
const TOGETHER = new Map<string, Set<string>>()
for (const { text } of sources('src/**/*.{astro,tsx}'))
  for (const [, list = ''] of text.matchAll(/class(?:Name)?="([^"]+)"/g)) {
    const names = list.split(/\s+/)
    for (const name of names) TOGETHER.set(name, new Set([...(TOGETHER.get(name) ?? []), ...names]))
  }

const overlap = (one: string, other: string) =>
  one === other || one.startsWith(`${other}-`) || other.startsWith(`${one}-`)

test('Two sheets of one layer never set the same property of one element with the same weight', () => {
  const flat = GLOBAL.flatMap((rule) => subjectsOf(rule).map((name) => ({ name, rule })))
  const clashes = flat.flatMap(({ name, rule }) =>
    [...(TOGETHER.get(name) ?? [])].flatMap((beside) =>
      (byClass.get(beside) ?? []).flatMap(({ rule: other }) => {
        if (rule.path >= other.path || rule.layer !== other.layer) return []
        if (weightOf(rule.selector) !== weightOf(other.selector)) return []
        const both = rule.properties.filter((one) =>
          other.properties.some((two) => overlap(one, two)),
        )
        return both.length > 0
          ? [`${rule.path} ${rule.selector} / ${other.path} ${other.selector}: ${both.join()}`]
          : []
      }),
    ),
  )
  expect([...new Set(clashes)]).toEqual([])
})
