import type { Pincodes } from '../form.ts'

/** India Post, All India Pincode Directory of data.gov.in. */
export const PINCODES: Pincodes = {
  whole: /^221(00[1-8]|01[0-2]|10[1-9]|11[126]|20[1-8]|30[257]|31[13]|40[35])$/,
  places: {
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
