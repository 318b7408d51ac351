import { afterEach, describe, expect, it } from 'vitest'
import { comparePath } from '../../contract/paths.ts'
import { COMPARE_TEXTS as texts } from '#language/listing/texts'
import { COMPARED } from '../../domain/site/constants.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const IDS = ['aravali12345', 'belavista123', 'chandan12345', 'devika123456', 'ekta12345678']

async function openCards(chosen: readonly string[] = [], html?: string) {
  const cards = IDS.map(
    (id) => `<article class="card"><button data-compare="${id}"></button></article>`,
  )
  openPage(html ?? `<main>${cards.join('')}</main><footer></footer>`)
  if (chosen.length > 0) localStorage.setItem(COMPARED, JSON.stringify(chosen))
  await import('./cards.ts')
}
const bar = () => document.querySelector<HTMLElement>('main + .compare-bar')
const said = () => bar()?.querySelector('[role="status"]')?.textContent
const link = () => bar()?.querySelector('a')
const button = (n: number) => the(`[data-compare="${IDS[n]}"]`)
const pressed = () =>
  IDS.filter((id) => the(`[data-compare="${id}"]`).getAttribute('aria-pressed') === 'true')
const kept = () => JSON.parse(localStorage.getItem(COMPARED) ?? 'null')
async function choose(n: number) {
  const before = button(n).getAttribute('aria-pressed')
  button(n).click()
  await eventually(() => expect(button(n).getAttribute('aria-pressed')).not.toBe(before))
}

afterEach(closePage)

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
    expect(pressed()).toEqual([IDS[0], IDS[1]])
    await choose(1)
    await choose(0)
    expect([bar(), kept()]).toEqual([null, null])
  })

  it('are at most four: a fifth is refused with a message', async () => {
    await openCards(IDS.slice(0, 4))
    await eventually(() => expect(link()?.textContent).toBe(texts.open(4)))
    button(4).click()
    await eventually(() => expect(said()).toBe(texts.full))
    expect(pressed()).toEqual(IDS.slice(0, 4))
  })

  it('stay on the next page, and one press removes them all', async () => {
    await openCards(IDS.slice(0, 2))
    await eventually(() => expect(pressed()).toHaveLength(2))
    await eventually(() => expect(bar()).not.toBeNull())
    bar()?.querySelector('button')?.click()
    expect([bar(), pressed(), kept()]).toEqual([null, [], null])
    expect(document.activeElement).toBe(button(0))
  })

  it('follow another tab', async () => {
    await openCards(IDS.slice(0, 2))
    await eventually(() => expect(link()?.textContent).toBe(texts.open(2)))
    localStorage.setItem(COMPARED, JSON.stringify([IDS[4]]))
    dispatchEvent(Object.assign(new Event('storage'), { key: COMPARED }))
    expect([pressed(), said()]).toEqual([[IDS[4]], texts.chosen(1)])
  })

  it('take no room on a page whose cards cannot be chosen', async () => {
    await openCards(IDS, '<main><article class="card"></article></main>')
    await import('./card-tools.ts')
    expect(bar()).toBeNull()
  })
})
