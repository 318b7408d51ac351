import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

type Corner = readonly [x: number, y: number]
/** What is drawn, as its corners on the screen: a name along a river is turned. */
type Shape = { text: string; corners: readonly Corner[] }

/** Returns the visible names and pills of each map, with their positions on the screen. */
const drawnOn = (page: Page) =>
  page.locator('.city-map-full').evaluateAll((maps) =>
    maps.map((map) => {
      /** The part of a line of text that its letters fill; the rest is room for signs above and below. */
      const FILLED = 0.7
      const shape = (element: SVGGraphicsElement, filled = 1) => {
        const { x, y, width, height } = element.getBBox()
        const onScreen = element.getScreenCTM() ?? new DOMMatrix()
        const [top, bottom] = [y + (height * (1 - filled)) / 2, y + (height * (1 + filled)) / 2]
        const corners = [
          [x, top],
          [x + width, top],
          [x + width, bottom],
          [x, bottom],
        ].map(([left, down]) => {
          const at = new DOMPoint(left, down).matrixTransform(onScreen)
          return [at.x, at.y] as const
        })
        return { text: element.textContent ?? '', corners }
      }
      const isShown = (element: Element) => element.getBoundingClientRect().width > 1
      const all = (inside: Element, selector: string) =>
        [...inside.querySelectorAll<SVGGraphicsElement>(selector)].filter(isShown)
      const sheet = map.querySelector('svg') as SVGSVGElement
      const { left, right, top, bottom } = sheet.getBoundingClientRect()
      return {
        sheet: { left, right, top, bottom },
        labels: all(map, '.map-label').map((label) => ({
          names: all(label, '.map-name').map((name) => shape(name, FILLED)),
          pills: all(label, '.map-pill').map((pill) => ({
            box: shape(pill.querySelector('rect') as SVGRectElement),
            texts: all(pill, 'text').map((text) => shape(text, FILLED)),
          })),
        })),
        words: all(map, '.map-word').map((word) => ({
          ...shape(word, FILLED),
          size: Number.parseFloat(getComputedStyle(word).fontSize) * (sheet.getScreenCTM()?.a ?? 0),
        })),
      }
    }),
  )

/** In pixels: less is seen by nobody. */
const SLIGHT = 1
const SMALLEST = 11

/** Whether two shapes lie over one another: they do unless a side of one of them has the other completely behind it. */
function meet(one: Shape, other: Shape): boolean {
  const along = (axis: Corner, { corners }: Shape) =>
    corners.map(([x, y]) => x * axis[0] + y * axis[1])
  const sides = [one, other].flatMap(({ corners: [a, b, c] }) => [
    [a, b],
    [b, c],
  ]) as [Corner, Corner][]
  return sides.every(([[ax, ay], [bx, by]]) => {
    const length = Math.hypot(bx - ax, by - ay)
    const axis = [(bx - ax) / length, (by - ay) / length] as const
    const [mine, theirs] = [along(axis, one), along(axis, other)]
    return (
      Math.min(...mine) < Math.max(...theirs) - SLIGHT &&
      Math.min(...theirs) < Math.max(...mine) - SLIGHT
    )
  })
}

const isWithin = ({ corners }: Shape, { corners: around }: Shape) => {
  const [xs, ys] = [around.map(([x]) => x), around.map(([, y]) => y)]
  return corners.every(
    ([x, y]) =>
      x >= Math.min(...xs) - SLIGHT &&
      x <= Math.max(...xs) + SLIGHT &&
      y >= Math.min(...ys) - SLIGHT &&
      y <= Math.max(...ys) + SLIGHT,
  )
}

/**
 * Checks that nothing that is written on a map covers anything else, that each is completely on its sheet and large
 * enough to be read, and that its text fits in its pill.
 */
export async function expectLabelsApart(page: Page, state = ''): Promise<void> {
  const maps = await drawnOn(page)
  expect(maps.length).toBeGreaterThan(0)
  for (const { sheet, labels, words } of maps) {
    const { left, right, top, bottom } = sheet
    const edges: Shape = {
      text: '',
      corners: [
        [left, top],
        [right, top],
        [right, bottom],
        [left, bottom],
      ],
    }
    const groups = [
      ...labels.map(({ names, pills }) => [...names, ...pills.map(({ box }) => box)]),
      ...words.map((word) => [word]),
    ]
    for (const { names, pills } of labels)
      for (const { box } of pills)
        expect(
          names.filter((name) => meet(name, box)),
          `${state}: names under a pill`,
        ).toEqual([])
    const covered = groups.flatMap((group, n) =>
      group.flatMap((one) =>
        groups
          .slice(0, n)
          .flat()
          .filter((other) => meet(one, other))
          .map((other) => `${one.text || 'pill'} on ${other.text || 'pill'} of ${group[0]?.text}`),
      ),
    )
    expect(covered, state).toEqual([])
    for (const one of groups.flat())
      expect(isWithin(one, edges), `${state}: ${one.text}`).toBe(true)
    for (const { box, texts } of labels.flatMap(({ pills }) => pills))
      for (const text of texts) expect(isWithin(text, box), `${state}: ${text.text}`).toBe(true)
    for (const { text, size } of words)
      expect(size, `${state}: ${text}`).toBeGreaterThanOrEqual(SMALLEST)
  }
}
