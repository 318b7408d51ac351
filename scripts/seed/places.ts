import type { CityName } from '../../src/domain/city/constants.ts'

/** Localities that exist, by what is mostly offered there. */
type Places = {
  homes: readonly string[]
  business: readonly string[]
  industry: readonly string[]
}

export const PLACES: Record<CityName, Places> = {
  Lucknow: {
    homes: [
      'Gomti Nagar',
      'Gomti Nagar Extension',
      'Indira Nagar',
      'Aliganj',
      'Jankipuram',
      'Mahanagar',
      'Vrindavan Yojna',
      'Sushant Golf City',
      'Alambagh',
    ],
    business: ['Hazratganj', 'Vibhuti Khand', 'Aminabad', 'Faizabad Road'],
    industry: ['Amausi', 'Chinhat', 'Talkatora'],
  },
  Noida: {
    homes: [
      'Sector 44',
      'Sector 50',
      'Sector 75',
      'Sector 76',
      'Sector 93A',
      'Sector 104',
      'Sector 137',
      'Sector 150',
    ],
    business: ['Sector 18', 'Sector 62', 'Sector 132', 'Sector 142'],
    industry: ['Sector 63', 'Phase 2', 'Sector 80'],
  },
  Gurugram: {
    homes: [
      'DLF Phase 1',
      'DLF Phase 5',
      'Sushant Lok 1',
      'Sector 56',
      'Sector 82',
      'Sector 102',
      'Palam Vihar',
      'South City 2',
    ],
    business: ['Cyber City', 'Golf Course Road', 'Sohna Road', 'MG Road'],
    industry: ['Udyog Vihar', 'IMT Manesar', 'Khandsa'],
  },
  Kanpur: {
    homes: [
      'Swaroop Nagar',
      'Kakadeo',
      'Kidwai Nagar',
      'Kalyanpur',
      'Shyam Nagar',
      'Govind Nagar',
      'Arya Nagar',
      'Tilak Nagar',
    ],
    business: ['Civil Lines', 'Mall Road', 'Birhana Road', 'Naveen Market'],
    industry: ['Panki', 'Dada Nagar', 'Fazalganj'],
  },
  Varanasi: {
    homes: ['Mahmoorganj', 'Sigra', 'Lanka', 'Bhelupur', 'Shivpur', 'Sundarpur', 'Sarnath', 'Assi'],
    business: ['Cantonment', 'Luxa', 'Godowlia', 'Lahurabir'],
    industry: ['Chandpur', 'Ramnagar', 'Karkhiyaon'],
  },
}
