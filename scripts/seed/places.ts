import type { CityName } from '../../src/domain/city/constants.ts'

/** Real localities, by their main offers. */
type Places = {
  homes: readonly string[]
  /** The localities where a square foot costs more than elsewhere in the city, and those where it costs less. */
  dear: readonly string[]
  plain: readonly string[]
  business: readonly string[]
  industry: readonly string[]
}

export const PLACES: Record<CityName, Places> = {
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
  },
  Varanasi: {
    homes: ['Sigra', 'Mahmoorganj', 'Sundarpur', 'Lanka', 'Bhelupur', 'Shivpur', 'Sarnath', 'Assi'],
    dear: ['Sigra', 'Bhelupur'],
    plain: ['Shivpur', 'Sundarpur', 'Sarnath'],
    business: ['Cantonment', 'Luxa', 'Godowlia', 'Lahurabir'],
    industry: ['Chandpur', 'Ramnagar', 'Karkhiyaon'],
  },
}
