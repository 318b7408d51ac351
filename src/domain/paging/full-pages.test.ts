import { describe, expect, test } from 'vitest'
import { clicksFrom } from '../../../scripts/bench/crawl.ts'
import { BLOCK, blocksOf, fullPages, onPage, pageLinksOf } from './full-pages.ts'

const SIZE = 24
const listOf = (count: number) => Array.from({ length: count }, (_, i) => count - i)
/** All pages of a list: its first page, then the full ones. */
const pagesOf = (list: number[]) => [
  list.slice(0, SIZE),
  ...Array.from({ length: fullPages(list.length, SIZE) }, (_, i) => onPage(list, i + 1, SIZE)),
]

describe('A list on numbered pages', () => {
  test.each([0, 1, 24, 25, 48, 49, 1000])('includes all of %d entries', (count) => {
    expect(new Set(pagesOf(listOf(count)).flat()).size).toBe(count)
    for (const page of pagesOf(listOf(count)).slice(1)) expect(page).toHaveLength(SIZE)
  })

  test('changes only its first page when an entry is added', () => {
    for (const count of [30, 48, 100]) {
      const [, ...before] = pagesOf(listOf(count))
      const [, ...after] = pagesOf(listOf(count + 1))
      expect(after.slice(0, before.length)).toEqual(before)
    }
  })

  test('links to the newer and the older page, and to those of its block', () => {
    expect(pageLinksOf(1, 3)).toEqual({ newer: 2, older: null, block: [3, 2, 1] })
    expect(pageLinksOf(3, 3)).toEqual({ newer: null, older: 2, block: [3, 2, 1] })
    expect(pageLinksOf(BLOCK + 1, BLOCK + 1)).toMatchObject({ block: [BLOCK + 1] })
    expect(blocksOf(BLOCK + 1)).toEqual([
      { newest: BLOCK + 1, oldest: BLOCK + 1 },
      { newest: BLOCK, oldest: 1 },
    ])
    expect(blocksOf(0)).toEqual([])
  })

  test('does not change a full block when entries are added', () =>
    expect(pageLinksOf(3, BLOCK + 1)).toEqual(pageLinksOf(3, 400)))
})

test('Of 10,000 listings each is at most four clicks from the home page', () => {
  const list = listOf(10_000)
  const pages = fullPages(list.length, SIZE)
  const links = (page: string): string[] => {
    if (page === 'home') return ['list']
    if (page === 'list')
      return [
        ...blocksOf(pages).map(({ newest }) => `page ${newest}`),
        ...list.slice(0, SIZE).map(String),
      ]
    const number = Number(/^page (\d+)/.exec(page)?.[1])
    if (!number) return []
    const { block } = pageLinksOf(number, pages)
    return [...block.map((other) => `page ${other}`), ...onPage(list, number, SIZE).map(String)]
  }
  const clicks = clicksFrom('home', links)
  const far = list.map((id) => clicks.get(String(id)) ?? Number.POSITIVE_INFINITY)
  expect(Math.max(...far)).toBe(4)
})
