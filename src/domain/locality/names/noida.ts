import { named } from '../locality.ts'

export const NOIDA = [
  named('Sector 62', 'सेक्टर 62', '', [
    'Electronic City and Sector 62 metro stations',
    'The highway to Ghaziabad along its north',
    'Sector 63 to the east',
  ]),
  named('Sector 63', 'सेक्टर 63', '', [
    'Electronic City metro station',
    'Sector 62 to the west',
    'Chhijarsi and the Hindon to the east',
  ]),
  named(
    'Sector 18',
    'सेक्टर 18',
    'Atta Market; Sector 18 Market; अट्टा मार्केट; Atta; अट्टा; Atta Bazaar',
    ['Atta market and its malls', 'Sector 18 metro station', 'The DND Flyway to Delhi'],
  ),
  named('Sector 50', 'सेक्टर 50', '', [
    'Sector 50 metro on the Aqua Line',
    'The Sector 51 and 52 interchange to the north',
    'Sector 76 to the south-east',
  ]),
  named('Sector 75', 'सेक्टर 75', 'Golf City Sector 75', [
    'Sector 76 to the south',
    'Sector 50 metro on the Aqua Line',
    'The Hindon to the east',
  ]),
  named('Sector 44', 'सेक्टर 44', '', [
    'The Botanical Garden and its metro interchange',
    'Mahamaya Flyover and the expressway',
    'Amity University to the south',
  ]),
  named('Sector 76', 'सेक्टर 76', '', [
    'Sector 76 metro on the Aqua Line',
    'Sector 75 to the north',
    'Sector 50 to the north-west',
  ]),
  named('Sector 80', 'सेक्टर 80', 'Sector 80 Phase 2', [
    'Sector 81 metro on the Aqua Line',
    'Phase 2 to the south',
    'The Dadri road',
  ]),
  named('Sector 104', 'सेक्टर 104', 'Hajipur; हाजीपुर', [
    'The Hajipur market',
    'The expressway to the south-west',
    'Sector 44 to the north-west',
  ]),
  named(
    'Phase 2',
    'फेज 2',
    'Phase II; Noida Phase 2; NSEZ; Hosiery Complex; Noida Special Economic Zone; Noida SEZ; NEPZ; Noida Phase II',
    ['The Noida Special Economic Zone', 'NSEZ metro on the Aqua Line', 'Sector 80 to the north'],
  ),
  named('Sector 93A', 'सेक्टर 93ए', 'सेक्टर 93A; Sector 93 A', [
    'The Noida Expressway',
    'Sector 104 to the north',
    'Sector 132 across the expressway',
  ]),
  named('Sector 132', 'सेक्टर 132', '', [
    'The Noida Expressway along its east',
    'The Yamuna’s bank to the west',
    'Sector 93A across the expressway',
  ]),
  named('Sector 137', 'सेक्टर 137', '', [
    'Sector 137 metro on the Aqua Line',
    'The Noida Expressway',
    'Sector 142 to the south',
  ]),
  named('Sector 142', 'सेक्टर 142', '', [
    'Sector 142 metro on the Aqua Line',
    'The Noida Expressway',
    'Sector 137 to the north',
  ]),
  named('Sector 150', 'सेक्टर 150', '', [
    'Shaheed Bhagat Singh Park',
    'Sector 148 metro on the Aqua Line',
    'The Yamuna and the Hindon, which meet to the south',
  ]),
]
