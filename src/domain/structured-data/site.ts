import { THIS } from '#language/language/this'
import { LOCALES } from '../language/constants.ts'
import type { SiteSettings } from '../site/settings.ts'
import { otherName, shownSite } from '../site/shown.ts'
import type { LinkedData, Whole } from './text.ts'

/** A parent page in the breadcrumb, or the page itself. */
export type Crumb = { name: string; path: string }

/** The breadcrumb from the home page to a page, which comes last and needs no address. */
export function breadcrumbList(crumbs: readonly Crumb[], whole: Whole): LinkedData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      name,
      ...(n + 1 < crumbs.length && { item: whole(path) }),
    })),
  }
}

/** The pages in a list, in its order. */
export function itemList(name: string, paths: readonly string[], whole: Whole): LinkedData {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: paths.length,
    itemListElement: paths.map((path, n) => ({
      '@type': 'ListItem',
      position: n + 1,
      url: whole(path),
    })),
  }
}

type Named = Pick<SiteSettings, 'name' | 'names'>

/** The portal's organisation and its search. `search` is the address of a search without its words. */
export function portal(settings: Named, search: string, whole: Whole): LinkedData[] {
  const [name, other] = [shownSite(settings), otherName(settings)]
  const publisher = { '@id': whole('/#organization') }
  return [
    {
      '@type': 'Organization',
      ...publisher,
      name,
      ...(other && { alternateName: other }),
      url: whole('/'),
      logo: whole('/icons/512.png'),
    },
    {
      '@type': 'WebSite',
      name,
      url: whole('/'),
      inLanguage: LOCALES[THIS],
      publisher,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${whole(search)}{search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
