import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COVER_TEXTS } from '#language/right-to-offer/texts-cover'
import { isBelow } from '../../test/support/data/covers.ts'
import { COVER_COLOUR, PAPER_LIMITS } from './constants.ts'
import {
  brushWidth,
  type Cover,
  type Covering,
  cleared,
  coversOf,
  dividedPages,
  grown,
  isCovered,
  onThePage,
  pagesToSend,
  rectangleBetween,
  stepLength,
  uncovered,
  undone,
  withCover,
} from './covering.ts'
import { paintCovers } from './paint-covers.ts'

const BAR: Cover = { x: 10, y: 20, width: 30, height: 5 }
const LINE: Cover = {
  width: 10,
  points: [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 50 },
  ],
}
const coveredOn = (pages: number, ...covered: number[]): Covering =>
  covered.reduce((covering, page) => withCover(covering, page, BAR), uncovered(pages))

describe('Covering', () => {
  test('belongs to one page, and its last cover can be taken away', () => {
    const both = withCover(coveredOn(3, 1), 1, LINE)
    expect(both.map((page) => page.length)).toEqual([0, 2, 0])
    expect(coversOf(undone(both, 1), 1)).toEqual([BAR])
    expect(isCovered(undone(undone(both, 1), 1), 1)).toBe(false)
    expect(undone(both, 0)).toEqual(both)
    expect(cleared(coveredOn(3, 0, 1), 1)).toEqual(coveredOn(3, 0))
    expect(coversOf(both, 7)).toEqual([])
    expect(isCovered(both, 7)).toBe(false)
  })

  test('lets only pages go on which something is covered, and no more than may be sent', () => {
    expect(pagesToSend(uncovered(2))).toEqual([])
    expect(pagesToSend(coveredOn(3, 2, 0))).toEqual([0, 2])
    const many = coveredOn(6, 5, 4, 2, 1, 0)
    expect(dividedPages(many)).toEqual({ sent: [0, 1, 2], open: [3], beyond: [4, 5] })
    expect(pagesToSend(many)).toHaveLength(PAPER_LIMITS.pages)
  })

  test('has points below a stroke as far as half of its width, and below all of a rectangle', () => {
    const below = (x: number, y: number) => isBelow([BAR, LINE], { x, y })
    expect([below(50, 5), below(50, 5.1), below(105, 25), below(105.1, 25)]).toEqual([
      true,
      false,
      true,
      false,
    ])
    expect([below(10, 20), below(40, 25), below(40.1, 25), below(9.9, 22)]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(isBelow([{ width: 10, points: [{ x: 5, y: 5 }] }], { x: 8, y: 9 })).toBe(true)
    expect(isBelow([], { x: 0, y: 0 })).toBe(false)
  })

  test('grows by points that change something', () => {
    const dot = { width: 24, points: [{ x: 0, y: 0 }] }
    expect(grown(dot, { x: 1, y: 1 })).toBe(dot)
    expect(grown(dot, { x: 2, y: 0 }).points).toHaveLength(2)
    expect(grown({ width: 24, points: [] }, { x: 0, y: 0 }).points).toHaveLength(1)
  })

  test('has whole pixels in a rectangle, wherever it was begun, and none in one too small to cover', () => {
    const [one, other] = [
      { x: 20.4, y: 30.6 },
      { x: 10.2, y: 50.1 },
    ]
    const wanted = { x: 10, y: 30, width: 11, height: 21 }
    expect(rectangleBetween(one, other)).toEqual(wanted)
    expect(rectangleBetween(other, one)).toEqual(wanted)
    expect(rectangleBetween(one, { x: 22, y: 90 })).toBeNull()
    const place = fc.record({ x: fc.double(PLACES), y: fc.double(PLACES) })
    fc.assert(
      fc.property(place, place, (a, b) => {
        const made = rectangleBetween(a, b)
        return made === null || (isBelow([made], a) && isBelow([made], b))
      }),
    )
  })

  test('stays on the page, and is as wide on a small page as on a large one', () => {
    const size = { width: 900, height: 450 }
    expect(onThePage({ x: -3, y: 460 }, size)).toEqual({ x: 0, y: 450 })
    expect(onThePage({ x: 5, y: 6 }, size)).toEqual({ x: 5, y: 6 })
    expect(brushWidth('large', size)).toBe(PAPER_LIMITS.brush.large / 2)
    expect(brushWidth('small', { width: 10, height: 10 })).toBe(1)
    expect(stepLength(true, size)).toBe(PAPER_LIMITS.largeStep / 2)
    expect(stepLength(false, { width: 1, height: PAPER_LIMITS.edge })).toBe(PAPER_LIMITS.step)
  })

  test('is painted in one colour without alpha, a stroke a little wider than it is', () => {
    const said: unknown[] = []
    const context = {
      fillStyle: '',
      strokeStyle: '',
      lineWidth: 0,
      lineCap: 'butt' as CanvasLineCap,
      lineJoin: 'miter' as CanvasLineJoin,
      fillRect: (...at: number[]) => said.push(['rectangle', context.fillStyle, ...at]),
      beginPath: () => said.push('begin'),
      moveTo: (...at: number[]) => said.push(['from', ...at]),
      lineTo: (...at: number[]) => said.push(['to', ...at]),
      arc: (x: number, y: number, radius: number) => said.push(['circle', x, y, radius]),
      fill: () => said.push(['fill', context.fillStyle]),
      stroke: () => said.push(['stroke', context.strokeStyle, context.lineWidth, context.lineCap]),
    }
    const points = [
      { x: 1, y: 2 },
      { x: 30, y: 40 },
    ]
    paintCovers(context, [BAR, { width: 10, points }, { width: 10, points: [] }])
    expect(COVER_COLOUR).toMatch(/^#[\da-f]{6}$/)
    expect(said).toEqual([
      ['rectangle', COVER_COLOUR, 10, 20, 30, 5],
      'begin',
      ['circle', 1, 2, 6],
      ['fill', COVER_COLOUR],
      'begin',
      ['from', 1, 2],
      ['to', 30, 40],
      ['stroke', COVER_COLOUR, 12, 'round'],
    ])
  })
})

const PLACES = { min: 0, max: PAPER_LIMITS.edge, noNaN: true }

describe('What is said of the pages', () => {
  const said = (sent: number[], open: number[], beyond: number[] = []) =>
    COVER_TEXTS.going({ sent, open, beyond })

  test('names those that go and those that do not, and says why', () => {
    expect(said([1, 3], [2])).toBe(
      'Pages 1 and 3 go. Page 2 does not, as nothing on it is covered.',
    )
    expect(said([2], [1, 3])).toBe(
      'Page 2 goes. Pages 1 and 3 do not, as nothing on them is covered.',
    )
    expect(said([1], [2, 3, 4, 5, 6, 7])).toBe(
      'Page 1 goes. The other pages do not go, as nothing on them is covered.',
    )
    expect(said([1, 2, 3], [], [4])).toContain('Page 4 does not, as only 3 pages can go.')
  })

  test('is of the only page where there is one', () => {
    expect(said([], [1])).toContain('The page goes only once')
    expect(said([1], [])).toBe('This page goes, as you see it here.')
    expect(said([], [1, 2])).toContain('A page goes only once')
  })
})
