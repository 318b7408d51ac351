import type { Pincodes } from '../form.ts'

/**
 * India Post, All India Pincode Directory of data.gov.in; for several sectors, from memory, how their addresses are
 * written.
 */
export const PINCODES: Pincodes = {
  whole: /^122(00\d|01[0-8]|05[0-2]|10[1-3]|41[34]|50[2-6])$/,
  places: {
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
}
