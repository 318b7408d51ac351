import { describe, expect, test } from 'vitest'
import type { CityName } from '../city/constants.ts'
import { CITY_NAMES } from '../city/constants.ts'
import { type Point, pointsOf, SHEET } from './drawing.ts'
import { LOCALITIES } from './localities.ts'
import { CITY_MAPS, inReadingOrder } from './maps.ts'

/** Positions according to the sources, not taken from the drawings. */
const NORTH_OF: [CityName, string][] = [
  // Ward boundaries of Lucknow, datameet: centres of wards by latitude.
  ['Lucknow', 'Jankipuram, Aliganj, Hazratganj, Alambagh, Amausi'],
  ['Lucknow', 'Indira Nagar, Vibhuti Khand, Gomti Nagar, Gomti Nagar Extension'],
  ['Lucknow', 'Indira Nagar, Faizabad Road, Vibhuti Khand'],
  // The Shaheed Path leads from Vrindavan Yojna past Golf City over the Gomti: OpenStreetMap.
  ['Lucknow', 'Gomti Nagar Extension, Sushant Golf City'],
  ['Lucknow', 'Alambagh, Vrindavan Yojna'],
  // Financial Express, 25 January 2019: the Aqua Line runs south-east in this order.
  ['Noida', 'Sector 50, Sector 76, Sector 80, Phase 2, Sector 137, Sector 142, Sector 150'],
  ['Noida', 'Sector 62, Sector 50, Sector 44, Sector 104, Sector 93A, Sector 132'],
  ['Noida', 'Sector 75, Sector 76'],
  // OpenStreetMap; Sector 53-54 station lies at 28.446 N (Wikipedia), between phase 5 and Sector 56.
  ['Gurugram', 'Udyog Vihar, Cyber City, MG Road, Sushant Lok 1, South City 2'],
  ['Gurugram', 'DLF Phase 1, DLF Phase 5, Golf Course Road, Sector 56'],
  ['Gurugram', 'Palam Vihar, Sector 102, Khandsa, Sector 82, IMT Manesar'],
  // Ward boundaries of Kanpur, datameet; Wikipedia, Govind Nagar: "surrounded by Fazalganj in the north".
  ['Kanpur', 'Tilak Nagar, Swaroop Nagar, Arya Nagar, Naveen Market, Birhana Road'],
  ['Kanpur', 'Fazalganj, Govind Nagar, Kidwai Nagar'],
  ['Kanpur', 'Civil Lines, Mall Road, Birhana Road, Shyam Nagar'],
  ['Kanpur', 'Kalyanpur, Kakadeo, Fazalganj'],
  // Wikipedia, Sarnath: north-east of Varanasi. Incredible India: Assi is the southernmost ghat.
  ['Varanasi', 'Sarnath, Lahurabir, Godowlia, Bhelupur, Assi, Lanka'],
  ['Varanasi', 'Shivpur, Cantonment, Sigra, Mahmoorganj, Sundarpur'],
]
const WEST_OF: [CityName, string][] = [
  ['Lucknow', 'Talkatora, Aminabad, Hazratganj, Gomti Nagar'],
  ['Lucknow', 'Aliganj, Mahanagar, Indira Nagar, Chinhat'],
  ['Lucknow', 'Amausi, Vrindavan Yojna, Sushant Golf City'],
  ['Noida', 'Sector 62, Sector 63'],
  ['Noida', 'Sector 18, Sector 50, Sector 75'],
  ['Noida', 'Sector 132, Sector 93A, Sector 137'],
  ['Gurugram', 'Sector 102, Palam Vihar, Udyog Vihar, Cyber City'],
  ['Gurugram', 'Khandsa, Sohna Road, South City 2, Sector 56'],
  // Wikipedia, Govind Nagar: Dada Nagar in the west, Kidwai Nagar in the east.
  ['Kanpur', 'Panki, Dada Nagar, Govind Nagar, Kidwai Nagar, Shyam Nagar'],
  ['Kanpur', 'Kalyanpur, Swaroop Nagar, Arya Nagar, Civil Lines'],
  ['Varanasi', 'Chandpur, Mahmoorganj, Luxa, Godowlia, Ramnagar'],
  ['Varanasi', 'Karkhiyaon, Shivpur, Lahurabir, Sarnath'],
  ['Varanasi', 'Sundarpur, Lanka, Assi, Ramnagar'],
]
/** Seen downstream. Wikipedia, Trans-Gomti area; Eastern UP Tourism, Varanasi; OpenStreetMap. */
const BANKS: [CityName, string, 'left' | 'right', string][] = [
  ['Lucknow', 'Gomti', 'left', 'Jankipuram, Aliganj, Mahanagar, Indira Nagar, Faizabad Road'],
  ['Lucknow', 'Gomti', 'left', 'Chinhat, Vibhuti Khand, Gomti Nagar, Gomti Nagar Extension'],
  ['Lucknow', 'Gomti', 'right', 'Hazratganj, Aminabad, Talkatora, Alambagh, Amausi'],
  ['Lucknow', 'Gomti', 'right', 'Vrindavan Yojna, Sushant Golf City'],
  ['Noida', 'Yamuna', 'left', 'Sector 18, Sector 44, Sector 132, Sector 150'],
  ['Noida', 'Hindon', 'right', 'Sector 63, Sector 75, Sector 80, Phase 2, Sector 142, Sector 150'],
  ['Kanpur', 'Ganga', 'right', LOCALITIES.Kanpur.map(({ name }) => name).join(', ')],
  ['Varanasi', 'Ganga', 'left', 'Assi, Lanka, Bhelupur, Godowlia, Sundarpur, Sarnath'],
  ['Varanasi', 'Ganga', 'right', 'Ramnagar'],
  ['Varanasi', 'Varuna', 'right', 'Cantonment, Lahurabir, Sigra, Godowlia'],
  ['Varanasi', 'Varuna', 'left', 'Shivpur, Sarnath, Karkhiyaon'],
]
/**
 * Stations and crossings in their order: Financial Express; Maps of India; from memory, Wikipedia on the Lucknow Metro
 * and UP Metro.
 */
