import type { PublicListing } from '../../../contract/public-listing.ts'
import type { SiteSnapshot } from '../../../contract/snapshot.ts'
import { galleryOf } from '../../../components/search/gallery.ts'
import { indexPath } from '../../../contract/search-index.ts'
import type { CardListing } from '../../../domain/listing/card.ts'
import { PHOTO_FORMATS } from '../../../domain/photo/constants.ts'
import { SAMPLE_LISTINGS } from '../../../domain/listing/samples.ts'
import { PAGE_SIZE, SORTS } from '../../../domain/search/constants.ts'
import type { GalleryName } from '#language/search/texts'
import { MENUS } from '../../../domain/search/bar.ts'
import { type Facet, LISTING_FACETS } from '../../../domain/search/listing-facets.ts'
import { indexFiles } from '../../../server/search-index.ts'

/** Returns a flat in Lucknow as in the built site. */
export function publicListing(id: string, over: Partial<PublicListing> = {}): PublicListing {
  return {
    listingType: 'Sell',
    propertyCategory: 'Residential',
    propertyType: 'Flat/Apartment',
    city: 'Lucknow',
    locality: 'Gomti Nagar',
    projectBuildingName: 'Kesar Heights',
    plotArea: 1450,
    areaUnit: 'sq ft',
    areaBasis: 'Carpet',
    price: 7_200_000,
    bedrooms: 3,
    furnishing: 'Semi-furnished',
    facingType: 'East',
    amenities: ['Lift'],
    id,
    version: 2,
    photos: [],
    owner: { name: 'Asha', role: 'Owner', memberSince: '2026-01-01T00:00:00Z', verified: true },
    availability: 'available',
    createdAt: '2026-11-01T00:00:00Z',
    approvedAt: '2026-11-02T00:00:00Z',
    confirmedAt: '2026-11-02T00:00:00Z',
    formerPrices: [],
    ...over,
  }
}

const snapshotOf = (listings: readonly PublicListing[]) =>
  ({ listings, revision: 1 }) as unknown as SiteSnapshot

/** The parts of `ListingCard.astro` that scripts use. */
const cardHtml = (id: string) => `<article class="card" data-listing="${id}">
  <div data-if="no-photo">No image</div>
  <picture><source type="image/${PHOTO_FORMATS[0]}"><img src="" loading="lazy"></picture>
  <span data-if="badge" data-slot="badge"></span><span data-if="photoCount"><span data-slot="photoCount"></span> photos</span>
  <button aria-label="Save${id && ` House ${id}`}"></button>
  <span data-slot="amount"></span><span data-slot="price"></span><span data-if="per" data-slot="per"></span>
  <a class="card-link"><span aria-hidden="true" data-slot="title"></span><span data-if="fullTitle" data-slot="fullTitle"></span></a>
  <p data-slot="summary"></p><p data-slot="place"></p>
  <ul data-if="chips"><li class="tag"></li></ul>
  <p data-if="confirmed"><time datetime="2026-11-02T00:00:00Z">2 November 2026</time></p>
  <a class="card-more">Learn More<span> about <span data-slot="fullTitle"></span></span></a>
</article>`

export const CARD_TEMPLATE = `<template id="card-template">${cardHtml('')}</template>`
export const cardItem = ({ id }: Pick<CardListing, 'id'>) => `<li>${cardHtml(id)}</li>`

const facetHtml = ({ name, choice, options }: Facet) =>
  `<fieldset data-part="facet" name="${name}">${[
    ...(choice === 'one' ? [{ id: '' }] : []),
    ...(options ?? []),
  ]
    .map(
      ({ id }) =>
        `<label><input type="${choice === 'one' ? 'radio' : 'checkbox'}" name="${name}" value="${id}" ${id ? '' : 'checked'}><b data-part="count"></b></label>`,
    )
    .join('')}</fieldset>`
const menuHtml = ({ id, names }: (typeof MENUS)[number]) =>
  `<aangan-bar-menu data-names="${names.join(' ')}"><button data-part="open" type="button"><b data-part="value"></b></button>
    <div id="menu-${id}">${LISTING_FACETS.filter(({ name }) => names.includes(name))
      .map(facetHtml)
      .join('')}</div></aangan-bar-menu>`
const ranges = ['price-min', 'price-max', 'area-min', 'area-max']

/** Returns the parts of `Gallery.astro` that scripts use, built from these listings. */
export function galleryHtml(gallery: GalleryName, listings: readonly PublicListing[]): string {
  const snapshot = snapshotOf(listings)
  const { shards } = indexFiles(snapshot)
  const { cards, listings: shown } = galleryOf(snapshot, shards, gallery)
  const samples = SAMPLE_LISTINGS.map(
    ({ id }) =>
      `<li data-sample-of="${id}"><article class="card" data-sample data-listing="${id}"><a class="card-link" href="#"></a></article></li>`,
  )
  const [wish] = LISTING_FACETS
  return `<form id="gallery-form" data-gallery="${gallery}" data-everything="/Search" data-revision="1" data-ahead data-shards='${JSON.stringify(shards)}'>
    <aangan-words-field><input data-part="input" id="words" name="q" type="text" inputmode="search" role="combobox"><ul data-part="list" id="suggestions" hidden></ul><ul data-part="chips"></ul></aangan-words-field>
    ${wish ? facetHtml(wish) : ''}
    <div id="filters" popover>${MENUS.map(menuHtml).join('')}${ranges.map((name) => `<input name="${name}">`).join('')}<button data-clear type="button"></button><button data-done type="button"></button></div>
    <div id="results">
      <h1 data-answer></h1><p data-spread></p><p data-total></p><b data-filters-on></b>
      <select name="sort">${SORTS.map(({ id }) => `<option value="${id}">${id}</option>`).join('')}</select>
      <ul data-chips></ul>
      <ul data-list>${cards.map(cardItem).join('')}</ul>
      <div data-empty hidden></div>
      <div data-relaxed hidden><ul data-relax></ul></div>
      <div data-more ${shown.length > PAGE_SIZE ? '' : 'hidden'}><a href="?page=2">More</a></div>
      ${gallery === 'buy' ? `<section data-samples><ul>${samples.join('')}</ul></section>` : ''}
    </div>
    <nav data-without-city></nav>
  </form><div id="toasts"></div>${CARD_TEMPLATE}`
}

/** Defines the elements that the search fills. */
export async function defineGalleryParts(): Promise<void> {
  const { BarMenuElement } = await import('../../../components/search/bar-menu.ts')
  const { WordsFieldElement } = await import('../../../components/search/words-field.ts')
  customElements.define('aangan-bar-menu', BarMenuElement)
  customElements.define('aangan-words-field', WordsFieldElement)
}

/** A `fetch` of the built site's files and of the listings approved `since`; for any other address it fails. */
export function servesGallery(
  listings: () => readonly PublicListing[],
  since: readonly PublicListing[] = [],
): typeof fetch {
  return async (address) => {
    const path = String(address)
    if (path === '/api/new-listings/1') return Response.json({ listings: since })
    const [, file] =
      [...indexFiles(snapshotOf(listings())).files].find(([name]) => indexPath(name) === path) ?? []
    if (!file) throw new TypeError(`${path} is not served.`)
    return new Response(file)
  }
}
