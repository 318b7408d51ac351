import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { BATCH_TEXTS, QUEUE_TEXTS } from '#english/moderation/texts'
import { QUEUED_FILE_TEXTS } from '#english/moderation/texts-files'
import { READING_TEXTS } from '#english/moderation/texts-reading'
import { chooseNone } from '../../client/moderation/batch.store.ts'
import {
  $desk,
  $shown,
  $unfolded,
  followFilter,
  move,
  refreshDesk,
  show,
} from '../../client/moderation/desk.store.ts'
import { setFilter } from '../../client/moderation/desk-address.ts'
import { readDesk } from '../../contract/moderation.ts'
import { mount, reply } from '../../test/support/browser/mounted.tsx'
import { deskOf, nameOf, queued } from '../../test/support/browser/queued.ts'
import { DeskQueue } from './DeskQueue.tsx'

const THIRTY = Array.from({ length: 30 }, (_, n) => queued(n))
/** Opens the queue of some listings, of which a search leaves those whose names have its words. */
async function openQueue(width: number, all = THIRTY) {
  await page.viewport(width, 800)
  reply(readDesk, ({ searchParams }) => {
    const words = searchParams.get('q') ?? ''
    return deskOf(all.filter(({ projectBuildingName }) => projectBuildingName.includes(words)))
  })
  mount(<DeskQueue />)
  // The desk leaves this room for its head.
  document.body.style.setProperty('--desk-top', '6rem')
  await refreshDesk()
  await expect.element(row(0)).toBeVisible()
}

const row = (n: number) => page.getByRole('button', { name: nameOf(n), exact: false }).first()
const list = () => document.querySelector('ol') as HTMLElement
const box = (element: Element | null | undefined) => {
  if (!element) throw new Error('There is no such element.')
  return element.getBoundingClientRect()
}

beforeEach(() => {
  $desk.set(null)
  show(null)
  setFilter({ q: undefined })
  chooseNone()
})

describe('The queue', () => {
  it('scrolls by itself, and keeps the shown listing visible', async () => {
    await openQueue(1280)
    expect(list().scrollHeight).toBeGreaterThan(list().clientHeight)
    const shown = () => box(list().querySelector('[aria-current]'))
    for (const [steps, step] of [
      [12, 1],
      [17, 1],
      [29, -1],
    ] as const) {
      for (let n = 0; n < steps; n++) move(step)
      await expect.poll(() => shown().bottom).toBeLessThanOrEqual(box(list()).bottom)
      expect(shown().top).toBeGreaterThanOrEqual(box(list()).top)
    }
    expect(document.documentElement.scrollTop).toBe(0)
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight)
  })

  it('has photo and words beside each other, and no photo where there is little room', async () => {
    await openQueue(1280)
    const parts = () => [...(row(1).element().children ?? [])].map(box)
    const [photo, words] = parts()
    expect(photo?.right).toBeLessThanOrEqual(words?.left ?? 0)
    expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(4 / 3, 1)
    await page.viewport(290, 800)
    await expect.poll(() => parts()[0]?.width).toBe(0)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(290)
  })

  it('gives a name and a price a line of their own, whatever the price', async () => {
    const locality = 'Sector 137 beside the long wall of the old mill'
    const pg = { ...queued(0), locality, listingType: 'PG' as const, price: 12_900 }
    await openQueue(1280, [pg])
    for (const width of [288, 360, 480]) {
      await page.viewport(width, 800)
      const part = (name: string) => box(row(0).element().querySelector(`.queue-${name}`))
      const [title, place, price] = [part('title'), part('place'), part('price')]
      const room = box(row(0).element()).width
      expect(title.width, `${width}`).toBeGreaterThan(0.6 * room)
      expect(place.top, `${width}`).toBeGreaterThanOrEqual(title.bottom)
      expect(price.top, `${width}`).toBeGreaterThanOrEqual(place.bottom)
      expect(part('age').right, `${width}`).toBeLessThanOrEqual(box(row(0).element()).right)
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    }
  })

  it('has controls that a finger hits, on a phone', async () => {
    await openQueue(360)
    await userEvent.click(page.getByRole('checkbox').first())
    await expect.element(page.getByText(BATCH_TEXTS.chosen(1))).toBeVisible()
    for (const one of document.querySelectorAll('button, summary, label:has(input)'))
      expect(box(one).height, one.textContent ?? '').toBeGreaterThanOrEqual(43.9)
  })

  it('leaves the focus and the words in its search while answers arrive', async () => {
    await openQueue(1280)
    const end = followFilter()
    const search = page.getByRole('searchbox', { name: QUEUE_TEXTS.search })
    await userEvent.type(search, 'tower 7')
    await expect.element(page.getByText(QUEUE_TEXTS.matching(1, 30))).toBeVisible()
    await expect.element(row(0)).not.toBeInTheDocument()
    expect(document.activeElement).toBe(search.element())
    await expect.element(search).toHaveValue('tower 7')
    end()
  })

  it('asks about the chosen listings in a dialog, which gives the focus back', async () => {
    await openQueue(1280)
    await userEvent.click(page.getByRole('checkbox', { name: BATCH_TEXTS.choose(nameOf(0)) }))
    const approve = page.getByRole('button', { name: BATCH_TEXTS.approve(1) })
    await userEvent.click(approve)
    const confirm = page.getByRole('dialog').getByText(BATCH_TEXTS.confirm)
    await expect.element(confirm).toHaveFocus()
    expect(box(document.querySelector('dialog')).width).toBeLessThan(800)
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(approve).toHaveFocus()
  })
})