const ALONG: [CityName, string, string][] = [
  ['Lucknow', 'Red Line', 'Amausi, Alambagh, Hazratganj, Mahanagar, Indira Nagar'],
  ['Lucknow', 'Faizabad Road', 'Mahanagar, Faizabad Road, Chinhat'],
  ['Lucknow', 'Shaheed Path', 'Amausi, Vrindavan Yojna, Sushant Golf City, Gomti Nagar Extension'],
  ['Noida', 'Aqua Line', 'Sector 50, Sector 76, Phase 2, Sector 137, Sector 142'],
  ['Noida', 'Blue Line', 'Sector 18, Sector 44, Sector 50, Sector 62'],
  ['Noida', 'Noida Expressway', 'Sector 44, Sector 104, Sector 93A, Sector 142, Sector 150'],
  ['Gurugram', 'Yellow Line', 'DLF Phase 1, MG Road, Sushant Lok 1'],
  ['Gurugram', 'NH 48', 'Cyber City, MG Road, Khandsa, Sector 82, IMT Manesar'],
  ['Gurugram', 'Dwarka Expressway', 'Palam Vihar, Sector 102, Khandsa, Sector 82'],
  ['Gurugram', 'Golf Course Road', 'MG Road, DLF Phase 5, Golf Course Road, Sector 56'],
  ['Kanpur', 'Orange Line', 'Kalyanpur, Kakadeo, Arya Nagar, Naveen Market, Birhana Road'],
  ['Kanpur', 'GT Road', 'Kalyanpur, Kakadeo, Fazalganj, Shyam Nagar'],
  ['Varanasi', 'Ganga', 'Ramnagar, Assi, Godowlia'],
  ['Varanasi', 'Road to the airport', 'Karkhiyaon, Shivpur, Cantonment'],
]

