import { describe, expect, test } from 'vitest'
import type * as Named from '#language/locality/texts-named'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { LANGUAGES, type Names } from '../language/constants.ts'
import { type Box, isWithin, touch } from './box.ts'
import { SHEET } from './drawing.ts'
import { cropAround } from './labels.ts'
import { LOCALITIES } from './localities.ts'
import { CITY_MAPS } from './maps.ts'
import type * as InLanguage from './named.ts'
import { UNITS } from './named.ts'
import { boxOf, labelBoxes, type PlacedName } from './placing.ts'

const linesIn = (city: CityName) => {
  const { rivers, metro, roads } = CITY_MAPS[city]
  return [...rivers, ...metro, ...roads.filter(({ names }) => names !== undefined)]
}
const WHOLE: Box = {
  at: [SHEET.width / 2, SHEET.height / 2],
  wide: SHEET.width,
  high: SHEET.height,
  turn: 0,
}
const wordsIn = (names: readonly PlacedName[]) => names.map(({ text }) => text).join(' ')
const around = (city: CityName, slug: string) =>
  cropAround(CITY_MAPS[city].plots[slug]?.at ?? [0, 0], [400, 264], [SHEET.width, SHEET.height])
const pairs = <T>(all: readonly T[]) =>
  all.flatMap((one, n) => all.slice(n + 1).map((other) => [one, other] as const))

describe('Boxes', () => {
  const box = (x: number, turn = 0): Box => ({ at: [x, 0], wide: 40, high: 10, turn })

  test('touch where no side separates them', () => {
    expect([touch(box(0), box(39)), touch(box(0), box(41)), touch(box(0), box(41), 2)]).toEqual([
      true,
      false,
      true,
    ])
    // Upright, one needs less room beside the other.
    expect([touch(box(0), box(26, Math.PI / 2)), touch(box(0), box(24, Math.PI / 2))]).toEqual([
      false,
      true,
    ])
  })
})

const inLanguages = await Promise.all(
  LANGUAGES.map(async (language) => {
    const load = <T>(file: string) => loadInLanguage<T>(language, `src/domain/locality/${file}`)
    const { namesInCity, namesInCrop } = await load<typeof InLanguage>('named.ts')
    const { shownLocality, shownOnMap } = await load<typeof Named>(
      language === 'hi' ? 'texts-named.hi.ts' : 'texts-named.ts',
    )
    return { language, namesInCity, namesInCrop, shownLocality, shownOnMap }
  }),
)
const maps = CITY_NAMES.flatMap((city) => inLanguages.map((made) => ({ city, ...made })))

describe.each(maps)('On the map of $city ($language)', (map) => {
  const { city, namesInCity, namesInCrop, shownLocality } = map
  const shown = (one: { name: string; names?: Names }) => map.shownOnMap(city, one).text

  test.each(['narrow', 'wide'] as const)('names have their own room (%s)', (width) => {
    const unit = UNITS[width]
    const names = namesInCity(city, width)
    const boxes = names.map((name) => boxOf(name, unit))
    const labels = LOCALITIES[city].flatMap(({ name, slug }) =>
      labelBoxes(shownLocality(city, name), CITY_MAPS[city].plots[slug]?.at ?? [0, 0], unit),
    )
    expect(pairs(boxes).filter(([one, other]) => touch(one, other, -0.01))).toEqual([])
    expect(
      names.filter((_, n) => labels.some((box) => touch(boxes[n] as Box, box, -0.01))),
    ).toEqual([])
  })

  test.each([
    ['narrow', false],
    ['wide', true],
  ] as const)(
    'labels of localities lie on the sheet and apart (%s, with the widest price: %s)',
    (width, pill) => {
      const labels = LOCALITIES[city].map(({ name, slug }) => {
        const at = CITY_MAPS[city].plots[slug]?.at ?? [0, 0]
        return { slug, boxes: labelBoxes(shownLocality(city, name), at, UNITS[width], pill) }
      })
      const meeting = pairs(labels).filter(([one, other]) =>
        one.boxes.some((box) => other.boxes.some((beside) => touch(box, beside, -0.01))),
      )
      expect(meeting.map(([one, other]) => `${one.slug} and ${other.slug}`)).toEqual([])
      const outside = labels.filter(({ boxes }) => !boxes.every((box) => isWithin(box, WHOLE)))
      expect(outside.map(({ slug }) => slug)).toEqual([])
    },
  )

  test('rivers are named at any width, and on a wide one every line and road that is known', () => {
    const narrow = wordsIn(namesInCity(city, 'narrow'))
    for (const river of CITY_MAPS[city].rivers) expect(narrow).toContain(shown(river))
    const wide = wordsIn(namesInCity(city, 'wide'))
    for (const line of linesIn(city)) expect(wide).toContain(shown(line))
    const marks = CITY_MAPS[city].landmarks.filter((one) => wide.includes(shown(one).slice(0, 5)))
    expect(marks.length).toBeGreaterThanOrEqual(4)
  })

  test('a crop names what is around its locality', () => {
    for (const { slug } of LOCALITIES[city])
      expect(namesInCrop(city, slug, around(city, slug)).length, slug).toBeGreaterThan(0)
  })
})
