import type { CityName } from '../../src/domain/city/constants.ts'

/** Localities that exist, by what is mostly offered there, and something nearby that people steer by. */
type Places = {
  homes: readonly string[]
  business: readonly string[]
  industry: readonly string[]
  near: readonly string[]
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
    near: [
      'Janeshwar Mishra Park',
      'the Munshi Pulia metro station',
      'Ambedkar Park',
      'the Shaheed Path',
      'Charbagh station',
      'the Gomti riverfront',
    ],
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
    near: [
      'the Aqua Line metro',
      'Botanical Garden',
      'the Noida Expressway',
      'the Sector 52 interchange',
      'Okhla Bird Sanctuary',
      'the DND Flyway',
    ],
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
    near: [
      'the Rapid Metro',
      'Leisure Valley Park',
      'the Dwarka Expressway',
      'Huda City Centre',
      'Sultanpur National Park',
      'the Aravalli Biodiversity Park',
    ],
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
    near: [
      'Moti Jheel',
      'the IIT metro station',
      'Green Park Stadium',
      'the Ganga Barrage',
      'Kanpur Central',
      'Phool Bagh',
    ],
  },
  Varanasi: {
    homes: ['Mahmoorganj', 'Sigra', 'Lanka', 'Bhelupur', 'Shivpur', 'Sundarpur', 'Sarnath', 'Assi'],
    business: ['Cantonment', 'Luxa', 'Godowlia', 'Lahurabir'],
    industry: ['Chandpur', 'Ramnagar', 'Karkhiyaon'],
    near: [
      'Assi Ghat',
      'the university gate',
      'the Rudraksh centre',
      'Varanasi Junction',
      'the Ring Road',
      'the Ganga',
    ],
  },
}
