import { named } from '../locality.ts'

export const KANPUR = [
  named('Kalyanpur', 'कल्याणपुर', 'Kalyan Pur; Kalyanpur Khurd; Awas Vikas Kalyanpur; कल्यानपुर', [
    'IIT Kanpur to the north-west',
    'Kalyanpur metro station',
    'The university on the GT Road',
  ]),
  named('Tilak Nagar', 'तिलक नगर', 'Tilaknagar', [
    'Company Bagh crossing',
    'The Ganga barrage to the north',
    'Swaroop Nagar to the south-west',
  ]),
  named('Swaroop Nagar', 'स्वरूप नगर', 'Swarup Nagar; Swaroopnagar; Sarup Nagar', [
    'The medical college and its hospital',
    'Moti Jheel to the south',
    'Motijheel metro station',
  ]),
  named('Kakadeo', 'काकादेव', 'Kaka Deo; Kakadev; काकादेव चौराहा; Kaka Dev', [
    'The coaching institutes of Kakadeo',
    'Rawatpur metro and railway station',
    'J K Temple to the south',
  ]),
  named('Arya Nagar', 'आर्य नगर', 'Aryanagar', [
    'Motijheel metro station',
    'Swaroop Nagar to the west',
    'Chunniganj to the east',
  ]),
  named('Civil Lines', 'सिविल लाइन्स', 'सिविल लाइंस; Civil Line; Civilines; Civil Lane; सिविल लाइन', [
    'Green Park stadium',
    'The Ganga ghats to the north-east',
    'The Mall Road to the south',
  ]),
  named(
    'Naveen Market',
    'नवीन मार्केट',
    'Navin Market; Parade; Somdutt Plaza; परेड; Parade Chauraha; Parade ground',
    ['Naveen Market metro station', 'Parade ground', 'Civil Lines to the north'],
  ),
  named('Mall Road', 'माल रोड', 'Mall Rd; Bada Chauraha; बड़ा चौराहा; Bara Chauraha', [
    'Bada Chauraha metro station',
    'Phool Bagh',
    'The cantonment to the east',
  ]),
  named('Panki', 'पनकी', 'Panki Industrial Area; Ratanpur; रतनपुर', [
    'The Panki Hanuman temple',
    'Panki railway station',
    'The Kalpi Road',
  ]),
  named('Fazalganj', 'फजलगंज', 'फ़ज़लगंज; Fazal Ganj; Fajalganj; Fazalgunj; Phazalganj', [
    'The Kalpi Road',
    'Govind Nagar across the railway',
    'Jarib Chowki to the east',
  ]),
  named('Birhana Road', 'बिरहाना रोड', 'Birhana Rd; Birahna Road; बिरहाना', [
    'The jewellers of Birhana Road',
    'Nayaganj metro station',
    'Kanpur Central to the south',
  ]),
  named('Dada Nagar', 'दादा नगर', 'Dadanagar; Dada Nagar Industrial Area', [
    'The co-operative industrial estate',
    'Govind Nagar to the east',
    'Panki to the west',
  ]),
  named('Govind Nagar', 'गोविंद नगर', 'गोविन्द नगर; Gobind Nagar; Govindnagar; Govind Nager', [
    'Govindpuri railway station',
    'Fazalganj to the north',
    'Dada Nagar to the west',
  ]),
  named('Kidwai Nagar', 'किदवई नगर', 'Kidwainagar; Kidwai; किदवई', [
    'The Hamirpur Road',
    'Naubasta to the south',
    'Govind Nagar to the west',
  ]),
  named('Shyam Nagar', 'श्याम नगर', 'Shyamnagar', [
    'Ramadevi crossing',
    'The airport at Chakeri to the south-east',
    'The GT Road to the north',
  ]),
]
