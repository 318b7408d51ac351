import type { Page } from '@playwright/test'
import { expect } from './browser.ts'

type Box = { text: string; left: number; top: number; right: number; bottom: number }

/** Returns the visible names and pills of each map, with their positions on the screen. */
const labelsOf = (page: Page) =>
  page.locator('.city-map-full').evaluateAll((maps) =>
    maps.map((map) => {
      const box = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { text: element.textContent ?? '', left, top, right, bottom }
      }
      const labels = [...map.querySelectorAll('.map-label')].map((label) => ({
        names: [...label.querySelectorAll('.map-name')].map(box),
        // Words on the map itself, where there is no figure to put into a pill.
        words: [...label.querySelectorAll('.map-pill > text:only-child')].map(box),
        pills: [...label.querySelectorAll('.map-pill rect')].map((rect) => ({
          ...box(rect),
          texts: [...(rect.parentElement?.querySelectorAll('text') ?? [])].map(box),
        })),
      }))
      return { sheet: box(map.querySelector('svg') as Element), labels }
    }),
  )

const WIDE = 1
const isShown = ({ left, right }: Box) => right - left > WIDE
const meet = (a: Box, b: Box) =>
  a.left < b.right - WIDE &&
  b.left < a.right - WIDE &&
  a.top < b.bottom - WIDE &&
  b.top < a.bottom - WIDE
const isWithin = (inner: Box, outer: Box) =>
  inner.left >= outer.left - WIDE &&
  inner.right <= outer.right + WIDE &&
  inner.top >= outer.top - WIDE &&
  inner.bottom <= outer.bottom + WIDE

/**
 * Checks that no label of a map covers another one, that each is completely on its sheet, and that its text fits in its
 * pill.
 */
export async function expectLabelsApart(page: Page): Promise<void> {
  const maps = await labelsOf(page)
  expect(maps.length).toBeGreaterThan(0)
  for (const { sheet, labels } of maps) {
    const boxes = labels.map(({ names, words, pills }) =>
      [...names, ...words, ...pills].filter(isShown),
    )
    for (const { names, words, pills } of labels)
      for (const below of [...words, ...pills].filter(isShown))
        expect(
          names.filter((name) => isShown(name) && meet(name, below)),
          `names under ${below.text || 'a pill'}`,
        ).toEqual([])
    const covered = boxes.flatMap((group, n) =>
      group.flatMap((box) =>
        boxes
          .slice(0, n)
          .flat()
          .filter((other) => meet(box, other))
          .map((other) => `${box.text || 'pill'} on ${other.text || 'pill'} of ${group[0]?.text}`),
      ),
    )
    expect(covered).toEqual([])
    for (const box of boxes.flat()) expect(isWithin(box, sheet), box.text).toBe(true)
    for (const pill of labels.flatMap(({ pills }) => pills.filter(isShown)))
      for (const text of pill.texts) expect(isWithin(text, pill), text.text).toBe(true)
  }
}
