import { expect, test } from 'vitest'
import { once } from '../money/rules.ts'
import { launchFacts, projectSummary } from './facts.ts'
import { lowestPrice } from './offers.ts'
import { cheapestFirst, projectsBeside } from './rules.ts'
import type { Launch, Project } from './schema.ts'

const launch = (stated: Partial<Launch>): Project => ({
  id: 'a',
  city: 'Lucknow',
  projectBuildingName: 'Nandanvan Towers',
  locality: 'Gomti Nagar',
  propertyCategory: 'Residential',
  imageUrls: [],
  createdAt: '',
  launch: {
    price: null,
    plotArea: null,
    listingType: 'Sell',
    propertyType: 'Flat/Apartment',
    furnishing: null,
    floorNumber: null,
    totalFloors: null,
    amenities: [],
    facingType: null,
    ...stated,
  },
})

test('launches are sorted by ascending starting price, those without one last', () => {
  const prices = [7_200_000, null, 4_800_000, 0].map((price) => launch({ price }))
  expect(cheapestFirst(prices).map((one) => one.launch?.price)).toEqual([
    4_800_000,
    7_200_000,
    null,
    0,
  ])
  const projects = [
    { ...launch({}), launch: null },
    launch({ price: 1 }),
    { ...launch({}), launch: null },
  ]
  expect(cheapestFirst(projects)).toEqual([projects[1], projects[0], projects[2]])
})

test('other projects of the city are shown beside a project: the same kind first, and before any with a repeated picture', () => {
  const one = (id: string, cover: string, launched: boolean, city = 'Lucknow'): Project => ({
    ...launch({}),
    id,
    city,
    imageUrls: [cover],
    ...(launched ? {} : { launch: null }),
  })
  const all = [
    one('self', 'tower', true),
    one('a', 'tower', true),
    one('b', 'row', true),
    one('c', 'row', false),
    one('d', 'court', false),
    one('e', 'shop', false, 'Noida'),
  ]
  const beside = (project: Project, others = all) =>
    projectsBeside(project, others).map(({ id }) => id)
  expect(beside(one('self', 'tower', true))).toEqual(['b', 'd', 'a'])
  expect(beside(one('x', 'plan', false))).toEqual(['c', 'd', 'self'])
  expect(beside(one('x', 'plan', true, 'Kanpur'))).toEqual([])
  const bare = ['f', 'g'].map((id) => ({ ...one(id, '', true), imageUrls: [] }))
  expect(beside(one('self', 'tower', true), [one('a', 'tower', true), ...bare])).toEqual([
    'f',
    'g',
    'a',
  ])
})

test('a launch states its area, price per square foot and floors if it knows them', () => {
  expect(launchFacts(launch({ price: 7_200_000, plotArea: 1440, totalFloors: 12 }))).toEqual({
    area: '1,440 sq ft',
    perFoot: '₹5,000',
    floors: '12 floors',
  })
  expect(launchFacts(launch({}))).toEqual({ area: null, perFoot: null, floors: null })
  expect(projectSummary(launch({ plotArea: 1440 }))).toBe(
    'Flat/Apartment for sale ·\u00a01,440\u00a0sq\u00a0ft',
  )
  expect(projectSummary({ ...launch({}), launch: null })).toBe('Residential project')
})

test('the lowest price of a city is that of its own offers', () => {
  const offers = [
    { location: 'Aliganj, Lucknow', priceMin: 4_200_000 },
    { location: 'Sector 62, Noida', priceMin: 3_000_000 },
  ]
  expect(lowestPrice(offers, 'Lucknow')).toEqual(once(4_200_000))
  const dearer = { location: 'Gomti Nagar, Lucknow', priceMin: 9_000_000 }
  expect(lowestPrice([dearer, ...offers], 'Lucknow')).toEqual(once(4_200_000))
  expect(lowestPrice(offers, 'Kanpur')).toBeNull()
})
