import { afterEach, describe, expect, it, vi } from 'vitest'
import { CARD_BUTTONS, COMPARE_TEXTS as texts } from '#language/listing/texts'
import { SHARE_TEXTS } from '#language/share/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { favouriteName, favourites, keepFavourites } from '../../client/listing/favourites.ts'
import { comparePath, listingPath } from '../../contract/paths.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { AREA_UNIT } from '../../domain/area/constants.ts'
import { toCard } from '../../domain/listing/card.ts'
import { SAMPLE_LISTINGS } from '../../domain/listing/samples.ts'
import { whatsAppAddress } from '../../domain/share/rules.ts'
import { COMPARED, FAVOURITES, FAVOURITES_CHANGED, VIEWED } from '../../domain/site/constants.ts'
import { closePage, type PageOptions, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import Toasts from '../ui/Toasts.astro'
import ListingCard from './ListingCard.astro'

const IDS = ['aravali12345', 'belavista123', 'chandan12345', 'devika123456', 'ekta12345678']
const nameOf = (id: string) => `House ${id}`

const cardOf = (id: string, over: Partial<PublicListing> = {}, light = false) =>
  render(ListingCard, {
    props: {
      listing: toCard(publicListing(id, { projectBuildingName: nameOf(id), ...over })),
      light,
    },
  })

/** Opens a page of cards on a device that has `kept` these values. */
async function openCards(
  cards: Promise<string>[] = IDS.map((id) => cardOf(id)),
  kept: Record<string, unknown> = {},
  options?: PageOptions,
) {
  const html = `<main>${(await Promise.all(cards)).join('')}</main>${await render(Toasts)}`
  await openRendered(html, {
    ...options,
    prepare: ({ localStorage }) => {
      for (const [key, value] of Object.entries(kept))
        localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    },
  })
}
const labelled = (id: string, button: keyof typeof CARD_BUTTONS) =>
  the(`[data-listing="${id}"] [aria-label="${CARD_BUTTONS[button](nameOf(id))}"]`)
const heart = (id: string) => labelled(id, 'heart')
const more = (id: string) => labelled(id, 'more')
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
const saved = () => IDS.filter((id) => isPressed(heart(id)))
const elsewhere = (key: string, value: unknown) => {
  localStorage.setItem(key, JSON.stringify(value))
  dispatchEvent(Object.assign(new Event('storage'), { key }))
}

afterEach(closePage)

it('The Tab key and readers meet the name of a listing before the buttons on its picture', async () => {
  await openCards([cardOf('aravali12345')])
  const stops = [...document.querySelectorAll('a:not([tabindex="-1"]), button')]
  expect(stops[0]).toBe(the('.card-link'))
  expect(stops.indexOf(heart('aravali12345'))).toBeGreaterThan(0)
})

describe('The heart of a card', () => {
  it('saves the listing under its name, and removes it', async () => {
    await openCards()
    const [, id = ''] = IDS
    heart(id).click()
    expect([saved(), [...favourites()], favouriteName(id)]).toEqual([[id], [id], nameOf(id)])
    heart(id).click()
    expect([saved(), [...favourites()]]).toEqual([[], []])
  })

  it('changes on all cards of the listing, and tells the page', async () => {
    const [id = ''] = IDS
    await openCards([cardOf(id), cardOf(id)])
    const told = vi.fn()
    addEventListener(FAVOURITES_CHANGED, told)
    const hearts = [...document.querySelectorAll<HTMLElement>('[data-part="heart"]')]
    hearts[0]?.click()
    expect([hearts.map(isPressed), told.mock.calls.length]).toEqual([[true, true], 1])
  })

  it('shows listings saved before, in another tab, by another device, or since the page was left', async () => {
    const [a, b, c] = IDS
    await openCards(undefined, { [FAVOURITES]: [a] })
    expect(saved()).toEqual([a])
    elsewhere('something else', ['x'])
    elsewhere(FAVOURITES, [b])
    expect(saved()).toEqual([b])
    keepFavourites([c ?? ''], {})
    dispatchEvent(new Event('favourites-taken-over'))
    expect(saved()).toEqual([c])
    localStorage.setItem(FAVOURITES, '[]')
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    expect(saved()).toEqual([c])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(saved()).toEqual([])
  })

  it('can be pressed if what the device has kept cannot be read', async () => {
    const [id = ''] = IDS
    await openCards(undefined, { [FAVOURITES]: '{"a":' })
    heart(id).click()
    expect(saved()).toEqual([id])
  })

  it('follows no more once its card was taken away, and again when it is put back', async () => {
    const [id = ''] = IDS
    await openCards([cardOf(id)])
    const card = the('aangan-card')
    card.remove()
    elsewhere(FAVOURITES, [id])
    document.body.append(card)
    expect(isPressed(heart(id))).toBe(true)
    heart(id).click()
    expect(favourites().size).toBe(0)
  })

  it('is on a sample as well, which can be neither compared nor shared', async () => {
    const [sample] = SAMPLE_LISTINGS
    if (!sample) throw new Error('There is no sample.')
    await openCards([render(ListingCard, { props: { listing: sample } })])
    the('button').click()
    expect([...favourites()]).toEqual([sample.id])
  })
})

const bar = () => document.querySelector<HTMLElement>('main + .compare-bar')
const said = () => bar()?.querySelector('[role="status"]')?.textContent
const link = () => bar()?.querySelector('a')
const chosen = () =>
  [...document.querySelectorAll<HTMLElement>('aangan-card[data-compared]')].map(
    ({ dataset }) => dataset.listing,
  )
const kept = () => JSON.parse(localStorage.getItem(COMPARED) ?? 'null')
const sheet = () => document.querySelector<HTMLDialogElement>('.tool-sheet')
async function openMore(id: string) {
  more(id).click()
  await eventually(() => expect(sheet()?.open).toBe(true))
}
const press = (text: string) =>
  [...(sheet()?.querySelectorAll('button') ?? [])]
    .find(({ textContent }) => textContent === text)
    ?.click()
/** Chooses a listing for the comparison, or takes it out, by the sheet of its card. */
async function toggle(n: number) {
  const id = IDS[n] ?? ''
  const before = chosen().includes(id)
  await openMore(id)
  press(before ? texts.takeOut : texts.choose)
  await eventually(() => expect(sheet()).toBeNull())
}
async function choose(n: number) {
  const id = IDS[n] ?? ''
  const before = chosen().includes(id)
  await toggle(n)
  await eventually(() => expect(chosen().includes(id)).toBe(!before))
}

describe('Listings that are chosen for a comparison', () => {
  it('are counted in a bar, which links to the comparison once there are two', async () => {
    await openCards()
    expect(bar()).toBeNull()
    await choose(1)
    expect([said(), link()?.hidden]).toEqual([texts.chosen(1), true])
    await choose(0)
    expect([link()?.textContent, link()?.getAttribute('href'), link()?.hidden]).toEqual([
      texts.open(2),
      comparePath([IDS[1] ?? '', IDS[0] ?? '']),
      false,
    ])
    expect(chosen()).toEqual([IDS[0], IDS[1]])
    await choose(1)
    await choose(0)
    expect([bar(), kept()]).toEqual([null, null])
  })

  it('are at most four: a fifth is refused with a message', async () => {
    await openCards(undefined, { [COMPARED]: IDS.slice(0, 4) })
    await eventually(() => expect(link()?.textContent).toBe(texts.open(4)))
    await toggle(4)
    await eventually(() => expect(said()).toBe(texts.full))
    expect(chosen()).toEqual(IDS.slice(0, 4))
  })

  it('stay on the next page, and one press removes them all', async () => {
    await openCards(undefined, { [COMPARED]: IDS.slice(0, 2) })
    expect(chosen()).toHaveLength(2)
    await eventually(() => expect(bar()).not.toBeNull())
    bar()?.querySelector('button')?.click()
    expect([bar(), chosen(), kept()]).toEqual([null, [], null])
    expect(document.activeElement).toBe(more(IDS[0] ?? ''))
  })

  it('follow another tab', async () => {
    await openCards(undefined, { [COMPARED]: IDS.slice(0, 2) })
    await eventually(() => expect(link()?.textContent).toBe(texts.open(2)))
    elsewhere(COMPARED, [IDS[4]])
    expect([chosen(), said()]).toEqual([[IDS[4]], texts.chosen(1)])
  })

  it('take no room on a page whose cards cannot be chosen', async () => {
    await openCards([cardOf(IDS[0] ?? '', {}, true)], { [COMPARED]: IDS, [AREA_UNIT]: '"sq yd"' })
    // What else is loaded later is there, and the bar is not.
    await eventually(() => expect(the('main').textContent).toMatch(/sq\syd/))
    expect(bar()).toBeNull()
  })
})

const ways = () => [...(sheet()?.querySelectorAll<HTMLElement>('.tool-sheet-ways > *') ?? [])]
const way = (text: string) =>
  ways().find((one) => one.textContent === text) as HTMLAnchorElement | undefined

describe('The button for more on a card', () => {
  const [id = ''] = IDS

  it('opens a sheet that chooses the listing for a comparison, and takes it out', async () => {
    await openCards([cardOf(id)])
    await openMore(id)
    expect(sheet()?.querySelector('h2')?.textContent).toBe(nameOf(id))
    press(texts.choose)
    await eventually(() => expect(kept()).toEqual([id]))
    expect(sheet()).toBeNull()
    await openMore(id)
    press(texts.takeOut)
    await eventually(() => expect(kept()).toBeNull())
  })

  it('leads to the ways to share it, and gets the focus back', async () => {
    await openCards([cardOf(id)])
    await openMore(id)
    press(SHARE_TEXTS.open)
    await eventually(() => expect(way(SHARE_TEXTS.byWhatsApp)).toBeDefined())
    sheet()?.querySelector('button')?.click()
    await eventually(() => expect(sheet()).toBeNull())
    expect(document.activeElement).toBe(more(id))
  })
})

describe('A card is shared', () => {
  const id = 'l2'
  const NAME = 'One Two Three Four Five Six'
  const ADDRESS = `http://localhost:8888${listingPath(id)}`
  const button = () => the(`[aria-label="${CARD_BUTTONS.more(NAME)}"]`)
  const openShare = async () => {
    button().click()
    await eventually(() => expect(sheet()?.open).toBe(true))
    press(SHARE_TEXTS.open)
    await eventually(() => expect(way(SHARE_TEXTS.byWhatsApp)).toBeDefined())
  }
  async function share(over: Partial<PublicListing> = {}) {
    await openCards([cardOf(id, { projectBuildingName: NAME, ...over })])
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await openShare()
    return { writeText }
  }

  it('by its full title, with place, price and the address of its page, WhatsApp first', async () => {
    await share()
    const words = `${NAME}, Gomti Nagar, Lucknow, ₹72,00,000`
    expect(ways().map((one) => one.textContent)).toEqual([
      SHARE_TEXTS.byWhatsApp,
      SHARE_TEXTS.copy,
      SHARE_TEXTS.byMail,
    ])
    expect(way(SHARE_TEXTS.byWhatsApp)?.href).toBe(whatsAppAddress(`${words}: ${ADDRESS}`))
    expect(way(SHARE_TEXTS.byMail)?.href).toContain(encodeURIComponent(ADDRESS))
    expect(sheet()?.textContent).toContain(words)
  })

  it('with the word first that it is no longer on offer', async () => {
    await share({ availability: 'sold' })
    expect(way(SHARE_TEXTS.byWhatsApp)?.href).toContain(encodeURIComponent(`Sold: ${NAME},`))
  })

  it('by its copied address, which is confirmed, and the sheet closes', async () => {
    const { writeText } = await share()
    way(SHARE_TEXTS.copy)?.click()
    await eventually(() => expect(the('#toasts').textContent).toBe(DETAIL_TEXTS.linkCopied))
    expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS)
    expect(sheet()).toBeNull()
    expect(document.activeElement).toBe(button())
  })

  it('or not, if the clipboard refuses: the sheet stays open with a message', async () => {
    const { writeText } = await share()
    writeText.mockRejectedValue(new DOMException('No.', 'NotAllowedError'))
    way(SHARE_TEXTS.copy)?.click()
    await eventually(() => expect(sheet()?.textContent).toContain(DETAIL_TEXTS.linkNotCopied))
  })

  it('by the system’s own sheet if there is one, and it is no failure that it is closed again', async () => {
    const system = vi.fn(async (_: ShareData) => {
      throw new DOMException('Closed.', 'AbortError')
    })
    await openCards([cardOf(id, { projectBuildingName: NAME })])
    Object.assign(navigator, { share: system })
    await openShare()
    way(SHARE_TEXTS.otherApps)?.click()
    expect(system).toHaveBeenCalledExactlyOnceWith({
      title: NAME,
      text: `${NAME}, Gomti Nagar, Lucknow, ₹72,00,000`,
      url: ADDRESS,
    })
    expect(sheet()?.open).toBe(true)
  })

  it('in a sheet that Back closes, and that leaves no history entry behind when it is closed otherwise', async () => {
    await share()
    const back = vi.spyOn(history, 'back')
    dispatchEvent(new Event('popstate'))
    expect([sheet(), back.mock.calls.length]).toEqual([null, 0])
    await openShare()
    back.mockClear()
    sheet()?.querySelector('button')?.click()
    expect([sheet(), back.mock.calls.length]).toEqual([null, 1])
  })
})

describe('The words of a card that follow from the day', () => {
  const [id = ''] = IDS
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const told = () => [the('aangan-card').dataset.age, the('aangan-card').dataset.news]
  const published = (days: number) => ({
    history: [{ kind: 'published' as const, at: daysAgo(days) }],
  })

  it.each([
    [0, 'fresh'],
    [7, 'fresh'],
    [8, ''],
    [30, ''],
    [31, 'old'],
  ])('a confirmation of %i days ago is "%s"', async (days, age) => {
    await openCards([cardOf(id, { confirmedAt: daysAgo(days), ...published(days) })])
    expect(told()[0]).toBe(age)
  })

  it('a home is new for a week, unless this device has seen it', async () => {
    await openCards([cardOf(id, published(7))])
    expect(told()[1]).toBe('new')
    closePage()
    await openCards([cardOf(id, published(8))])
    expect(told()[1]).toBe('')
    closePage()
    await openCards([cardOf(id, published(7))], { [VIEWED]: [id] })
    expect(told()[1]).toBe('seen')
  })
})
