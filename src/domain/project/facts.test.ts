import { describe, expect, test } from 'vitest'
import { LISTING_TEXTS } from '#language/listing/texts'
import { PROJECT_LISTS } from '#language/project/texts'
import {
  furtherProjectFacts,
  launchFacts,
  projectFacts,
  projectKind,
  projectPlace,
  projectPrice,
} from './facts.ts'
import { storedKey } from './pictures.ts'
import { newestFirst } from './rules.ts'
import { normaliseProject, type Project } from './schema.ts'

const older = {
  id: 'p1',
  City: 'Lucknow',
  Locality: 'Aliganj',
  ProjectBuildingName: 'Madhuban',
  PropertyCategory: 'Residential',
  imageURL: ['/a.webp', 5, '/b.webp'],
  createdAt: '2026-11-12T20:00:00Z',
  listingType: 'Sell',
  PropertyType: 'Flat/Apartment',
  Price: '7200000',
  PlotArea: 1440,
  Furnishing: 'Unfurnished',
  FloorNumber: 4,
  TotalFloors: '12',
  FacingType: 'East',
  amenities: ['Lift', 7],
}
const launch: Project = {
  id: 'p1',
  city: 'Lucknow',
  locality: 'Aliganj',
  projectBuildingName: 'Madhuban',
  propertyCategory: 'Residential',
  imageUrls: ['/a.webp', '/b.webp'],
  createdAt: '2026-11-12T20:00:00Z',
  launch: {
    listingType: 'Sell',
    propertyType: 'Flat/Apartment',
    price: 7_200_000,
    plotArea: 1440,
    furnishing: 'Unfurnished',
    floorNumber: 4,
    totalFloors: 12,
    facingType: 'East',
    amenities: ['Lift'],
  },
}
const offering = (over: Partial<NonNullable<Project['launch']>>): Project => ({
  ...launch,
  launch: { ...launch.launch, ...over } as Project['launch'],
})
const cityProject: Project = { ...launch, launch: null }

describe('A stored launch', () => {
  test('is read in the older spelling of its fields', () =>
    expect(normaliseProject(older)).toEqual(launch))

  test('is read in the plain spelling, which takes precedence over the older one', () => {
    const { launch: figures, ...fields } = launch
    const others = Object.keys(older).filter((name) => /^[A-Z]|URL$/.test(name))
    const stale = Object.fromEntries(others.map((name) => [name, '99']))
    expect(normaliseProject({ ...stale, ...fields, ...figures })).toEqual(launch)
  })

  test('has no fact without a stored or valid value', () => {
    expect(
      normaliseProject({ id: 'p2', listingType: 'Rent', price: 'much', amenities: 'Lift' }),
    ).toEqual({
      id: 'p2',
      city: '',
      locality: '',
      projectBuildingName: LISTING_TEXTS.untitled,
      propertyCategory: '',
      imageUrls: [],
      createdAt: '',
      launch: {
        listingType: 'Rent',
        propertyType: '',
        price: null,
        plotArea: null,
        furnishing: null,
        floorNumber: null,
        totalFloors: null,
        facingType: null,
        amenities: [],
      },
    })
    expect(
      normaliseProject({ id: 'p3', city: 7, imageUrls: 7, createdAt: 7, listingType: 7 }),
    ).toEqual({
      ...cityProject,
      id: 'p3',
      city: '',
      locality: '',
      projectBuildingName: LISTING_TEXTS.untitled,
      propertyCategory: '',
      imageUrls: [],
      createdAt: '',
    })
  })
})

