import { readdirSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { CITIES } from '../../../src/domain/city/constants.ts'
import { CHAIRMAN, TEAM } from '../../../src/domain/company/people.ts'
import { BUILDERS } from '../../../src/domain/home/constants.ts'
import { SERVICES } from '../../../src/domain/service/constants.ts'
import { slashed } from '../../lib/paths.ts'
import { demoComingSoon } from '../../seed/collections.ts'
import { DRAWINGS } from './drawings.ts'
import { svg } from './kit/pen.ts'

const FOLDER = new URL('../../../public/art/', import.meta.url)
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => slashed(name).slice(0, -4))
const LARGEST = 25_000

test('The published drawings are exactly those that the scripts draw', () => {
  expect(files.sort()).toEqual(DRAWINGS.map(({ name }) => name).sort())
})

describe.each(DRAWINGS.map((drawing) => [drawing.name, drawing] as const))(
  'The drawing %s',
  (name, drawing) => {
    const text = readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8')

    test('equals what its script draws', () => expect(text).toBe(svg(drawing)))

    test('states its size, and its file is small', () => {
      expect(text).toContain(
        `width="${drawing.width}" height="${drawing.height}" viewBox="0 0 ${drawing.width} ${drawing.height}"`,
      )
      expect(text.length).toBeLessThanOrEqual(LARGEST)
    })

    test('has valid numbers, closes every group and loads nothing', () => {
      expect(text).not.toMatch(/NaN|undefined|Infinity/)
      expect(text.match(/<g\b/g)?.length ?? 0).toBe(text.match(/<\/g>/g)?.length ?? 0)
      expect(text).not.toMatch(
        /<(?:script|style|image|text|foreignObject)\b|\sstyle=|\son\w+=|href="[^#]/,
      )
    })

    test('has unique ids that start with its name, and refers only to them', () => {
      const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '')
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toContain(name.split('/').at(-1))
      for (const [, id] of text.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
    })
  },
)

test('Each city with a card, builder, service, team member and announced project has a drawing', () => {
  const wanted = [
    ...CITIES.filter(({ standing }) => standing !== 'marketing').map(
      ({ slug }) => `cities/${slug}`,
    ),
    ...BUILDERS.map(({ logo }) => `brand/${logo}`),
    ...SERVICES.map(({ slug }) => `service-${slug}`),
    ...[CHAIRMAN, ...TEAM].map(({ portrait }) => portrait),
    ...demoComingSoon().map(({ image }) => image.replace(/^\/art\/|\.svg$/g, '')),
  ]
  expect(files).toEqual(expect.arrayContaining(wanted))
})

test('The film of the home page has at most 1.5 MB in each form', () => {
  const folder = new URL('../../../public/film/', import.meta.url)
  const films = readdirSync(folder)
  expect(films).toHaveLength(4)
  for (const name of films)
    expect(statSync(new URL(name, folder)).size, name).toBeLessThanOrEqual(1_500_000)
})
