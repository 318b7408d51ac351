import { afterEach, describe, expect, it, vi } from 'vitest'
import { askedBy, ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { LISTING_PAGE_TEXTS } from '#language/listing/texts'
import { PHONE_TEXTS } from '#language/phone/texts'
import { SHARE_TEXTS } from '#language/share/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { favouriteName, favourites } from '../../client/listing/favourites.ts'
import { listingPath } from '../../contract/paths.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { whatsAppAddress } from '../../domain/share/rules.ts'
import { LISTING_CLOSED } from '../../domain/site/constants.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import OwnerPanel from './OwnerPanel.astro'

const ID = 'kesar1234567'
const openPanel = async (over: Partial<PublicListing> = {}) =>
  openRendered(
    (await render(OwnerPanel, { props: { listing: publicListing(ID, over) } })) +
      (await render(Toasts)),
  )
function button(text: string): HTMLElement {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent === text)
  if (!found) throw new Error(`There is no button "${text}".`)
  return found
}

afterEach(closePage)

it('The heart saves the listing under its name', async () => {
  await openPanel()
  const heart = button(LISTING_PAGE_TEXTS.save)
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  heart.click()
  expect([...favourites()]).toEqual([ID])
  expect([favouriteName(ID), heart.getAttribute('aria-pressed')]).toEqual(['Kesar Heights', 'true'])
})

it('Where the listing is no longer on offer, words take the place of the buttons that would fail, once', async () => {
  await openPanel()
  const before = document.querySelectorAll('button').length
  const detail = `Sold. ${DETAIL_TEXTS.closedHint}`
  for (const _ of [1, 2]) dispatchEvent(new CustomEvent(LISTING_CLOSED, { detail }))
  expect(document.querySelectorAll('button').length).toBe(before - 2)
  expect(the('.owner').textContent.split(detail)).toHaveLength(2)
  expect(the('#toasts').textContent).toBe(detail)
})

it('Whoever is written to only has no button for a number, and words say why', async () => {
  await openPanel({ messagesOnly: true })
  expect(document.querySelector('[data-dialog="phone"]')).toBeNull()
  expect(the('.owner').textContent).toContain(PHONE_TEXTS.messagesOnly)
  expect(button(ENQUIRY_TEXTS.open('owner'))).toBeDefined()
})

describe('The listing of a page is shared', () => {
  async function share(over: Partial<PublicListing> = {}) {
    await openPanel(over)
    button(SHARE_TEXTS.open).click()
    return eventually(() => {
      const [way] = document.querySelectorAll<HTMLAnchorElement>('.tool-sheet-ways > a')
      if (!way) throw new Error('The sheet is not open.')
      return way.href
    })
  }
  const address = `http://localhost:8888${listingPath(ID)}`

  it('with what it is, place, price and address', async () => {
    expect(await share()).toBe(
      whatsAppAddress(
        `Kesar Heights, 3 BHK flat for sale in Gomti Nagar, Lucknow, ₹72,00,000: ${address}`,
      ),
    )
  })

  it('with the word first that it is no longer on offer', async () => {
    expect(await share({ availability: 'sold' })).toContain(
      encodeURIComponent('Sold: Kesar Heights, 3 BHK flat in Gomti Nagar, Lucknow'),
    )
  })
})

describe('How many people asked about it', () => {
  const askers = { people: 12, until: '2026-12-01' }
  const { before, after } = askedBy(askers.people)
  const said = () => the('.owner').textContent.includes(`${before}1 Dec${after}`)
  const shown = () => !the('aangan-day').closest('[hidden]')
  const openOn = (now: string, over: Partial<PublicListing> = {}) => {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
    return openPanel({ askers, ...over })
  }
  afterEach(() => vi.useRealTimers())

  it.each([
    ['2026-12-01T10:00:00Z', true],
    ['2026-12-08T10:00:00Z', true],
    ['2026-12-09T10:00:00Z', false],
  ])('is told with its day, read at %s: %s', async (now, isShown) => {
    await openOn(now)
    expect([said(), shown()]).toEqual([true, isShown])
  })

  it.each([
    ['too few did', { askers: null }],
    ['it is sold', { availability: 'sold' as const }],
  ])('is not told where %s', async (_, over) => {
    await openOn('2026-12-01T10:00:00Z', over)
    expect(document.querySelector('.owner aangan-day')).toBeNull()
  })
})
