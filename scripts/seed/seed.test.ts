import { describe, expect, test } from 'vitest'
import { entrySchemas } from '../../src/domain/content/schema.ts'
import { fieldHints } from '../../src/domain/hints/field-hints.ts'
import { comparePrice } from '../../src/domain/hints/rules.ts'
import { wordingOf } from '../../src/domain/language/written.ts'
import {
  ADMIN_PROPERTY_TYPES,
  ALL_PROPERTY_TYPES,
  LISTING_TYPES,
} from '../../src/domain/listing/constants.ts'
import { figuresAmong } from '../../src/domain/listing/figures.ts'
import { isMadeName } from '../../src/domain/listing/name.ts'
import { type ListingFields, listingFieldsSchema } from '../../src/domain/listing/schema.ts'
import { PHOTO_LIMITS } from '../../src/domain/photo/constants.ts'
import { localityKey } from '../../src/domain/search/places.ts'
import { SHINGLE_LIMITS, shinglesOf } from '../../src/domain/text/shingles.ts'
import { validate } from '../../src/domain/text/validate.ts'
import { isAlike, isSameText } from '../../src/test/support/data/alike.ts'
import { publicListing } from '../../src/test/support/data/public-listing.ts'
import { BUILDINGS } from './buildings.ts'
import { DEMO_CITIES, demoOf } from './cities.ts'
import { demoCityData, demoComingSoon, demoLaunches, demoProjects } from './collections.ts'
import { copyOf, originalOf, withDoubtful } from './doubtful.ts'
import { demoListings } from './listings.ts'
import { demoAlbums, demoPictures, PLANS, roomOf } from './pictures.ts'
import { priceBand } from './prices.ts'
import { projectAlbums } from './project-pictures.ts'
import { demoFile } from './waiting-file.ts'

const APPROVED = 240
const listings = withDoubtful(demoListings(APPROVED + 8), APPROVED)

const rateOf = ({ price, plotArea }: ListingFields) => price / plotArea
/** Returns how the desk rates a waiting listing's price, with quartiles as Postgres interpolates them. */
function standingOf(waits: ListingFields) {
  const rates = listings
    .slice(0, APPROVED)
    .filter(
      ({ city, listingType, propertyType }) =>
        city === waits.city &&
        listingType === waits.listingType &&
        propertyType === waits.propertyType,
    )
    .map(rateOf)
    .sort((a, b) => a - b)
  const quartile = (share: number) => {
    const place = (rates.length - 1) * share
    const [low = 0, high = low] = rates.slice(Math.floor(place))
    return low + (place % 1) * (high - low)
  }
  const [lower, upper] = [quartile(0.25), quartile(0.75)]
  return comparePrice({ rate: rateOf(waits), compared: rates.length, lower, upper })
}

/** The shingles of stock phrases, as the nightly cleanup finds them in what is published. */
const stock = new Set(
  [
    ...Map.groupBy(
      listings.slice(0, APPROVED).flatMap((one) =>
        shinglesOf(one.description).map((hash) => ({
          hash,
          place: `${one.city} ${localityKey(one)}`,
        })),
      ),
      ({ hash }) => hash,
    ),
  ]
    .filter(
      ([, said]) => new Set(said.map(({ place }) => place)).size >= SHINGLE_LIMITS.stockPlaces,
    )
    .map(([hash]) => hash),
)

