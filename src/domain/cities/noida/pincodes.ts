import type { Pincodes } from '../form.ts'

/**
 * India Post, All India Pincode Directory of data.gov.in; for several sectors, from memory, how their addresses are
 * written. 201301 is left out: half of the city writes it.
 */
export const PINCODES: Pincodes = {
  whole: /^2013(0[1-5]|07|09|10|1[35-7])$/,
  places: {
    201303: 'Sector 44',
    201304: 'Sector 93A; Sector 104; Sector 132',
    201305: 'Phase 2; Sector 80; Sector 137; Sector 142',
    201309: 'Sector 62; Sector 63',
    201310: 'Sector 150',
  },
}
