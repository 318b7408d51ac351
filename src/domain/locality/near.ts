import type { CityName } from '../city/constants.ts'

/** Three lines that describe the position of each locality by landmarks, by its slug. */
export const NEAR: Readonly<
  Record<CityName, Readonly<Record<string, readonly [string, string, string]>>>
> = {
  Lucknow: {
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
  },
  Noida: {
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
    'sector-18': [
      'Atta market and its malls',
      'Sector 18 metro station',
      'The DND Flyway to Delhi',
    ],
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
  },
  Gurugram: {
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
  },
  Kanpur: {
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
    'arya-nagar': [
      'Motijheel metro station',
      'Swaroop Nagar to the west',
      'Chunniganj to the east',
    ],
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
  },
  Varanasi: {
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
  },
}
