import { globSync, readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CITY_TEXTS } from '#language/city/texts'
import { CHAIRMAN, TEAM } from '#language/company/texts-people'
import { slashed } from '../../scripts/lib/paths.ts'
import { demoComingSoon } from '../../scripts/seed/collections.ts'
import { CITIES } from '../domain/city/constants.ts'
import { BUILDERS } from '../domain/home/constants.ts'
import { SERVICES } from '../domain/service/constants.ts'
import { loadInLanguage } from './support/language/in-language.ts'

const DRAWING_BYTES = 25_000
const FILM_BYTES = 1_500_000
const PUBLIC = new URL('../../public/', import.meta.url)
const filesIn = (pattern: string) => globSync(pattern, { cwd: PUBLIC }).map((name) => slashed(name))
const drawings = filesIn('art/**/*.svg')

test('Each city with a card, builder, service, team member and announced project has a drawing, and the office one in each language', async () => {
  const hindi = await loadInLanguage<{ CITY_TEXTS: { officeDrawing: string } }>(
    'hi',
    'src/domain/city/texts.hi.ts',
  )
  const wanted = [
    ...CITIES.filter(({ cityKind }) => cityKind !== 'marketing').map(
      ({ slug }) => `cities/${slug}`,
    ),
    ...BUILDERS.map(({ logo }) => `brand/${logo}`),
    ...SERVICES.map(({ slug }) => `service-${slug}`),
    ...[CITY_TEXTS, hindi.CITY_TEXTS].map(({ officeDrawing }) => officeDrawing),
    ...[CHAIRMAN, ...TEAM].map(({ portrait }) => portrait),
  ].map((name) => `art/${name}.svg`)
  const announced = demoComingSoon().map(({ image }) => image.slice(1))
  expect(drawings).toEqual(expect.arrayContaining([...wanted, ...announced]))
})

test.each(drawings)('%s is small, states its size and loads nothing', (name) => {
  const text = readFileSync(new URL(name, PUBLIC), 'utf8')
  expect(text.length).toBeLessThanOrEqual(DRAWING_BYTES)
  expect(text).toMatch(/ width="(\d+)" height="(\d+)" viewBox="0 0 \1 \2"/)
  expect(text).not.toMatch(
    /<(?:script|style|image|text|foreignObject)\b|\sstyle=|\son\w+=|href="[^#]/,
  )
  const ids = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  for (const [, id] of text.matchAll(/(?:href="#|url\(#)([^")]+)/g)) expect(ids).toContain(id)
})

test('The film of the home page has four forms of at most 1.5 MB each', () => {
  const films = filesIn('film/*')
  expect(films).toHaveLength(4)
  for (const name of films)
    expect(statSync(new URL(name, PUBLIC)).size, name).toBeLessThanOrEqual(FILM_BYTES)
})
