import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listingPath } from '../../contract/paths.ts'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { VIEW_TRANSITIONS } from './view-transitions.ts'

const SITE = 'http://localhost:8888'
const HTML = `${['l1', 'l2']
  .map((id) => `<article data-listing="${id}"><picture data-picture></picture></article>`)
  .join('')}<img class="mosaic-tile">`

const picture = (id: string) => the(`[data-listing="${id}"] [data-picture]`)
const names = () =>
  [picture('l1'), picture('l2'), the('.mosaic-tile')].map(({ style }) => style.viewTransitionName)
const NONE = [undefined, undefined, undefined]

/** A transition that has started; `end` ends it, with success or not. */
function transition() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return {
    viewTransition: { ready: promise, finished: promise, updateCallbackDone: promise },
    end: (ok = true) => (ok ? resolve() : reject(new DOMException('Skipped.', 'AbortError'))),
  }
}
const leaveFor = (url: string | null, viewTransition: unknown) =>
  dispatchEvent(
    Object.assign(new Event('pageswap'), { viewTransition, activation: { entry: { url } } }),
  )
const comeFrom = (url: string | null, viewTransition: unknown) => {
  vi.stubGlobal('navigation', { activation: { from: url ? { url } : null } })
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }))
}

beforeEach(async () => {
  openPage(HTML)
  // biome-ignore lint/security/noGlobalEval: It is text for the head of pages.
  eval(VIEW_TRANSITIONS)
})
afterEach(() => {
  vi.unstubAllGlobals()
  closePage()
})

const settled = (expected: unknown[]) =>
  eventually(() => expect(names().map((name) => name || undefined)).toEqual(expected))

describe('The picture of a card', () => {
  it('grows into the page of its listing, and has the transition name only during that time', async () => {
    const { viewTransition, end } = transition()
    leaveFor(SITE + listingPath('l2'), viewTransition)
    await settled([undefined, 'listing-photo', 'none'])
    end()
    await settled(NONE)
  })

  it('is the target to which the page of its listing shrinks on the way back', async () => {
    const { viewTransition, end } = transition()
    comeFrom(`${SITE}${listingPath('l1')}?from=search`, viewTransition)
    await settled(['listing-photo', undefined, 'none'])
    end()
    await settled(NONE)
  })

  it('does not change if the browser does not report the next page', async () => {
    const { viewTransition, end } = transition()
    const event = new Event('pageswap')
    dispatchEvent(Object.assign(event, { viewTransition, activation: { entry: null } }))
    await settled(NONE)
    end()
  })

  it('also loses the name if the browser skips the transition', async () => {
    const { viewTransition, end } = transition()
    leaveFor(SITE + listingPath('l1'), viewTransition)
    end(false)
    await settled(NONE)
  })

  it('does not change between other pages, for a listing that is not on the page, and without a transition', async () => {
    const { viewTransition } = transition()
    for (const url of [`${SITE}/about`, SITE + listingPath('l3'), null]) {
      leaveFor(url, viewTransition)
      comeFrom(url, viewTransition)
    }
    leaveFor(SITE + listingPath('l1'), null)
    comeFrom(SITE + listingPath('l1'), null)
    await settled(NONE)
  })
})
