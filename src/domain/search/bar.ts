import { FACET_TEXTS } from '#language/listing/texts-facets'
import type { FacetName, RangeName } from '../listing/facets.ts'

/** A menu of the bar, with its filters in their order. */
export type Menu = { id: string; label: string; names: readonly (FacetName | RangeName)[] }

const word = (name: string) => FACET_TEXTS[name] ?? name

export const MENUS: readonly Menu[] = [
  { id: 'bhk', label: word('bhk'), names: ['bhk'] },
  { id: 'budget', label: word('budget'), names: ['deal', 'budget', 'price'] },
  { id: 'type', label: word('types'), names: ['type', 'furnishing'] },
  { id: 'city', label: word('city'), names: ['city'] },
  {
    id: 'more',
    label: word('more'),
    names: [
      ...(['area', 'road', 'corner', 'approved'] as const),
      ...(['guests', 'sharing', 'meals', 'ac', 'wifi', 'laundry', 'gate'] as const),
      ...(['tenants', 'brokerage', 'pets', 'ready', 'floor', 'by', 'right', 'added'] as const),
      ...(['facing', 'age', 'category', 'amenities'] as const),
    ],
  },
]

/** All filters that are in a menu. */
export const FILTER_NAMES = MENUS.flatMap(({ names }) => names)
