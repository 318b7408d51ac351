import type { Near } from '../form.ts'

export const NEAR: Near = {
  karkhiyaon: [
    'The industrial and agro park',
    'The airport at Babatpur on the way',
    'The highway to Lucknow',
  ],
  sarnath: [
    'The Dhamek stupa and the deer park',
    'Sarnath railway station',
    'The Ring Road to the north',
  ],
  shivpur: ['Shivpur railway station', 'The airport road', 'The Varuna to the south'],
  cantonment: [
    'Varanasi Junction to the south-east',
    'The Varuna to the north',
    'Nadesar and its hotels',
  ],
  lahurabir: [
    'Lahurabir crossing',
    'The Sanskrit university',
    'Varanasi Junction to the north-west',
  ],
  sigra: ['The Rudraksh centre', 'Sigra stadium', 'Varanasi Junction to the north'],
  luxa: [
    'The Luxa Road to Godowlia',
    'The Ramakrishna Mission hospital',
    'Rath Yatra crossing to the west',
  ],
  godowlia: ['Dashashwamedh Ghat', 'The Kashi Vishwanath temple', 'Luxa to the west'],
  mahmoorganj: [
    'Rath Yatra crossing',
    'Sigra to the north-east',
    'Banaras railway station to the south-west',
  ],
  chandpur: [
    'The Chandpur industrial estate',
    'The GT Road to Mohansarai',
    'Banaras railway station to the east',
  ],
  bhelupur: ['The Jain temple of Parshvanath', 'Kamachha to the west', 'Assi to the south'],
  assi: [
    'Assi Ghat on the Ganga',
    'The Sankat Mochan temple to the south',
    'Lanka and the university to the south',
  ],
  lanka: [
    'The gate of Banaras Hindu University',
    'The university’s hospital',
    'Assi Ghat to the north-east',
  ],
  sundarpur: [
    'The university’s western wall',
    'Lanka to the east',
    'Chitaipur on the highway bypass',
  ],
  ramnagar: ['Ramnagar Fort', 'The bridge to Samne Ghat and Lanka', 'The far bank of the Ganga'],
}
