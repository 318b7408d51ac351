import { expect, test } from 'vitest'
import { sources } from '../test/support/structure/sources.ts'

/** Blocks of declarations in all style sheets and components, each with its selector. */
const BLOCKS = sources('src/**/*.{css,astro}').flatMap(({ path, text }) =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map((match) => ({
    path,
    selector: match[1]?.trim() ?? '',
    text: match[2] ?? '',
  })),
)

/** The element that a selector styles: `.queue` in `.desk-page .desk-queue .queue`. */
const subject = (selector: string) => selector.split(' ').at(-1) ?? ''

test('A scrolling box is positioned: otherwise text for screen readers in it would make the page as long as its list', () => {
  const positioned = new Set(
    BLOCKS.filter(({ text }) => /\bposition: /.test(text)).map(({ selector }) => subject(selector)),
  )
  const scrolling = BLOCKS.filter(({ text }) => /overflow(-y)?: (auto|scroll)/.test(text))
  expect(scrolling.length).toBeGreaterThan(3)
  expect(scrolling.filter(({ selector }) => !positioned.has(subject(selector)))).toEqual([])
})

/** Returns the pixels of a size on the scale or in rem, the smallest value of a range; null if the block sets none. */
function pixels(text: string): number | null {
  const size = /font-size: ([^;]+)/.exec(text)?.[1]
  const found = /--text-(\d+)|([\d.]+)rem/.exec(size ?? '')
  if (!found) return null
  return found[1] ? Number(found[1]) : Number(found[2]) * 16
}

const HEADING = /^h[1-3]$/

test('Text below 18 px is at most 600 bold: otherwise the dot of an i runs into its stem', () => {
  const wrong = BLOCKS.filter(({ path, selector, text }) => {
    if (path.endsWith('fonts.css') || path.endsWith('tokens.css')) return false
    const size = pixels(text)
    const heavy = /font-weight: (6[1-9]\d|[7-9]\d\d|bold|var\(--heavy\))/.test(text)
    const isBase = /^h1,/.test(selector)
    if (heavy && !isBase) return size === null || size < 18
    const small = HEADING.test(subject(selector)) && size !== null && size < 18
    return small && !/font-weight: /.test(text)
  })
  expect(wrong.map(({ path, selector }) => `${path}: ${selector}`)).toEqual([])
})

test('A scroll animation names its timeline outside the shorthand: minifying would merge both, and both would be lost', () => {
  const timed = BLOCKS.filter(({ text }) => /animation-timeline: /.test(text))
  expect(timed.length).toBeGreaterThan(0)
  expect(timed.filter(({ text }) => /animation: /.test(text))).toEqual([])
})
