import type { Pincodes } from '../form.ts'

/** India Post, All India Pincode Directory: the post offices that bear the name of a locality. */
export const PINCODES: Pincodes = {
  whole: /^3020(0[1-6]|1[235-9]|2[0-26-9]|3[1347-9]|4[1246-9])$/,
  places: {
    302002: 'Govind Nagar',
    302004: 'Jhalana Doongri',
    302012: 'Jhotwara',
    302013: 'VKI Area',
    302015: 'Tonk Road',
    302016: 'Bani Park; Shastri Nagar',
    302017: 'Malviya Nagar; Jagatpura',
    302018: 'Durgapura',
    302020: 'Mansarovar',
    302021: 'Vaishali Nagar',
    302022: 'Sitapura',
    302026: 'Bhankrota',
    302028: 'Amer',
    302029: 'Sanganer',
    302033: 'Pratap Nagar',
    302034: 'Panchyawala',
    302039: 'Vidhyadhar Nagar; Murlipura',
  },
}
