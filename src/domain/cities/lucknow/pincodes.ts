import type { Pincodes } from '../form.ts'

/** India Post, All India Pincode Directory of data.gov.in. */
export const PINCODES: Pincodes = {
  whole: /^226(0[0-2]\d|03[01]|10[1-4]|20[1-3]|30[1-3]|401|501)$/,
  places: {
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
}
