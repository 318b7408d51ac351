import { expect, test } from 'vitest'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { plotOutline } from '../../domain/locality/drawing.ts'
import { CITY_MAPS } from '../../domain/locality/maps.ts'
import { groundFile, wordsOf } from './ground.ts'
import { LANDMARKS } from './landmarks.ts'

const KILOBYTES = 1000

test.each(CITY_NAMES)(
  'The drawing of %s is small, and contains no script and nothing to load',
  (city) => {
    const file = groundFile(city)
    expect(file.length).toBeLessThan(15 * KILOBYTES)
    expect(file).not.toMatch(/<script|\bon\w+=|href="(?!#)|url\((?!#)|style=|NaN|undefined/)
  },
)

test.each(CITY_NAMES)('The map of %s shows about six landmarks, and each has a drawing', (city) => {
  const { landmarks } = CITY_MAPS[city]
  expect(landmarks).toHaveLength(6)
  for (const { name, art } of landmarks) expect(LANDMARKS[art], name).toBeDefined()
})

test('A name is written in both scripts, turned along its course', () =>
  expect(
    wordsOf([{ kind: 'water', text: 'Gomti', beside: 'गोमती', at: [300.04, 20], turn: -7.25 }]),
  ).toBe(
    '<text class="map-word map-word-water" transform="translate(300 20)rotate(-7)">Gomti <tspan lang="hi">गोमती</tspan></text>',
  ))

test.each(CITY_NAMES)(
  'Small maps of %s lie on a picture of all its localities, and do not draw them again',
  (city) => {
    const file = groundFile(city)
    for (const { outline } of Object.values(CITY_MAPS[city].plots))
      expect(file).toContain(`d="${plotOutline(outline)}"`)
  },
)

test('Every landmark that is drawn is on some map', () => {
  const shown = new Set(
    CITY_NAMES.flatMap((city) => CITY_MAPS[city].landmarks.map(({ art }) => art)),
  )
  expect(Object.keys(LANDMARKS).sort()).toEqual([...shown].sort())
})
