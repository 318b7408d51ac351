import { useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { COVER_TEXTS as texts, WHAT_TO_COVER } from '#language/right-to-offer/texts-cover'
import { PAPER_LIMITS } from '../../domain/right-to-offer/constants.ts'
import {
  brushWidth,
  type Cover,
  type Covering,
  uncovered,
  withCover,
} from '../../domain/right-to-offer/covering.ts'
import { mount } from '../../test/support/browser/mounted.tsx'
import { CoverPaper } from './CoverPaper.tsx'
import { WhatToCover } from './WhatToCover.tsx'

const SIZE = { width: 800, height: 1000 }
const CENTRE = { x: 400, y: 500 }
const BAR: Cover = { x: 10, y: 20, width: 30, height: 5 }

let covering: Covering = []
beforeEach(() => {
  covering = []
})

/** A paper of white pages; the page of this number cannot be drawn. */
const paperOf = (pages: number, broken = -1) => ({
  pages,
  draw: async (at: number) => {
    if (at === broken) throw new Error('This page is broken.')
    const canvas = Object.assign(document.createElement('canvas'), SIZE)
    const context = canvas.getContext('2d')
    if (context) context.fillStyle = 'white'
    context?.fillRect(0, 0, SIZE.width, SIZE.height)
    return canvas
  },
})

function Work({
  paper,
  begun,
  still,
}: {
  paper: ReturnType<typeof paperOf>
  begun?: Covering
  still?: boolean
}) {
  const [made, setMade] = useState(begun ?? uncovered(paper.pages))
  const change = (changed: Covering) => {
    covering = changed
    setMade(changed)
  }
  return <CoverPaper paper={paper} covering={made} onChange={change} disabled={still ?? false} />
}
const board = (at = 1, pages = 1) => page.getByRole('application', { name: texts.page(at, pages) })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const choose = (tool: string) => page.getByRole('radio', { name: tool }).click()
const alphaAt = (x: number, y: number, shown = board()) =>
  (shown.element() as HTMLCanvasElement).getContext('2d')?.getImageData(x, y, 1, 1).data[3]
/** A place on the screen, from the top left of the board, for a place of the page. */
const onScreen = (x: number, y: number) => {
  const { width } = board().element().getBoundingClientRect()
  return { x: (x * width) / SIZE.width, y: (y * width) / SIZE.width }
}

describe('A page', () => {
  it('is covered by a brush where it is pressed, as wide as the brush', async () => {
    await page.viewport(360, 800)
    mount(<Work paper={paperOf(1)} />)
    await expect
      .element(page.getByText(texts.going({ sent: [], open: [1], beyond: [] })))
      .toBeVisible()
    await choose(texts.brushes.large)
    await board().click({ position: onScreen(200, 100) })
    await expect.poll(() => covering).toMatchObject([[{ width: brushWidth('large', SIZE) }]])
    await expect.poll(() => alphaAt(200, 100)).toBe(255)
    expect(alphaAt(200, 300)).toBe(0)
    await expect
      .element(page.getByText(texts.going({ sent: [1], open: [], beyond: [] })))
      .toBeVisible()
    await button(texts.undo).click()
    await expect.poll(() => covering).toEqual([[]])
    await expect.poll(() => alphaAt(200, 100)).toBe(0)
    await expect.element(button(texts.undo)).toBeDisabled()
  })

  it('is covered by a stroke and by a rectangle that are drawn', async () => {
    await page.viewport(1000, 1400)
    mount(<Work paper={paperOf(1)} />)
    await expect.element(board()).toBeVisible()
    const drag = async () =>
      userEvent.dragAndDrop(board(), board(), {
        sourcePosition: onScreen(100, 100),
        targetPosition: onScreen(300, 200),
        steps: 8,
      })
    await drag()
    await expect.poll(() => covering[0]?.length).toBe(1)
    await choose(texts.rectangle)
    await drag()
    await expect.poll(() => covering[0]?.length).toBe(2)
    await choose(texts.move)
    await drag()
    const [[stroke, rectangle, ...more] = []] = covering
    expect(more).toEqual([])
    expect(stroke && 'points' in stroke && stroke.points.length).toBeGreaterThan(3)
    if (!rectangle || !('height' in rectangle)) throw new Error('no rectangle')
    expect(rectangle.x).toBeCloseTo(100, -1)
    expect(rectangle.width).toBeCloseTo(200, -1)
    expect(rectangle.height).toBeCloseTo(100, -1)
    await button(texts.clear).click()
    await expect.poll(() => covering).toEqual([[]])
  })

  it('is not covered by a finger once a second one scrolls', async () => {
    await page.viewport(360, 800)
    mount(<Work paper={paperOf(1)} />)
    await expect.element(board()).toBeVisible()
    // Only a real finger can be captured.
    vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue(undefined)
    const element = board().element()
    const finger = (type: string, pointerId: number, x: number, y: number) => {
      const { left, top } = element.getBoundingClientRect()
      element.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          pointerType: 'touch',
          pointerId,
          isPrimary: pointerId === 1,
          clientX: left + x,
          clientY: top + y,
        }),
      )
    }
    finger('pointerdown', 1, 50, 50)
    finger('pointermove', 1, 60, 60)
    finger('pointerdown', 2, 100, 50)
    finger('pointermove', 1, 60, 90)
    finger('pointerup', 1, 60, 90)
    finger('pointerup', 2, 100, 90)
    expect(covering).toEqual([])
    const { width } = element.getBoundingClientRect()
    const touched = () => alphaAt((50 * SIZE.width) / width, (50 * SIZE.width) / width)
    finger('pointerdown', 1, 50, 50)
    expect(touched()).toBe(255)
    finger('pointercancel', 1, 60, 90)
    expect(touched()).toBe(0)
    expect(covering).toEqual([])
    finger('pointerdown', 1, 50, 50)
    finger('pointerup', 1, 50, 50)
    expect(covering).toMatchObject([[{ points: [{}] }]])
  })

  it('is covered with the keyboard alone', async () => {
    await page.viewport(360, 800)
    mount(<Work paper={paperOf(1)} />)
    await expect.element(board()).toBeVisible()
    const said = () =>
      document.querySelector('.cover-paper > [role="status"]:last-child')?.textContent
    for (let tab = 0; tab < 8 && document.activeElement !== board().element(); tab += 1)
      await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(board().element())
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}{ArrowLeft}')
    const far = (PAPER_LIMITS.largeStep * 1000) / PAPER_LIMITS.edge
    const near = (PAPER_LIMITS.step * 1000) / PAPER_LIMITS.edge
    await expect.poll(said).toBe(texts.at(Math.round((100 * (CENTRE.x - near)) / 800), 46))
    await userEvent.keyboard(' ')
    await expect.poll(said).toBe(texts.started)
    await userEvent.keyboard('{Escape}')
    await expect.poll(said).toBe(texts.dropped)
    await userEvent.keyboard(' {Enter}')
    await expect.poll(said).toBe(texts.tooSmall)
    expect(covering).toEqual([])
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}{Enter}')
    await expect.poll(said).toBe(texts.covered)
    expect(covering).toEqual([
      [
        {
          x: CENTRE.x - near,
          y: CENTRE.y - far,
          width: 2 * far,
          height: far,
        },
      ],
    ])
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(said).toBe(texts.undone)
    expect(covering).toEqual([[]])
    expect(document.activeElement).toBe(board().element())
  })

  it('is not covered while that is not possible', async () => {
    mount(<Work paper={paperOf(1)} begun={withCover(uncovered(1), 0, BAR)} still />)
    await board().click({ force: true })
    await userEvent.keyboard('  {Control>}z{/Control}')
    expect(covering).toEqual([])
    await expect.element(button(texts.undo)).toBeDisabled()
    await expect.element(button(texts.clear)).toBeDisabled()
  })
})