describe('The demo data', () => {
  test('is the same at each run', () =>
    expect(withDoubtful(demoListings(APPROVED + 8), APPROVED)).toEqual(listings))

  test('has 48 listings in each city, with every listing type, category and property type', () => {
    for (const city of DEMO_CITIES)
      expect(
        listings.slice(0, APPROVED).filter((listing) => listing.city === city.name),
      ).toHaveLength(48)
    expect(new Set(listings.map((listing) => listing.listingType))).toEqual(new Set(LISTING_TYPES))
    const offered = ALL_PROPERTY_TYPES.filter(
      (type) => !ADMIN_PROPERTY_TYPES.some((own) => own === type),
    )
    expect(new Set(listings.map((listing) => listing.propertyType))).toEqual(new Set(offered))
  })

  test('passes the checks of the posting form, also in the file of an agent', () => {
    for (const listing of [...listings, ...demoFile(listings.length)])
      expect(validate(listingFieldsSchema, listing)).toMatchObject({ ok: true })
  })

  test('has answers in the agent’s file that are as its words say', () =>
    expect(demoFile(listings.length)).toMatchObject([
      { bedrooms: 5, totalFloors: 3, propertyAge: 'New', furnishing: 'Unfurnished' },
      { propertyType: 'Office', listingType: 'Rent', floorNumber: 5 },
      { propertyType: 'Industry' },
      { propertyType: 'Flat/Apartment', listingType: 'Rent', floorNumber: 2 },
      { propertyType: 'Plot/Land', plotArea: 146 * 9, facingType: 'West' },
      { propertyType: 'Flat/Apartment', floorNumber: 18, furnishing: 'Fully furnished' },
    ]))

  test('has city offers that pass the checks of the admins’ form', () => {
    for (const offer of demoCityData())
      expect(validate(entrySchemas.cityData, offer)).toMatchObject({ ok: true })
  })

  test('names localities of the listing’s own city', () => {
    for (const { city, locality } of listings)
      expect([...demoOf(city).homes, ...demoOf(city).business, ...demoOf(city).industry]).toContain(
        locality,
      )
  })

  test('has every price in its band', () => {
    for (const { city, propertyType, listingType, price, plotArea } of listings.slice(
      0,
      APPROVED,
    )) {
      const [low, high] = priceBand(city, propertyType, listingType)
      const rate = listingType === 'PG' ? price : price / plotArea
      expect(rate).toBeGreaterThan(low * 0.95)
      expect(rate).toBeLessThan(high * 1.05)
    }
  })

  test('gives an admin two hints among the waiting listings: one copy of a published flat, and one price far off', () => {
    const waiting = listings.slice(APPROVED)
    const alike = waiting.filter((one) =>
      listings.some((other) => other !== one && isAlike(one, other)),
    )
    expect(alike).toEqual([listings[copyOf(APPROVED)]])
    expect(isAlike(alike[0] as never, listings[originalOf(listings, APPROVED)] as never)).toBe(true)
    expect(waiting.filter((one) => standingOf(one) === 'low')).toHaveLength(1)
    expect(waiting.filter((one) => standingOf(one) === 'high')).toEqual([])
    const today = new Date('2026-11-12T06:00:00Z')
    expect(waiting.flatMap((one) => fieldHints(one, today))).toEqual([])
    const hasWords = (one: ListingFields) =>
      listings.some(
        (other) =>
          other !== one &&
          isSameText(shinglesOf(one.description), shinglesOf(other.description), stock),
      )
    expect(waiting.filter(hasWords)).toEqual([])
  })

  test('has localities with enough flats for sale to know the usual price', () => {
    const onOffer = listings.slice(0, APPROVED).map((one, n) => publicListing(`l${n}`, one))
    const figuresOf = figuresAmong(onOffer)
    const placed = new Set(onOffer.map((one) => figuresOf(one).among?.what ?? ''))
    for (const { name } of DEMO_CITIES)
      expect(
        [...placed].some(
          (what) =>
            what.includes(' flats for sale in ') &&
            demoOf(name).homes.some((home) => what.endsWith(home)),
        ),
        name,
      ).toBe(true)
  })

  test('has no two equal descriptions', () =>
    expect(new Set(listings.map((listing) => listing.description)).size).toBe(listings.length))

  describe('does not look generated', () => {
    const isEnglish = ({ description }: ListingFields) => wordingOf(description ?? '') !== 'hi'
    const approved = listings.slice(0, APPROVED)
    const english = approved.filter(isEnglish)
    const sentencesOf = ({ description }: ListingFields) => (description ?? '').split(/(?<=\.) /)
    /** Fails if something said of a home in English is said of another in a page of its city's list. */
    const expectOnce = (saidOf: (home: ListingFields) => string | undefined) => {
      for (const [city, here] of Map.groupBy(approved, (home) => home.city))
        for (let n = 0; n + 24 <= here.length; n++) {
          const said = here
            .slice(n, n + 24)
            .filter(isEnglish)
            .flatMap((home) => saidOf(home) ?? [])
          expect(new Set(said).size, `${city} ${n}`).toBe(said.length)
        }
    }

    test('no words end or begin a sentence of many homes', () => {
      const beginnings = english.flatMap(sentencesOf).map((one) => one.split(' ', 3).join(' '))
      for (const [words, same] of Map.groupBy(beginnings, (one) => one))
        expect(same.length / english.length, words).toBeLessThan(1 / 8)
      expect(english.filter((home) => /landmark/i.test(home.description ?? ''))).toEqual([])
    })

    test('no first sentence is there twice in a page of a city’s list', () =>
      expectOnce((home) => sentencesOf(home)[0]))

    test('no name begins like another in a page of a city’s list', () =>
      expectOnce(({ projectBuildingName: name }) =>
        isMadeName(name) ? undefined : name.split(' ')[0],
      ))
  })

  test('has about one home in six in Hindi, with a house and a plot that have no name of their own', () => {
    const hindi = listings.filter(({ description }) => wordingOf(description ?? '') === 'hi')
    expect(hindi.length / listings.length).toBeGreaterThan(1 / 8)
    expect(hindi.length / listings.length).toBeLessThan(1 / 5)
    for (const { projectBuildingName: name } of hindi)
      expect(isMadeName(name) || /^[\u0900-\u097f ]+$/.test(name), name).toBe(true)
    const nameless = hindi.filter(({ projectBuildingName: name }) => isMadeName(name))
    const types = new Set(nameless.map(({ propertyType }) => propertyType))
    expect([types.has('Independent House/Villa'), types.has('Plot/Land')]).toEqual([true, true])
    // As an account tells them apart.
    expect(new Set(nameless.map((home) => home.projectBuildingName)).size).toBe(nameless.length)
  })

  test('describes plots as plots, and what is under construction as unfinished and new', () => {
    for (const { propertyType, possession, propertyAge, description } of listings) {
      if (propertyType === 'Plot/Land')
        expect(description).not.toMatch(/paint|room|kitchen|water comes/i)
      if (possession !== 'Under construction') continue
      expect(propertyAge).toBe('New')
      expect(description).not.toMatch(/painted|lived in|\b(stays|go)\b|tenant/i)
    }
  })

  test('has 25 city projects, 10 launches, city data for each city and coming-soon entries', () => {
    expect(demoProjects()).toHaveLength(25)
    expect(demoLaunches()).toHaveLength(10)
    expect(demoCityData()).toHaveLength(50)
    expect(demoComingSoon().length).toBeGreaterThan(2)
  })

  describe('has pictures', () => {
    const albums = async () => demoAlbums(listings, new Set((await demoPictures()).keys()))

    test('of forty or more names, each of them used', async () => {
      const names = [...(await demoPictures()).keys()]
      expect(names.length).toBeGreaterThanOrEqual(40)
      expect(new Set((await albums()).flat())).toEqual(new Set(names))
    })

    test('for every listing but some plots, none of them twice', async () => {
      for (const [n, album] of (await albums()).entries()) {
        if (listings[n]?.propertyType !== 'Plot/Land') expect(album.length).toBeGreaterThan(0)
        expect(album.length).toBeLessThanOrEqual(PHOTO_LIMITS.count)
        expect(new Set(album).size).toBe(album.length)
      }
      expect((await albums()).filter((album) => album.length === 0).length).toBeGreaterThan(4)
    })

    test('of one building for each listing', async () => {
      const outsides: string[] = Object.values(BUILDINGS).map(({ outside }) => outside)
      for (const album of await albums())
        expect(album.filter((name) => outsides.includes(name)).length).toBeLessThan(2)
    })

    test('with a floor plan after the cover of two published flats, each of which has its very rooms', async () => {
      const planned = (await albums()).flatMap((album, n) =>
        album.some((name) => roomOf(name) === 'floor plan') ? [{ album, n }] : [],
      )
      expect(planned.map(({ album }) => album[1]).toSorted()).toEqual(Object.keys(PLANS).toSorted())
      for (const { album, n } of planned) {
        expect(n).toBeLessThan(APPROVED)
        expect(listings[n]).toMatchObject({
          propertyType: 'Flat/Apartment',
          ...PLANS[album[1] ?? ''],
        })
        expect(album.filter((name) => roomOf(name) === 'floor plan')).toHaveLength(1)
      }
    })

    test('with no cover twice on a screen of homes: in all, in a city, in a locality', async () => {
      const shown = (await albums()).map((album, n) => ({ ...listings[n], cover: album[0] }))
      const homes = shown.filter(
        (one) =>
          ['Flat/Apartment', 'Independent House/Villa'].includes(one.propertyType ?? '') &&
          one.listingType !== 'PG',
      )
      const lists = [
        () => 'all',
        (one: (typeof shown)[number]) => one.city,
        (one: (typeof shown)[number]) => `${one.city} ${one.locality}`,
      ]
      for (const list of lists)
        for (const [title, some] of Map.groupBy(homes, list))
          for (const [n, { cover }] of some.entries())
            expect(
              some.slice(Math.max(0, n - 3), n).map((one) => one.cover),
              `${title} ${n}`,
            ).not.toContain(cover)
    })

    test('with covers that differ in a page of all and of a city’s list: hardly one is there twice, none oftener', async () => {
      const shown = (await albums())
        .slice(0, APPROVED)
        .map((album, n) => ({ city: listings[n]?.city, cover: album[0] }))
      const lists = [['all', shown] as const, ...Map.groupBy(shown, (one) => one.city)]
      for (const [title, some] of lists)
        for (let n = 0; n + 24 <= some.length; n++) {
          const covers = some.slice(n, n + 24).flatMap(({ cover }) => cover ?? [])
          const times = [...Map.groupBy(covers, (one) => one).values()].map((same) => same.length)
          expect(times.length / covers.length, `${title} ${n}`).toBeGreaterThan(4 / 5)
          expect(Math.max(...times), `${title} ${n}`).toBeLessThan(3)
        }
    })

    test('with covers that differ among the projects of a city', async () => {
      const albumFor = projectAlbums(new Set((await demoPictures()).keys()))
      for (const [city, projects] of Map.groupBy(demoProjects(), (project) => project.city)) {
        const covers = projects.map(
          ({ propertyCategory }) =>
            albumFor(propertyCategory === 'Commercial' ? 'commercial' : 'homes', city)[0],
        )
        expect(new Set(covers).size, city).toBe(projects.length)
      }
    })
  })
})
