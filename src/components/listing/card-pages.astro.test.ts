import { afterEach, expect, test } from 'vitest'
import { rightSeenOn } from '#language/listing/texts-facets'
import { toCard } from '../../domain/listing/card.ts'
import { formatDay } from '../../domain/time/calendar.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import CardPages from './CardPages.astro'

afterEach(closePage)

test('A card says on which day its right to offer was seen where the list is about that, and nowhere else', async () => {
  const at = new Date().toISOString()
  const card = toCard(publicListing('seen', { right: { kind: 'water bill', agree: [], at } }))
  const factIn = async (facet: 'by' | 'right') => {
    await openRendered(await render(CardPages, { props: { path: '/a/', facet, cards: [card] } }))
    const { hidden, textContent } = the('.card-fact')
    return [hidden, textContent]
  }
  expect(await factIn('right')).toEqual([false, rightSeenOn(formatDay(at))])
  expect(await factIn('by')).toEqual([true, ''])
})