describe('A file in the queue', () => {
  const LINES = 40
  const file = { id: 'asha-file', lines: LINES, hinted: 2, opened: 0 }
  const lines = Array.from({ length: LINES }, (_, n) => ({ ...queued(n), file }))
  const single = queued(90)
  const head = () =>
    page.getByRole('button', { name: QUEUED_FILE_TEXTS.lines(LINES), exact: false })

  async function openFile(width: number) {
    await page.viewport(width, 800)
    $unfolded.set(null)
    reply(readDesk, ({ searchParams }) => ({
      ...deskOf([...(searchParams.has('file') ? lines : lines.slice(0, 2)), single]),
      matching: LINES + 1,
    }))
    mount(<DeskQueue />)
    await refreshDesk()
    await expect.element(head()).toBeVisible()
  }

  it('is one row with its poster until it is unfolded, by the keyboard too', async () => {
    await openFile(1280)
    expect(document.querySelectorAll('.queue > li')).toHaveLength(2)
    await expect.element(head().getByText('Asha', { exact: true })).toBeVisible()
    await expect.element(head()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(page.getByText(QUEUED_FILE_TEXTS.hinted(2))).toBeVisible()
    ;(head().element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(head()).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(() => document.querySelectorAll('.queue-lines > li').length).toBe(LINES)
    expect(document.activeElement).toBe(head().element())
    await userEvent.keyboard('{Enter}')
    await expect
      .poll(() => document.querySelectorAll('.queue > li, .queue-lines > li').length)
      .toBe(2)
  })

  it('keeps the shown line visible, and fits a phone with controls that a finger hits', async () => {
    await openFile(360)
    await userEvent.click(head())
    await expect.poll(() => document.querySelectorAll('.queue-lines > li').length).toBe(LINES)
    await expect.element(page.getByText(QUEUED_FILE_TEXTS.choose(LINES / 2))).toBeVisible()
    for (const one of document.querySelectorAll('.queue button, .queue label:has(input)'))
      expect(box(one).height, one.textContent ?? '').toBeGreaterThanOrEqual(43.9)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    await page.viewport(1280, 800)
    for (let n = 0; n < 25; n++) move(1)
    const shown = () => box(list().querySelector('[aria-current]'))
    await expect.poll(() => shown().bottom).toBeLessThanOrEqual(box(list()).bottom)
  })
})

it('Where the admin has not opened a listing, the row has a way to open it and no box', async () => {
  await page.viewport(360, 800)
  reply(readDesk, () => deskOf([queued(2), { ...queued(4), readAt: null }]))
  mount(<DeskQueue />)
  await refreshDesk()
  const box4 = page.getByRole('checkbox', { name: BATCH_TEXTS.choose(nameOf(4)) })
  await expect.element(page.getByText(READING_TEXTS.unopened(1))).toBeVisible()
  await expect.element(box4).not.toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: BATCH_TEXTS.chooseAll(1) }))
  await expect.element(page.getByText(BATCH_TEXTS.chosen(1))).toBeVisible()
  const open = page.getByRole('button', { name: READING_TEXTS.openOne(nameOf(4)) })
  expect(box(open.element()).height).toBeGreaterThanOrEqual(43.9)
  await userEvent.click(open)
  await expect.poll(() => $shown.get()?.id).toBe('listing-4')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
})
