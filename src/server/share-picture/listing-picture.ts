import { shownCity } from '#language/city/texts-named'
import { LISTING_TEXTS } from '#language/listing/texts'
import { shownLocality } from '#language/locality/texts-named'
import { originLabel } from '#language/photo/texts-origin'
import type { Placed } from '../../contract/plot-picture.ts'
import { SHARE_PICTURE } from '../../contract/share-pictures.ts'
import { cityNamed } from '../../domain/city/rules.ts'
import { type CardListing, cardTexts } from '../../domain/listing/card.ts'
import { type Dated, type ReadListing, sealOf } from '../../domain/listing/read-by-admin.ts'
import { localityOf } from '../../domain/locality/rules.ts'
import { STAMPS } from '../../domain/locality/stamps.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { DOT } from '../../domain/text/facts.ts'
import { formatDate } from '../../domain/time/calendar.ts'
import { plotMap } from './city-map.ts'
import { INK, nameplate, picture, sign } from './frame.ts'
import { line, type Type, widthOf, wrapText } from './lettering.ts'

const { height } = SHARE_PICTURE
/** The size of the cover in pixels, at the left edge. */
export const COVER = { width: 690, height } as const
const LEFT = COVER.width + 44
const WIDE = SHARE_PICTURE.width - LEFT - 40

const FACT: Type = { size: 38, weight: 500, fill: INK.text }
const PLACE: Type = { size: 34, weight: 400, fill: INK.muted }
const UNIT: Type = { size: 30, weight: 500, fill: INK.muted }
const ORIGIN: Type = { size: 30, weight: 500, fill: INK.white }

/** The square in the middle: some messengers cut a small preview down to it. */
const SQUARE = {
  left: (SHARE_PICTURE.width - height) / 2,
  right: (SHARE_PICTURE.width + height) / 2,
}
/**
 * The tag with the price, which reaches from the column of texts over the cover, so that the whole price is in the
 * square.
 */
const TAG = { left: SQUARE.left + 8, top: 44, height: 172, corner: 28, padding: 32 } as const
const PRICE = { left: TAG.left + TAG.padding, width: SQUARE.right - 12 - TAG.left - TAG.padding }

/** The largest size in which a price fits into the square. */
function priceType(price: string): Type {
  const sizes = [92, 84, 76, 68, 60, 52]
  const type = (size: number): Type => ({ size, weight: 700, fill: INK.text })
  return type(sizes.find((size) => widthOf(price, type(size)) <= PRICE.width) ?? 46)
}

function priceTag(amount: string, per: string): string {
  const { left, top, corner } = TAG
  return [
    `<rect x="${left}" y="${top}" width="${COVER.width + corner - left}" height="${TAG.height}" rx="${corner}" fill="${INK.paper}"/>`,
    line(amount, PRICE.left, top + 92, priceType(amount)),
    line(per, PRICE.left, top + 142, UNIT),
  ].join('')
}

/** A line of text; `below` is its distance in pixels from the line before. */
type Row = { text: string; type: Type; below: number }

function column(rows: readonly Row[]): string[] {
  let y = TAG.top + TAG.height
  return rows.map(({ text, type, below }) => {
    y += below
    return line(text, LEFT, y, type)
  })
}

/** The seal of a listing: a check mark, its words, and the day in India. */
function sealMark({ text, at }: Dated, y: number, colour: string): string {
  const words: Type = { size: 30, weight: 600, fill: colour }
  return [
    `<circle cx="${LEFT + 34}" cy="${y + 34}" r="34" fill="${colour}"/>`,
    `<path d="M${LEFT + 19} ${y + 35}l10.500 10.500 20-22" fill="none" stroke="${INK.white}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`,
    line(text, LEFT + 86, y + 28, words),
    line(formatDate(at), LEFT + 86, y + 63, { ...words, weight: 500 }),
  ].join('')
}

/**
 * In the place of the cover: the plot of its locality with a small building of its kind, or the logo for one that the map
 * does not have.
 */
function withoutCover({ city, locality, propertyType }: Placed): string {
  const words: Type = { size: 30, weight: 500, fill: INK.muted }
  const text = LISTING_TEXTS.noImage
  const [at, place] = [cityNamed(city), localityOf(city, locality)]
  const wide = widthOf(text, words) + 40
  // Below the tag with the price.
  const top = TAG.top + TAG.height
  const drawn =
    at &&
    place &&
    plotMap(at, place.slug, [0, top, COVER.width, height - top], STAMPS[propertyType])
  return [
    `<clipPath id="cover"><rect width="${COVER.width}" height="${height}"/></clipPath>`,
    `<rect width="${COVER.width}" height="${height}" fill="${INK.sand}"/>`,
    drawn
      ? `<g clip-path="url(#cover)">${drawn}</g>`
      : sign(COVER.width / 2 - 110, 288, 220, INK.line),
    `<rect x="32" y="${height - 84}" width="${wide}" height="52" rx="26" fill="${INK.paper}"/>`,
    line(text, 52, height - 48, words),
  ].join('')
}

/** Across the cover, from the square on: that it is sold is the first thing to read. */
function closedBand(text: string): string {
  const type: Type = { size: 96, weight: 700, fill: INK.white }
  const size = Math.min(96, (96 * (COVER.width - PRICE.left - 24)) / widthOf(text, type))
  return `<rect y="300" width="${COVER.width}" height="150" fill="${INK.text}" fill-opacity="0.9"/>${line(text, PRICE.left, 375 + size / 3, { ...type, size })}`
}

function badge(text: string, type: Type, y: number): string {
  const wide = widthOf(text, type) + 56
  return `<rect x="32" y="${y}" width="${wide}" height="64" rx="32" fill="${INK.text}"/>${line(text, 60, y + 44, type)}`
}

/** The SVG over and beside the cover of a listing. */
export function listingPicture(
  listing: CardListing & Pick<ReadListing, 'approvedAt' | 'readAt'>,
  site: Pick<SiteSettings, 'name' | 'names'>,
): string {
  const texts = cardTexts(listing)
  const origin = originLabel(listing.photo?.origin)
  const facts = texts.summary.split(DOT).flatMap((fact) => wrapText(fact, FACT, WIDE, 2))
  const oneLine = widthOf(texts.place, PLACE) <= WIDE
  const places = oneLine
    ? [texts.place]
    : [
        ...wrapText(`${shownLocality(listing.city, listing.locality)},`, PLACE, WIDE, 1),
        shownCity(listing.city),
      ]
  const rows: Row[] = [
    ...facts.slice(0, 3).map((text, n) => ({ text, type: FACT, below: n > 0 ? 46 : 52 })),
    ...places.map((text, n) => ({ text, type: PLACE, below: n > 0 ? 42 : 52 })),
  ]
  return picture(
    `<rect x="${COVER.width}" width="${SHARE_PICTURE.width - COVER.width}" height="${height}" fill="${INK.paper}"/>`,
    listing.photo ? '' : withoutCover(listing),
    texts.badge && closedBand(texts.badge),
    origin && badge(origin, ORIGIN, height - 96),
    priceTag(texts.amount, texts.per),
    ...column(rows),
    sealMark(sealOf(listing), 460, texts.badge ? INK.muted : INK.neem),
    nameplate(site, LEFT, 590),
  )
}
