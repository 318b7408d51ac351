import type { Near } from '../form.ts'

export const NEAR: Near = {
  kalyanpur: [
    'IIT Kanpur to the north-west',
    'Kalyanpur metro station',
    'The university on the GT Road',
  ],
  'tilak-nagar': [
    'Company Bagh crossing',
    'The Ganga barrage to the north',
    'Swaroop Nagar to the south-west',
  ],
  'swaroop-nagar': [
    'The medical college and its hospital',
    'Moti Jheel to the south',
    'Motijheel metro station',
  ],
  kakadeo: [
    'The coaching institutes of Kakadeo',
    'Rawatpur metro and railway station',
    'J K Temple to the south',
  ],
  'arya-nagar': ['Motijheel metro station', 'Swaroop Nagar to the west', 'Chunniganj to the east'],
  'civil-lines': [
    'Green Park stadium',
    'The Ganga ghats to the north-east',
    'The Mall Road to the south',
  ],
  'naveen-market': ['Naveen Market metro station', 'Parade ground', 'Civil Lines to the north'],
  'mall-road': ['Bada Chauraha metro station', 'Phool Bagh', 'The cantonment to the east'],
  panki: ['The Panki Hanuman temple', 'Panki railway station', 'The Kalpi Road'],
  fazalganj: ['The Kalpi Road', 'Govind Nagar across the railway', 'Jarib Chowki to the east'],
  'birhana-road': [
    'The jewellers of Birhana Road',
    'Nayaganj metro station',
    'Kanpur Central to the south',
  ],
  'dada-nagar': [
    'The co-operative industrial estate',
    'Govind Nagar to the east',
    'Panki to the west',
  ],
  'govind-nagar': [
    'Govindpuri railway station',
    'Fazalganj to the north',
    'Dada Nagar to the west',
  ],
  'kidwai-nagar': ['The Hamirpur Road', 'Naubasta to the south', 'Govind Nagar to the west'],
  'shyam-nagar': [
    'Ramadevi crossing',
    'The airport at Chakeri to the south-east',
    'The GT Road to the north',
  ],
}
