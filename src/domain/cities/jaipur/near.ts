import type { Near } from '../form.ts'

/** Reckoned from `points.ts`: what is within 1.7 km, and which neighbours are in which direction. */
export const NEAR: Near = {
  'vki-area': [
    'Vidhyadhar Nagar to the south-west',
    'Murlipura to the south-west',
    'Shastri Nagar to the south',
  ],
  amer: ['Amer Fort', 'Govind Nagar to the south-west', 'VKI Area to the west'],
  murlipura: [
    'VKI Area to the north-east',
    'Jhotwara to the south-west',
    'Shastri Nagar to the south-east',
  ],
  'vidhyadhar-nagar': [
    'VKI Area to the north-east',
    'Jhotwara to the south-west',
    'Shastri Nagar to the south-east',
  ],
  jhotwara: [
    'Vaishali Nagar to the south',
    'Murlipura to the north-east',
    'Bani Park to the south-east',
  ],
  'shastri-nagar': [
    'Bani Park to the south',
    'Govind Nagar to the east',
    'Vidhyadhar Nagar to the north-west',
  ],
  'govind-nagar': ['Shastri Nagar to the west', 'Raja Park to the south', 'Amer to the north-east'],
  panchyawala: [
    'Vaishali Nagar to the east',
    'Bhankrota to the south',
    'Jhotwara to the north-east',
  ],
  'bani-park': ['Sindhi Camp', 'Jaipur Junction', 'Shastri Nagar to the north'],
  'vaishali-nagar': [
    'Panchyawala to the west',
    'Jhotwara to the north',
    'Mansarovar to the south-east',
  ],
  'c-scheme': ['Bais Godam station', 'Sindhi Camp', 'Tonk Road to the south'],
  'raja-park': [
    'Jhalana Doongri to the south',
    'C Scheme to the north-west',
    'Tonk Road to the west',
  ],
  'tonk-road': ['Gandhinagar Jaipur station', 'Rajasthan University', 'C Scheme to the north'],
  mansarovar: [
    'New Aatish Market metro station',
    'Vivek Vihar metro station',
    'Durgapura to the south-east',
  ],
  'jhalana-doongri': ['MNIT', 'Jawahar Kala Kendra', 'Tonk Road to the north-west'],
  bhankrota: [
    'Panchyawala to the north',
    'Mansarovar to the east',
    'Vaishali Nagar to the north-east',
  ],
  'malviya-nagar': ['The airport to the south', 'Gaurav Tower', 'Jagatpura to the south-east'],
  durgapura: ['Durgapura station', 'Gopalpura Mod', 'Mansarovar to the north-west'],
  jagatpura: [
    'Getor Jagatpura station',
    'The airport to the south-west',
    'Malviya Nagar to the north-west',
  ],
  sanganer: ['Sanganer station', 'Durgapura to the north', 'Pratap Nagar to the east'],
  'pratap-nagar': [
    'The airport to the north',
    'Sitapura to the south-east',
    'Jagatpura to the north',
  ],
  sitapura: [
    'Pratap Nagar to the north-west',
    'Jagatpura to the north',
    'Sanganer to the north-west',
  ],
}
