import { named } from '../locality.ts'

export const LUCKNOW = [
  named(
    'Jankipuram',
    'जानकीपुरम',
    'Janki Puram; Jankipuram Extension; Jankipuram Vistar; Janakipuram; जानकीपुरम विस्तार',
    [
      'Engineering College crossing on the Sitapur Road',
      'The Ring Road along its south',
      'Tedhi Pulia crossing',
    ],
  ),
  named('Aliganj', 'अलीगंज', 'Ali Ganj; Kapoorthala; Purania; Aligunj; कपूरथला; पुरनिया; Puraniya', [
    'Kapoorthala market',
    'The old Hanuman temple',
    'Sitapur Road to the west',
  ]),
  named('Mahanagar', 'महानगर', 'Maha Nagar; Mahanagar Extension; महानगर विस्तार', [
    'Badshahnagar metro and railway station',
    'Nishatganj market',
    'Gol Market',
  ]),
  named(
    'Indira Nagar',
    'इंदिरा नगर',
    'इन्दिरा नगर; Indra Nagar; Munshi Pulia; Bhootnath; Munshipulia; Munshi Puliya; Munshipuliya; Bhootnath Market; Bhoot Nath; मुंशी पुलिया; भूतनाथ; Indira Nager; Indiranager',
    ['Munshi Pulia, where the metro begins', 'Bhootnath market', 'Kukrail forest to the north'],
  ),
  named(
    'Faizabad Road',
    'फैजाबाद रोड',
    'फ़ैज़ाबाद रोड; Ayodhya Road; Ayodhya Rd; अयोध्या रोड; Faizabaad Road',
    [
      'Polytechnic crossing',
      'Kamta, where the Shaheed Path begins',
      'Indira Nagar to the north, Vibhuti Khand to the south',
    ],
  ),
  named('Chinhat', 'चिनहट', 'Chinhut; चिनहट तिराहा; Chinhat Tiraha', [
    'The road to Ayodhya and Barabanki',
    'Matiyari crossing and the Deva Road',
    'The potters’ workshops of Chinhat',
  ]),
  named(
    'Vibhuti Khand',
    'विभूति खंड',
    'विभूति खण्ड; Vibhutikhand; Vibhuti Khand Gomti Nagar; Vibhuti; Bibhuti Khand',
    ['Gomti Nagar railway station', 'Indira Gandhi Pratishthan', 'The High Court’s Lucknow bench'],
  ),
  named(
    'Gomti Nagar',
    'गोमती नगर',
    'Gomati Nagar; Patrakarpuram; Vipin Khand; Vinay Khand; Vishal Khand; Viram Khand; Vijay Khand; Vikas Khand; Viraj Khand; Vineet Khand; Vivek Khand; Vishwas Khand; Gomtinager; Patrakar Puram; पत्रकारपुरम; विपिन खंड; विनय खंड; विशाल खंड; विराम खंड; विजय खंड; विकास खंड; विराज खंड; विनीत खंड; विवेक खंड; विश्वास खंड; Vipul Khand; Vinamra Khand; Vikalp Khand; Vijayant Khand; Vikrant Khand; Vastu Khand; Vaibhav Khand; विपुल खंड; वास्तु खंड',
    ['Ambedkar Park on the Gomti', 'Janeshwar Mishra Park', 'Patrakarpuram market'],
  ),
  named(
    'Gomti Nagar Extension',
    'गोमती नगर विस्तार',
    'गोमती नगर एक्सटेंशन; Gomti Nagar Vistar; Gomtinagar Extn; Gomti Extension',
    ['The Shaheed Path', 'Janeshwar Mishra Park to the west', 'Ekana stadium across the Gomti'],
  ),
  named(
    'Hazratganj',
    'हज़रतगंज',
    'हजरतगंज; Hazrat Ganj; Hajratganj; Hazaratganj; Hajaratganj; Hazrat Gunj; हज़रत गंज',
    ['Hazratganj metro station', 'The Vidhan Bhavan', 'Lucknow’s zoo and museum'],
  ),
  named('Aminabad', 'अमीनाबाद', 'Ameenabad; Aminabaad; अमीनाबाद बाजार; Aminabad Market', [
    'The Aminabad and Gadbadjhala bazaars',
    'Kaiserbagh crossing',
    'Charbagh station to the south',
  ]),
  named(
    'Talkatora',
    'तालकटोरा',
    'Tal Katora; Talkatora Industrial Area; Talkatora Road; Tal katora',
    ['Rajajipuram and its markets', 'Alamnagar railway station', 'Aishbagh to the east'],
  ),
  named('Alambagh', 'आलमबाग', 'Alam Bagh; Alumbagh; Alam Bag; Alambag; आलम बाग', [
    'Alambagh bus station and metro',
    'Charbagh station to the north-east',
    'The Kanpur Road',
  ]),
  named(
    'Amausi',
    'अमौसी',
    'Amousi; Amausi Industrial Area; Nadarganj; Amosi; नादरगंज; Amausi Nadarganj',
    ['The airport', 'Amausi metro station', 'Transport Nagar on the Kanpur Road'],
  ),
  named(
    'Vrindavan Yojna',
    'वृंदावन योजना',
    'वृन्दावन योजना; Vrindavan Yojana; Vrindawan Yojna; Vrindavan Colony; Brindavan Yojna; Vrindavan; Vrindawan; वृंदावन; Vrindavan Awas Yojna; वृंदावन कॉलोनी; Vrindawan Colony',
    ['SGPGI hospital to the south', 'The Raebareli Road', 'The Shaheed Path along its north'],
  ),
  named(
    'Sushant Golf City',
    'सुशांत गोल्फ सिटी',
    'Golf City; Ansal API; Sushant Golf; Ansal Golf City; Ansal Sushant Golf City; Ansal City',
    ['Ekana cricket stadium', 'The Sultanpur Road', 'Lulu Mall on the Shaheed Path'],
  ),
]