describe('The price of a launch', () => {
  test('is the starting price of a sale, and states the period of a rent', () => {
    expect(projectPrice(launch)).toEqual({
      amount: '₹72 L',
      period: '',
      per: 'onwards',
      price: '₹72,00,000 onwards',
    })
    expect(projectPrice(offering({ listingType: 'Rent', price: 18_000 }))).toEqual({
      amount: '₹18,000',
      period: 'per month',
      per: 'per month',
      price: '₹18,000 per month',
    })
    const unheardOf = offering({ listingType: 'Lease' })
    expect(projectPrice(unheardOf)?.per).toBe('onwards')
    expect(projectKind(unheardOf)).toBe('Flat/Apartment for sale')
  })

  test('is left out if there is none', () => {
    for (const project of [cityProject, offering({ price: null }), offering({ price: 0 })])
      expect(projectPrice(project)).toBeNull()
  })

  test('is compared per square foot if it is for sale', () => {
    expect(launchFacts(offering({ listingType: 'Rent' })).perFoot).toBeNull()
    expect(launchFacts(offering({ price: null })).perFoot).toBeNull()
    expect(launchFacts(offering({ plotArea: null }))).toMatchObject({ area: null, perFoot: null })
    expect(launchFacts(cityProject)).toEqual({ area: null, perFoot: null, floors: null })
  })
})

test('A repeated place name is written once, and a missing one is left out', () => {
  expect(projectPlace({ locality: ' Aliganj ', city: 'Lucknow ' })).toBe('Aliganj, Lucknow')
  expect(projectPlace({ locality: 'Noida', city: ' Noida' })).toBe('Noida')
  expect(projectPlace({ locality: ' ', city: 'Noida' })).toBe('Noida')
})

test('A launch is named by its type and offer, a city project by its category', () => {
  expect(projectKind(offering({ listingType: 'Rent' }))).toBe('Flat/Apartment for rent')
  expect(projectKind(cityProject)).toBe('Residential project')
  expect(projectKind({ ...cityProject, propertyCategory: '' })).toBe('project')
})

describe('The facts of a project', () => {
  const said = (project: Project) =>
    projectFacts(project).map(({ label, value }) => `${label}: ${value}`)

  test('are all stated values, in reading order', () => {
    expect(said(launch)).toEqual([
      'Category: Residential',
      'Property type: Flat/Apartment',
      'Area: 1,440 sq ft',
      'Price per sq ft: ₹5,000',
      'Furnishing: Unfurnished',
      'Floor: 4th of 12',
      'Facing: East',
      'Locality: Aliganj',
      'City: Lucknow',
      'State: Uttar Pradesh',
      'Added: 13 Nov 2026',
    ])
  })

  test('leave out missing values, and the state of an unknown city', () => {
    expect(said({ ...cityProject, city: 'Sector 62', createdAt: '' })).toEqual([
      'Category: Residential',
      'Locality: Aliganj',
      'City: Sector 62',
    ])
  })
})

test('Projects are counted', () =>
  expect([0, 1, 2].map(PROJECT_LISTS.count)).toEqual(['0 projects', '1 project', '2 projects']))

test('The newest project comes first, and equal ones keep their order', () => {
  const dated = ['2026-11-01', '2026-11-03', '2026-11-02', '2026-11-03'].map((createdAt, n) => ({
    createdAt,
    n,
  }))
  expect(newestFirst(dated).map(({ n }) => n)).toEqual([1, 3, 2, 0])
})

describe('A picture of a project is a stored one', () => {
  test('if its address is that of one of its sizes', () =>
    expect(storedKey('/property_images/abc-1/640.webp')).toBe('property_images/abc-1'))

  test.each([
    '/art/coming-soon/tower.svg',
    'property_images/abc-1/640.webp',
    '/property_images/abc-1/640.webp?x',
    '/property_images/../secret/640.webp',
    '/x/property_images/abc-1/640.webp',
    '/property_images/abc-1/wide.webp',
    '/property_images/abc-1/640.',
    '',
  ])('and not when it is %j', (address) => expect(storedKey(address)).toBeNull())
})

test('Its page repeats no fact of its head', () => {
  const labels = (project: Project) => furtherProjectFacts(project).map(({ label }) => label)
  expect(labels(launch)).toEqual(['Area', 'Price per sq ft', 'Furnishing', 'Floor', 'Facing'])
  expect(labels(cityProject)).toEqual([])
})
