import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import { PATHS } from '../../contract/paths.ts'
import type { Together } from '../../contract/together.ts'
import type { Answer } from '../../domain/together/constants.ts'
import { closePage } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import CompareOfTwo from './CompareOfTwo.astro'

const IDS = ['first1234567', 'second123456', 'third1234567', 'refused12345']
const LISTINGS = new Map(IDS.map((id) => [id, publicListing(id, { projectBuildingName: id })]))

const said = (answer: Answer | null) => ({ answer, note: '', at: '2026-11-20' })
const home = (id: string, mine: Answer | null, theirs: Answer | null) => ({
  id,
  name: id,
  savedAt: '2026-11-20',
  mine: said(mine),
  theirs: said(theirs),
})
const list: Together = {
  id: 'list12345678',
  host: true,
  other: 'Ravi',
  joinedAt: '2026-11-20',
  invitation: null,
  since: null,
  mails: null,
  searches: [],
  othersSearches: [],
  homes: [
    home('first1234567', 'maybe', null),
    home('second123456', 'yes', 'yes'),
    home('third1234567', 'yes', 'maybe'),
    home('refused12345', 'yes', 'no'),
  ],
}

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new Error('No connection.'))))
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

async function open() {
  await openRendered(await render(CompareOfTwo), { url: `http://localhost:8888${PATHS.together}` })
  const { $lists, $togetherListings } = await import('../../client/together/together.store.ts')
  $togetherListings.set(LISTINGS)
  $lists.set([list])
}
const names = () => [...document.querySelectorAll('thead a')].map((link) => link.textContent)
const cells = (label: string) => {
  const rows = [...document.querySelectorAll('tbody tr')]
  const row = rows.find(({ firstElementChild }) => firstElementChild?.textContent === label)
  return [...(row?.children ?? [])].slice(1).map(({ textContent }) => textContent)
}

it('Without a connection too, the homes that nobody refused stand side by side, those first that both like, with both answers', async () => {
  await open()
  await eventually(() => expect(names()).toEqual(['second123456', 'third1234567', 'first1234567']))
  expect(cells(texts.you)).toEqual([texts.answers.yes, texts.answers.yes, texts.answers.maybe])
  expect(cells('Ravi')).toEqual([texts.answers.yes, texts.answers.maybe, texts.noAnswer])
})

it('A home that is taken out of the table leaves the list as it is', async () => {
  await open()
  await eventually(() => expect(names()).toHaveLength(3))
  document.querySelector<HTMLElement>('thead button')?.click()
  await eventually(() => expect(names()).toEqual(['third1234567', 'first1234567']))
  const { $list } = await import('../../client/together/together.store.ts')
  expect($list.get()?.homes).toHaveLength(4)
})
