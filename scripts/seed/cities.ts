import { ROUTED_CITIES } from '../../src/domain/city/constants.ts'

export type Band = readonly [low: number, high: number]

/** What the demo invents in a city. Its localities are real ones, by their main offers. */
type DemoCity = {
  homes: readonly string[]
  /** The localities where a square foot costs more than elsewhere in the city, and those where it costs less. */
  dear: readonly string[]
  plain: readonly string[]
  business: readonly string[]
  industry: readonly string[]
  /** Rupees per square foot for the sale of a flat. */
  flatSale: Band
  /** Rupees per bed and month. */
  pgBed: Band
  /** Who approves the layouts of its plots. */
  approvers: readonly string[]
  /** City projects, with a mark for commercial ones. Some names are longer than a card shows. */
  projects: readonly (readonly [name: string, commercial?: true])[]
  launches: readonly [flats: string, houses: string]
  /** What its city offers cost, relative to those of Lucknow. */
  level: number
  /** Its entry of `projects`. */
  described: readonly [title: string, heading: string, description: string]
}

const DEMO: Readonly<Record<string, DemoCity>> = {
  Lucknow: {
    homes: [
      'Gomti Nagar',
      'Indira Nagar',
      'Jankipuram',
      'Gomti Nagar Extension',
      'Aliganj',
      'Mahanagar',
      'Vrindavan Yojna',
      'Sushant Golf City',
      'Alambagh',
    ],
    dear: ['Gomti Nagar', 'Mahanagar', 'Aliganj'],
    plain: ['Jankipuram', 'Vrindavan Yojna', 'Alambagh'],
    business: ['Hazratganj', 'Vibhuti Khand', 'Aminabad', 'Faizabad Road'],
    industry: ['Amausi', 'Chinhat', 'Talkatora'],
    flatSale: [4800, 7800],
    pgBed: [5500, 9500],
    approvers: ['LDA', 'LDA', 'Awas Vikas'],
    projects: [
      ['Sarovar Greens'],
      ['Nawab Enclave'],
      ['Janeshwar Park View Residences Phase Two'],
      ['Gulmohar Court'],
      ['Hazrat Trade Centre', true],
    ],
    launches: ['Nandanvan Towers', 'Chitrakoot Avenue'],
    level: 1,
    described: [
      'Homes by the park',
      'Five minutes on foot to Janeshwar Mishra Park',
      'Two and three rooms on four floors around a garden with neem trees; the first block is roofed.',
    ],
  },
  Noida: {
    homes: [
      'Sector 50',
      'Sector 75',
      'Sector 76',
      'Sector 44',
      'Sector 93A',
      'Sector 104',
      'Sector 137',
      'Sector 150',
    ],
    dear: ['Sector 44', 'Sector 50', 'Sector 93A'],
    plain: ['Sector 76', 'Sector 137', 'Sector 104'],
    business: ['Sector 18', 'Sector 62', 'Sector 132', 'Sector 142'],
    industry: ['Sector 63', 'Phase 2', 'Sector 80'],
    flatSale: [7200, 13_500],
    pgBed: [7500, 13_000],
    approvers: ['Noida Authority', 'Greater Noida Authority', 'Yamuna Authority'],
    projects: [
      ['Aqua Line Towers'],
      ['Kadamba Residences'],
      ['The Courtyards at Expressway Greens South'],
      ['Yamuna Breeze'],
      ['Sector Eighteen Arcade', true],
    ],
    launches: ['Meghdoot One', 'Saptarishi Floors'],
    level: 1.2,
    described: [
      'Metro Walk',
      'The Aqua Line at the gate',
      'Flats of 900 to 1,400 sq ft in two towers; cars go below, children have the ground above.',
    ],
  },
  Gurugram: {
    homes: [
      'DLF Phase 1',
      'Sushant Lok 1',
      'Sector 82',
      'DLF Phase 5',
      'Sector 56',
      'Sector 102',
      'Palam Vihar',
      'South City 2',
    ],
    dear: ['DLF Phase 1', 'DLF Phase 5'],
    plain: ['Sector 82', 'Sector 102', 'Palam Vihar'],
    business: ['Cyber City', 'Golf Course Road', 'Sohna Road', 'MG Road'],
    industry: ['Udyog Vihar', 'IMT Manesar', 'Khandsa'],
    flatSale: [10_500, 21_000],
    pgBed: [9000, 17_000],
    approvers: ['DTCP Haryana', 'HSVP'],
    projects: [
      ['Aravalli Crest'],
      ['Palm Avenue Floors'],
      ['Dwarka Expressway Garden Homes Block C'],
      ['Ridge View'],
      ['Millennium Business Court', true],
    ],
    launches: ['Kalpavriksha', 'Banyan Row'],
    level: 1.5,
    described: [
      'Ridge Homes',
      'Looking over the Aravalli ridge',
      'Low floors with wide balconies to the east; the licence number stands on the board at the gate.',
    ],
  },
  Kanpur: {
    homes: [
      'Swaroop Nagar',
      'Kakadeo',
      'Kalyanpur',
      'Kidwai Nagar',
      'Shyam Nagar',
      'Govind Nagar',
      'Arya Nagar',
      'Tilak Nagar',
    ],
    dear: ['Swaroop Nagar', 'Tilak Nagar', 'Arya Nagar'],
    plain: ['Kalyanpur', 'Shyam Nagar', 'Kidwai Nagar'],
    business: ['Civil Lines', 'Mall Road', 'Birhana Road', 'Naveen Market'],
    industry: ['Panki', 'Dada Nagar', 'Fazalganj'],
    flatSale: [4200, 7000],
    pgBed: [5000, 8500],
    approvers: ['KDA', 'KDA', 'Awas Vikas'],
    projects: [
      ['Moti Jheel Apartments'],
      ['Swaroop Vihar'],
      ['Ganga Barrage Riverside Homes Phase One'],
      ['Phool Bagh Residency'],
      ['Mall Road Chambers', true],
    ],
    launches: ['Shivalik Homes', 'Panchvati Villas'],
    level: 0.85,
    described: [
      'Barrage Road Homes',
      'Morning walks along the Ganga Barrage',
      'Three rooms and a study on plots of 200 gaj; water and drains are laid, the road is wide enough for two cars.',
    ],
  },
  Varanasi: {
    homes: ['Sigra', 'Mahmoorganj', 'Sundarpur', 'Lanka', 'Bhelupur', 'Shivpur', 'Sarnath', 'Assi'],
    dear: ['Sigra', 'Bhelupur'],
    plain: ['Shivpur', 'Sundarpur', 'Sarnath'],
    business: ['Cantonment', 'Luxa', 'Godowlia', 'Lahurabir'],
    industry: ['Chandpur', 'Ramnagar', 'Karkhiyaon'],
    flatSale: [4600, 7800],
    pgBed: [5000, 9000],
    approvers: ['VDA', 'VDA', 'Gram panchayat'],
    projects: [
      ['Assi Heights'],
      ['Ganga Darshan'],
      ['Vishwanath Puram Row Houses and Flats'],
      ['Sarnath Gardens'],
      ['Luxa Bazaar', true],
    ],
    launches: ['Kashi Terraces', 'Triveni Row Houses'],
    level: 0.9,
    described: [
      'Near the university',
      'A walk from the gate at Lanka',
      'Small flats for teachers and visiting scholars, with a common reading room on the ground floor.',
    ],
  },
}

/** The cities with demo data: those of the table that are on. */
export const DEMO_CITIES = ROUTED_CITIES.filter(({ name }) => DEMO[name])

export function demoOf(city: string): DemoCity {
  const demo = DEMO[city]
  if (!demo) throw new Error(`The demo has nothing in ${city}.`)
  return demo
}
