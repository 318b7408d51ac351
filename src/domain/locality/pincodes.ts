import type { CityName } from '../city/constants.ts'
import { slugOf } from '../text/slug.ts'

/**
 * The localities into which a pincode reaches, the one of its post office first. India Post, All India Pincode
 * Directory of data.gov.in: the offices that are named after a locality or stand in it; and for several sectors of Noida
 * and Gurugram, from memory, how their addresses are written. A locality whose pincode is not certain stands nowhere; nor
 * does 201301, which half of Noida writes.
 */
const PLACES: Record<CityName, Readonly<Record<string, string>>> = {
  Lucknow: {
    226001: 'Hazratganj',
    226005: 'Alambagh',
    226006: 'Mahanagar',
    226008: 'Amausi',
    226009: 'Amausi',
    226010: 'Gomti Nagar; Vibhuti Khand; Gomti Nagar Extension',
    226016: 'Indira Nagar; Faizabad Road',
    226017: 'Talkatora',
    226018: 'Aminabad',
    226019: 'Chinhat',
    226021: 'Jankipuram',
    226024: 'Aliganj',
    226028: 'Chinhat',
    226029: 'Vrindavan Yojna',
    226030: 'Sushant Golf City',
    226031: 'Jankipuram',
  },
  Noida: {
    201303: 'Sector 44',
    201304: 'Sector 93A; Sector 104; Sector 132',
    201305: 'Phase 2; Sector 80; Sector 137; Sector 142',
    201309: 'Sector 62; Sector 63',
    201310: 'Sector 150',
  },
  Gurugram: {
    122002: 'DLF Phase 1; Cyber City; MG Road; Golf Course Road; Sushant Lok 1',
    122004: 'Khandsa; Sector 82',
    122006: 'Sector 102',
    122009: 'Sushant Lok 1; DLF Phase 5',
    122011: 'Sector 56; Golf Course Road',
    122012: 'Sector 82',
    122015: 'Udyog Vihar',
    122016: 'Udyog Vihar',
    122017: 'Palam Vihar',
    122018: 'South City 2; Sohna Road',
    122051: 'IMT Manesar',
    122052: 'IMT Manesar',
  },
  Kanpur: {
    208001: 'Mall Road; Naveen Market; Birhana Road; Civil Lines',
    208002: 'Swaroop Nagar; Arya Nagar; Tilak Nagar',
    208006: 'Govind Nagar',
    208011: 'Kidwai Nagar',
    208012: 'Fazalganj',
    208013: 'Shyam Nagar',
    208017: 'Kalyanpur',
    208020: 'Panki',
    208022: 'Dada Nagar',
    208024: 'Kalyanpur',
    208025: 'Kakadeo',
  },
  Varanasi: {
    221001: 'Godowlia; Lahurabir',
    221002: 'Cantonment',
    221003: 'Shivpur',
    221005: 'Lanka; Assi; Sundarpur',
    221007: 'Sarnath',
    221008: 'Ramnagar',
    221010: 'Bhelupur; Mahmoorganj; Sigra; Luxa',
    221106: 'Chandpur',
    221206: 'Karkhiyaon',
  },
}

/** The pincodes of each city and of the villages that belong to it, from the same directory. */
export const CITY_PINCODES: Record<CityName, RegExp> = {
  Lucknow: /^226(0[0-2]\d|03[01]|10[1-4]|20[1-3]|30[1-3]|401|501)$/,
  Noida: /^2013(0[1-5]|07|09|10|1[35-7])$/,
  Gurugram: /^122(00\d|01[0-8]|05[0-2]|10[1-3]|41[34]|50[2-6])$/,
  Kanpur: /^2080([01]\d|2[0-8])$/,
  Varanasi: /^221(00[1-8]|01[0-2]|10[1-9]|11[126]|20[1-8]|30[257]|31[13]|40[35])$/,
}

/** The slugs of the localities into which a pincode reaches, the one of its post office first. */
export const slugsAt = (city: CityName, code: string): readonly string[] =>
  PLACES[city][code]?.split('; ').map(slugOf) ?? []

/** The pincodes of localities that begin with some figures, in their order. */
export const pincodesFrom = (digits: string): readonly string[] =>
  Object.values(PLACES)
    .flatMap((codes) => Object.keys(codes).filter((code) => code.startsWith(digits)))
    .sort()
