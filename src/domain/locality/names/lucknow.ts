import { named } from '../locality.ts'

export const LUCKNOW = [
  named('Jankipuram', 'जानकीपुरम; Janki Puram; Jankipuram Extension; Jankipuram Vistar', [
    'Engineering College crossing on the Sitapur Road',
    'The Ring Road along its south',
    'Tedhi Pulia crossing',
  ]),
  named('Aliganj', 'अलीगंज; Ali Ganj; Kapoorthala; Purania', [
    'Kapoorthala market',
    'The old Hanuman temple',
    'Sitapur Road to the west',
  ]),
  named('Mahanagar', 'महानगर; Maha Nagar; Mahanagar Extension', [
    'Badshahnagar metro and railway station',
    'Nishatganj market',
    'Gol Market',
  ]),
  named('Indira Nagar', 'इंदिरा नगर; इन्दिरा नगर; Indra Nagar; Munshi Pulia; Bhootnath', [
    'Munshi Pulia, where the metro begins',
    'Bhootnath market',
    'Kukrail forest to the north',
  ]),
  named('Faizabad Road', 'फैजाबाद रोड; फ़ैज़ाबाद रोड; Ayodhya Road', [
    'Polytechnic crossing',
    'Kamta, where the Shaheed Path begins',
    'Indira Nagar to the north, Vibhuti Khand to the south',
  ]),
  named('Chinhat', 'चिनहट; Chinhut', [
    'The road to Ayodhya and Barabanki',
    'Matiyari crossing and the Deva Road',
    'The potters’ workshops of Chinhat',
  ]),
  named('Vibhuti Khand', 'विभूति खंड; विभूति खण्ड; Vibhutikhand; Vibhuti Khand Gomti Nagar', [
    'Gomti Nagar railway station',
    'Indira Gandhi Pratishthan',
    'The High Court’s Lucknow bench',
  ]),
  named(
    'Gomti Nagar',
    'गोमती नगर; Gomati Nagar; Patrakarpuram; Vipin Khand; Vinay Khand; Vishal Khand; Viram Khand; Vijay Khand; Vikas Khand; Viraj Khand; Vineet Khand; Vivek Khand; Vishwas Khand',
    ['Ambedkar Park on the Gomti', 'Janeshwar Mishra Park', 'Patrakarpuram market'],
  ),
  named(
    'Gomti Nagar Extension',
    'गोमती नगर विस्तार; गोमती नगर एक्सटेंशन; Gomti Nagar Vistar; Gomtinagar Extn',
    ['The Shaheed Path', 'Janeshwar Mishra Park to the west', 'Ekana stadium across the Gomti'],
  ),
  named('Hazratganj', 'हज़रतगंज; हजरतगंज; Hazrat Ganj; Hajratganj; Ganj', [
    'Hazratganj metro station',
    'The Vidhan Bhavan',
    'Lucknow’s zoo and museum',
  ]),
  named('Aminabad', 'अमीनाबाद; Ameenabad; Aminabaad', [
    'The Aminabad and Gadbadjhala bazaars',
    'Kaiserbagh crossing',
    'Charbagh station to the south',
  ]),
  named('Talkatora', 'तालकटोरा; Tal Katora; Talkatora Industrial Area', [
    'Rajajipuram and its markets',
    'Alamnagar railway station',
    'Aishbagh to the east',
  ]),
  named('Alambagh', 'आलमबाग; Alam Bagh; Alumbagh', [
    'Alambagh bus station and metro',
    'Charbagh station to the north-east',
    'The Kanpur Road',
  ]),
  named('Amausi', 'अमौसी; Amousi; Amausi Industrial Area; Nadarganj', [
    'The airport',
    'Amausi metro station',
    'Transport Nagar on the Kanpur Road',
  ]),
  named(
    'Vrindavan Yojna',
    'वृंदावन योजना; वृन्दावन योजना; Vrindavan Yojana; Vrindawan Yojna; Vrindavan Colony; Brindavan Yojna',
    ['SGPGI hospital to the south', 'The Raebareli Road', 'The Shaheed Path along its north'],
  ),
  named(
    'Sushant Golf City',
    'सुशांत गोल्फ सिटी; Golf City; Ansal API; Sushant Golf; Ansal Golf City',
    ['Ekana cricket stadium', 'The Sultanpur Road', 'Lulu Mall on the Shaheed Path'],
  ),
]