describe('A paper', () => {
  it('shows each page with its own covers, and says which go', async () => {
    await page.viewport(360, 800)
    const begun = withCover(uncovered(3), 2, BAR)
    mount(<Work paper={paperOf(3, 1)} begun={begun} />)
    await expect
      .element(page.getByText(texts.going({ sent: [3], open: [1, 2], beyond: [] })))
      .toBeVisible()
    await expect.element(button(texts.previous)).toBeDisabled()
    await board(1, 3).click({ position: { x: 60, y: 60 } })
    await expect
      .element(page.getByText(texts.going({ sent: [1, 3], open: [2], beyond: [] })))
      .toBeVisible()
    await button(texts.next).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent('This page is broken.')
    await expect.element(board(2, 3)).not.toBeInTheDocument()
    await button(texts.next).click()
    await expect.element(board(3, 3)).toBeVisible()
    const { width } = board(3, 3).element().getBoundingClientRect()
    expect(alphaAt(20, 22, board(3, 3))).toBe(255)
    expect(alphaAt((60 * SIZE.width) / width, (60 * SIZE.width) / width, board(3, 3))).toBe(0)
    await expect.element(button(texts.next)).toBeDisabled()
    await button(texts.clear).click()
    await expect.poll(() => covering.map((covers) => covers.length)).toEqual([1, 0, 0])
  })

  it('fits a phone, and is enlarged for small print', async () => {
    await page.viewport(360, 800)
    mount(
      <>
        <WhatToCover />
        <Work paper={paperOf(2)} />
      </>,
    )
    await expect.element(page.getByText(WHAT_TO_COVER.never)).toBeVisible()
    await expect.element(board(1, 2)).toBeVisible()
    const width = () => board(1, 2).element().getBoundingClientRect().width
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(width()).toBeLessThan(360)
    const fitting = width()
    await button(texts.enlarge).click()
    await expect.poll(width).toBeGreaterThan(1.9 * fitting)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    for (const one of document.querySelectorAll('.cover-paper :is(button, .chip > span)'))
      expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await button(texts.fit).click()
    await expect.poll(width).toBe(fitting)
  })
})
