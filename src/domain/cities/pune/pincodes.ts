import type { Pincodes } from '../form.ts'

/** India Post, All India Pincode Directory: the post offices that bear the name of a locality. */
export const PINCODES: Pincodes = {
  whole:
    /^(4110(0[1-9]|1[1-9]|2[0-8]|3\d|4[0-8]|5[1278]|6[0-27-9]|7[013]|81)|412101|412207|4123(0[78]))$/,
  places: {
    411003: 'Khadki',
    411005: 'Shivajinagar',
    411006: 'Yerawada',
    411007: 'Aundh',
    411014: 'Viman Nagar',
    411015: 'Dhanori',
    411017: 'Pimpri',
    411018: 'Pimpri',
    411019: 'Chinchwad',
    411026: 'Bhosari',
    411027: 'Aundh',
    411028: 'Hadapsar',
    411033: 'Chinchwad',
    411038: 'Kothrud',
    411039: 'Bhosari',
    411042: 'Swargate',
    411046: 'Katraj',
    411048: 'Kondhwa',
    411057: 'Hinjewadi; Wakad',
    411067: 'Aundh',
    411069: 'Baner',
    411070: 'Moshi',
    411071: 'Bavdhan',
    412101: 'Ravet',
    412207: 'Wagholi',
  },
}
