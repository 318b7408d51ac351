import type { Near } from '../form.ts'

export const NEAR: Near = {
  jankipuram: [
    'Engineering College crossing on the Sitapur Road',
    'The Ring Road along its south',
    'Tedhi Pulia crossing',
  ],
  aliganj: ['Kapoorthala market', 'The old Hanuman temple', 'Sitapur Road to the west'],
  mahanagar: ['Badshahnagar metro and railway station', 'Nishatganj market', 'Gol Market'],
  'indira-nagar': [
    'Munshi Pulia, where the metro begins',
    'Bhootnath market',
    'Kukrail forest to the north',
  ],
  'faizabad-road': [
    'Polytechnic crossing',
    'Kamta, where the Shaheed Path begins',
    'Indira Nagar to the north, Vibhuti Khand to the south',
  ],
  chinhat: [
    'The road to Ayodhya and Barabanki',
    'Matiyari crossing and the Deva Road',
    'The potters’ workshops of Chinhat',
  ],
  'vibhuti-khand': [
    'Gomti Nagar railway station',
    'Indira Gandhi Pratishthan',
    'The High Court’s Lucknow bench',
  ],
  'gomti-nagar': ['Ambedkar Park on the Gomti', 'Janeshwar Mishra Park', 'Patrakarpuram market'],
  'gomti-nagar-extension': [
    'The Shaheed Path',
    'Janeshwar Mishra Park to the west',
    'Ekana stadium across the Gomti',
  ],
  hazratganj: ['Hazratganj metro station', 'The Vidhan Bhavan', 'Lucknow’s zoo and museum'],
  aminabad: [
    'The Aminabad and Gadbadjhala bazaars',
    'Kaiserbagh crossing',
    'Charbagh station to the south',
  ],
  talkatora: ['Rajajipuram and its markets', 'Alamnagar railway station', 'Aishbagh to the east'],
  alambagh: [
    'Alambagh bus station and metro',
    'Charbagh station to the north-east',
    'The Kanpur Road',
  ],
  amausi: ['The airport', 'Amausi metro station', 'Transport Nagar on the Kanpur Road'],
  'vrindavan-yojna': [
    'SGPGI hospital to the south',
    'The Raebareli Road',
    'The Shaheed Path along its north',
  ],
  'sushant-golf-city': [
    'Ekana cricket stadium',
    'The Sultanpur Road',
    'Lulu Mall on the Shaheed Path',
  ],
}
