import { expect, test } from 'vitest'
import { sources } from '../test/support/sources.ts'

/** Blocks of declarations in all style sheets and components, each with its selector. */
const BLOCKS = sources('src/**/*.{css,astro}').flatMap(({ path, text }) =>
  [...text.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map((match) => ({
    path,
    selector: match[1]?.trim() ?? '',
    text: match[2] ?? '',
  })),
)

/** What a selector is about in the end: `.queue` of `.desk-page .desk-queue .queue`. */
const subject = (selector: string) => selector.split(' ').at(-1) ?? ''

test('A box that scrolls is positioned: else words for screen readers in it would make the page as long as its list', () => {
  const positioned = new Set(
    BLOCKS.filter(({ text }) => /\bposition: /.test(text)).map(({ selector }) => subject(selector)),
  )
  const scrolling = BLOCKS.filter(({ text }) => /overflow(-y)?: (auto|scroll)/.test(text))
  expect(scrolling.length).toBeGreaterThan(3)
  expect(scrolling.filter(({ selector }) => !positioned.has(subject(selector)))).toEqual([])
})
