import type { Near } from '../form.ts'

export const NEAR: Near = {
  'sector-62': [
    'Electronic City and Sector 62 metro stations',
    'The highway to Ghaziabad along its north',
    'Sector 63 to the east',
  ],
  'sector-63': [
    'Electronic City metro station',
    'Sector 62 to the west',
    'Chhijarsi and the Hindon to the east',
  ],
  'sector-18': ['Atta market and its malls', 'Sector 18 metro station', 'The DND Flyway to Delhi'],
  'sector-50': [
    'Sector 50 metro on the Aqua Line',
    'The Sector 51 and 52 interchange to the north',
    'Sector 76 to the south-east',
  ],
  'sector-75': [
    'Sector 76 to the south',
    'Sector 50 metro on the Aqua Line',
    'The Hindon to the east',
  ],
  'sector-44': [
    'The Botanical Garden and its metro interchange',
    'Mahamaya Flyover and the expressway',
    'Amity University to the south',
  ],
  'sector-76': [
    'Sector 76 metro on the Aqua Line',
    'Sector 75 to the north',
    'Sector 50 to the north-west',
  ],
  'sector-80': ['Sector 81 metro on the Aqua Line', 'Phase 2 to the south', 'The Dadri road'],
  'sector-104': [
    'The Hajipur market',
    'The expressway to the south-west',
    'Sector 44 to the north-west',
  ],
  'phase-2': [
    'The Noida Special Economic Zone',
    'NSEZ metro on the Aqua Line',
    'Sector 80 to the north',
  ],
  'sector-93a': [
    'The Noida Expressway',
    'Sector 104 to the north',
    'Sector 132 across the expressway',
  ],
  'sector-132': [
    'The Noida Expressway along its east',
    'The Yamuna’s bank to the west',
    'Sector 93A across the expressway',
  ],
  'sector-137': [
    'Sector 137 metro on the Aqua Line',
    'The Noida Expressway',
    'Sector 142 to the south',
  ],
  'sector-142': [
    'Sector 142 metro on the Aqua Line',
    'The Noida Expressway',
    'Sector 137 to the north',
  ],
  'sector-150': [
    'Shaheed Bhagat Singh Park',
    'Sector 148 metro on the Aqua Line',
    'The Yamuna and the Hindon, which meet to the south',
  ],
}
