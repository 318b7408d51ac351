import type { Pincodes } from '../form.ts'

/** India Post, All India Pincode Directory of data.gov.in. */
export const PINCODES: Pincodes = {
  whole: /^2080([01]\d|2[0-8])$/,
  places: {
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
}