const at = (city: CityName, name: string): Point => {
  const slug = LOCALITIES[city].find((one) => one.name === name)?.slug ?? ''
  const plot = CITY_MAPS[city].plots[slug]
  if (!plot) throw new Error(`${city} has no plot of ${name}.`)
  return plot.at
}
const places = (city: CityName, names: string) => names.split(', ').map((name) => at(city, name))
const isRising = (values: number[]) =>
  values.every((value, n) => n === 0 || value > (values[n - 1] ?? 0))

function courseOf(city: CityName, name: string): readonly Point[] {
  const { rivers, roads, metro } = CITY_MAPS[city]
  const found = [...rivers, ...metro, ...roads].find((one) => one.name === name)
  if (!found) throw new Error(`${city} has no ${name}.`)
  return pointsOf(found.course)
}

/** The nearest place on a course to a point, in units from its start, and the side on which the point is. */
function beside(course: readonly Point[], [x, y]: Point) {
  let gone = 0
  let best = { distance: Number.POSITIVE_INFINITY, along: 0, side: 0 }
  course.slice(1).forEach(([bx, by], n) => {
    const [ax, ay] = course[n] ?? [bx, by]
    const [dx, dy] = [bx - ax, by - ay]
    const length = Math.hypot(dx, dy)
    const share = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length ** 2))
    const distance = Math.hypot(x - ax - share * dx, y - ay - share * dy)
    if (distance < best.distance)
      best = { distance, along: gone + share * length, side: dx * (y - ay) - dy * (x - ax) }
    gone += length
  })
  return best
}

describe('The drawn maps are true', () => {
  test.each(NORTH_OF)('in %s from north to south: %s', (city, names) =>
    expect(isRising(places(city, names).map(([, y]) => y))).toBe(true),
  )

  test.each(WEST_OF)('in %s from west to east: %s', (city, names) =>
    expect(isRising(places(city, names).map(([x]) => x))).toBe(true),
  )

  test.each(BANKS)('in %s the %s has on its %s bank: %s', (city, river, bank, names) => {
    const course = courseOf(city, river)
    for (const name of names.split(', ')) {
      // South is down, so a point to the right of the stream has a positive side.
      const { side } = beside(course, at(city, name))
      expect(side > 0 ? 'right' : 'left', name).toBe(bank)
    }
  })

  test.each(ALONG)('in %s along the %s lie in order: %s', (city, name, names) => {
    const course = courseOf(city, name)
    const along = places(city, names).map((place) => beside(course, place).along)
    expect(isRising(along), along.map(Math.round).join(' ')).toBe(true)
  })
})

describe('Every city', () => {
  test('has a plot for each locality, completely on the sheet and around its label', () => {
    for (const city of CITY_NAMES) {
      const { plots, sources } = CITY_MAPS[city]
      expect(Object.keys(plots).sort()).toEqual(LOCALITIES[city].map(({ slug }) => slug).sort())
      expect(sources.length).toBeGreaterThan(1)
      for (const [slug, { at: label, outline }] of Object.entries(plots)) {
        const corners = pointsOf(outline)
        for (const [axis, end] of [SHEET.width, SHEET.height].entries()) {
          const values = corners.map((corner) => corner[axis] ?? -1)
          expect(Math.min(...values), slug).toBeGreaterThan(0)
          expect(Math.max(...values), slug).toBeLessThan(end)
          expect(label[axis], slug).toBeGreaterThan(Math.min(...values) + 20)
          expect(label[axis], slug).toBeLessThan(Math.max(...values) - 20)
        }
      }
    }
  })

  test('is read row by row from the north', () => {
    const names = inReadingOrder(LOCALITIES.Lucknow, CITY_MAPS.Lucknow.plots).map(
      ({ name }) => name,
    )
    expect(names.slice(0, 4)).toEqual(['Jankipuram', 'Aliganj', 'Indira Nagar', 'Chinhat'])
    expect(names).toHaveLength(LOCALITIES.Lucknow.length)
  })
})
