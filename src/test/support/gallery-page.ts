import type { PublicListing } from '../../contract/listing.ts'
import type { SiteSnapshot } from '../../contract/snapshot.ts'
import { galleryIndex, galleryListings } from '../../components/listing/gallery.ts'
import type { CardListing } from '../../domain/listing/card.ts'
import { PHOTO_FORMATS } from '../../domain/photo/constants.ts'
import { SAMPLE_LISTINGS } from '../../domain/listing/samples.ts'
import { PAGE_SIZE, SORTS } from '../../domain/search/constants.ts'
import type { GalleryName } from '../../domain/search/messages.ts'
import { FACET_OPTIONS, FACETS } from '../../domain/search/rules.ts'

/** A flat in Lucknow as the built site has it. */
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
    photos: [],
    owner: { name: 'Asha', role: 'Owner', memberSince: '2026-01-01T00:00:00Z', verified: true },
    availability: 'available',
    createdAt: '2026-11-01T00:00:00Z',
    approvedAt: '2026-11-02T00:00:00Z',
    confirmedAt: '2026-11-02T00:00:00Z',
    ...over,
  }
}

const snapshotOf = (listings: readonly PublicListing[]) => ({ listings }) as unknown as SiteSnapshot

/** The parts of `ListingCard.astro` that scripts ask for. */
const cardHtml = (id: string) => `<article class="card" data-listing="${id}">
  <div data-part="no-photo">No image</div>
  <picture>${PHOTO_FORMATS.map((format) => `<source type="image/${format}">`).join('')}<img src="" loading="lazy"></picture>
  <span data-part="badge" data-slot="badge"></span><span data-part="photoCount"><span data-slot="photoCount"></span> photos</span>
  <button data-favourite="${id}" aria-pressed="false" aria-label="Save House ${id}"></button>
  <span data-slot="price"></span><span data-slot="priceInFull"></span><span data-part="perSquareFoot" data-slot="perSquareFoot"></span>
  <a class="card-link"><span data-slot="title"></span><span data-slot="fullTitle"></span></a>
  <p data-slot="summary"></p><p data-slot="place"></p>
  <ul data-part="chips"><li class="tag"></li></ul>
  <time datetime="2026-11-02T00:00:00Z" data-relative>2 November 2026</time>
  <a class="card-more">Learn More<span> about <span data-slot="fullTitle"></span></span></a>
</article>`

export const CARD_TEMPLATE = `<template id="card-template">${cardHtml('')}</template>`
export const cardItem = ({ id }: Pick<CardListing, 'id'>) => `<li>${cardHtml(id)}</li>`

const facetHtml = (facet: (typeof FACETS)[number]) =>
  [{ id: '', label: 'Any' }, ...FACET_OPTIONS[facet]]
    .map(
      ({ id }) =>
        `<label><input type="radio" name="${facet}" value="${id}" ${id ? '' : 'checked'}><b data-count-of="${facet}=${id}"></b></label>`,
    )
    .join('')

/** The parts of `Gallery.astro` that scripts ask for, as built from these listings. */
export function galleryHtml(gallery: GalleryName, listings: readonly PublicListing[]): string {
  const cards = galleryListings(snapshotOf(listings), gallery)
  const samples = SAMPLE_LISTINGS.map(
    ({ id }) =>
      `<li data-sample-of="${id}"><article class="card" data-sample data-listing="${id}"><a class="card-link" href="#"></a></article></li>`,
  )
  return `<form id="gallery-form" data-gallery="${gallery}">
    <div id="filters" popover>${FACETS.map(facetHtml).join('')}<button data-done type="button"></button></div>
    <div id="results">
      <input id="words" name="q" type="search">
      <p data-total></p>
      <select name="sort">${SORTS.map(({ id }) => `<option value="${id}">${id}</option>`).join('')}</select>
      <ul data-chips></ul>
      <ul data-list>${gallery === 'buy' ? samples.join('') : ''}${cards.slice(0, PAGE_SIZE).map(cardItem).join('')}</ul>
      <div data-empty hidden></div>
      <div data-relaxed hidden><ul data-relax></ul></div>
      <div data-more ${cards.length > PAGE_SIZE ? '' : 'hidden'}><a href="?page=2">More</a></div>
    </div>
  </form><div id="toasts"></div>${CARD_TEMPLATE}`
}

/** The files of the built site by their addresses, as `fetch` brings them; what fails is out of reach. */
export function servesGallery(listings: () => readonly PublicListing[]): typeof fetch {
  return async (address) => {
    const [, gallery] = /^\/(\w+)\.json$/.exec(String(address)) ?? []
    if (gallery !== 'buy' && gallery !== 'search') throw new TypeError(`${address} is not served.`)
    return galleryIndex(snapshotOf(listings()), gallery)
  }
}
