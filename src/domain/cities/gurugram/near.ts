import type { Near } from '../form.ts'

export const NEAR: Near = {
  'palam-vihar': [
    'The Dwarka Expressway to the west',
    'The Delhi border to the north',
    'Gurugram railway station to the south',
  ],
  'udyog-vihar': [
    'NH 48 at the Delhi border',
    'Cyber City across the highway',
    'The old Delhi road',
  ],
  'cyber-city': ['The Rapid Metro', 'Cyber Hub', 'NH 48 along its west'],
  'mg-road': [
    'MG Road and Sikanderpur metro stations',
    'IFFCO Chowk on NH 48',
    'The malls of the Mehrauli road',
  ],
  'dlf-phase-1': [
    'Guru Dronacharya and Sikanderpur metro stations',
    'Aravalli Biodiversity Park to the east',
    'Golf Course Road to the west',
  ],
  'sector-102': [
    'The Dwarka Expressway',
    'Basai and its wetland',
    'The road to Sultanpur National Park',
  ],
  'sushant-lok-1': [
    'Millennium City Centre metro station',
    'Leisure Valley Park in Sector 29, to the west',
    'Vyapar Kendra market',
  ],
  'dlf-phase-5': [
    'The DLF golf course',
    'Golf Course Road and its Rapid Metro',
    'The Aravalli ridge to the east',
  ],
  'golf-course-road': [
    'The Rapid Metro, which runs above the road',
    'The DLF golf course',
    'Sector 56 at its southern end',
  ],
  khandsa: [
    'Hero Honda Chowk on NH 48',
    'The Khandsa vegetable market',
    'Udyog Vihar Phase 6 in Sector 37',
  ],
  'sector-56': [
    'Sector 55-56 station of the Rapid Metro',
    'Golf Course Road to the north',
    'Huda Market of Sector 56',
  ],
  'south-city-2': [
    'The Sohna Road to the west',
    'Sector 56 to the east',
    'The Southern Peripheral Road to the south',
  ],
  'sohna-road': [
    'Subhash Chowk and Rajiv Chowk to the north',
    'Vatika Chowk on the Southern Peripheral Road',
    'South City 2 to the east',
  ],
  'sector-82': [
    'Kherki Daula on NH 48',
    'The southern end of the Dwarka Expressway',
    'Manesar to the south-west',
  ],
  'imt-manesar': [
    'NH 48 towards Jaipur',
    'The Western Peripheral Expressway',
    'Sector 82 to the north-east',
  ],
}
