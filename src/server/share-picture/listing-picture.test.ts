import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHARE_PICTURE } from '../../contract/share-pictures.ts'
import { toCard } from '../../domain/listing/card.ts'
import { LISTING_TYPES } from '../../domain/listing/constants.ts'
import { CITY_MAPS } from '../../domain/locality/maps.ts'
import { stampOn } from '../../domain/locality/stamp-drawings.ts'
import { STAMP_KINDS } from '../../domain/locality/stamps.ts'
import { SITE_DEFAULTS } from '../../domain/site/settings.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { plotMap } from './city-map.ts'
import { drawPicture } from './draw.ts'
import { INK as INK_OF } from './frame.ts'
import { listingPicture } from './listing-picture.ts'

/** The rows of the price, above everything else that is written in its colour. */
const ROWS = { top: 60, height: 100 }
/** The darkest grey of the price; its edges, and all else up there, are lighter. */
const INK = 80

test('A cover that was made or staged has its label at its foot, and no other has', () => {
  const cover = { id: 'p', key: 'property_images/a', width: 4, height: 3, placeholder: '' }
  const labels = (origin?: 'AI') => {
    const listing = publicListing('a', { photos: [{ ...cover, ...(origin && { origin }) }] })
    const svg = listingPicture(
      { ...toCard(listing), approvedAt: listing.approvedAt, readAt: listing.readAt },
      SITE_DEFAULTS,
    )
    return svg.split(`<rect x="32" y="${SHARE_PICTURE.height - 96}"`).length - 1
  }
  expect([labels('AI'), labels()]).toEqual([1, 0])
})

test.each(
  LISTING_TYPES.flatMap((listingType) =>
    [950, 1_86_000, 11_99_999, 99_99_99_999].map((price) => ({ listingType, price })),
  ),
)(
  'The price of %j is whole in the square in the middle, to which messengers cut small previews',
  async (stated) => {
    const listing = publicListing('a', stated)
    const svg = listingPicture(
      { ...toCard(listing), approvedAt: listing.approvedAt, readAt: listing.readAt },
      SITE_DEFAULTS,
    )
    const { width, height: side } = SHARE_PICTURE
    const pixels = await sharp(await drawPicture(svg))
      .extract({ left: 0, width, ...ROWS })
      .greyscale()
      .raw()
      .toBuffer()
    const inked = [...pixels].flatMap((grey, n) => (grey < INK ? [n % width] : []))
    expect(inked.length).toBeGreaterThan(1000)
    expect(Math.min(...inked)).toBeGreaterThan((width - side) / 2)
    expect(Math.max(...inked)).toBeLessThan((width + side) / 2)
  },
)

test('A sold home says so larger than who read it, and in the colour of praise says nothing', () => {
  const svgOf = (over: Parameters<typeof publicListing>[1]) => {
    const listing = publicListing('a', over)
    const { approvedAt, readAt } = listing
    return listingPicture({ ...toCard(listing), approvedAt, readAt }, SITE_DEFAULTS)
  }
  const says = (svg: string) => [svg.includes('<rect y="300"'), svg.includes(INK_OF.neem)]
  expect(says(svgOf({}))).toEqual([false, true])
  expect(says(svgOf({ availability: 'sold', closedAt: '2026-11-27T00:00:00Z' }))).toEqual([
    true,
    false,
  ])
})

test('A home without photos shows its plot, and the logo where the map does not have its locality', () => {
  const drawn = (locality: string) => {
    const listing = publicListing('a', { locality })
    const { approvedAt, readAt } = listing
    const svg = listingPicture({ ...toCard(listing), approvedAt, readAt }, SITE_DEFAULTS)
    return svg.includes('<g clip-path="url(#cover)">')
  }
  expect([drawn('Gomti Nagar'), drawn('Behind the old mill')]).toEqual([true, false])
})

test('The plot of a home without photos has the building of its kind, as its card has; that of a locality has none', () => {
  const at = CITY_MAPS.Lucknow.plots['gomti-nagar']?.at
  if (!at) throw new Error('The map lost its plot.')
  const svgOf = (over: Parameters<typeof publicListing>[1]) => {
    const listing = publicListing('a', over)
    const { approvedAt, readAt } = listing
    return listingPicture({ ...toCard(listing), approvedAt, readAt }, SITE_DEFAULTS)
  }
  const photos = [{ id: 'p', key: 'property_images/a', width: 4, height: 3, placeholder: '' }]
  const stamps = (svg: string) => STAMP_KINDS.filter((kind) => svg.includes(stampOn(at, kind)))
  expect(stamps(svgOf({}))).toEqual(['flats'])
  expect(stamps(svgOf({ propertyType: 'Plot/Land' }))).toEqual(['land'])
  expect(stamps(svgOf({ photos }))).toEqual([])
  expect(stamps(plotMap('Lucknow', 'gomti-nagar', [0, 0, 554, 590]))).toEqual([])
})
