import { BASIS_NAMES, UNIT_NAMES } from '#language/area/texts-units'
import { AUTHORITY_NAMES } from '../city/authorities.ts'
import { CITIES } from '../city/constants.ts'

/** What is shown for each stored value, by concept; what one concept has in common with another is said once. */
const SHOWN: Readonly<Record<string, string>> = {
  ...Object.fromEntries(CITIES.map(({ name, names }) => [name, names.hi])),

  Yes: 'हां',
  No: 'नहीं',

  Sell: 'बेचना',
  Rent: 'किराए पर देना',
  PG: 'पीजी',

  Residential: 'रिहायशी',
  Commercial: 'कमर्शियल',

  'Flat/Apartment': 'फ्लैट',
  'Independent House/Villa': 'मकान/विला',
  'Plot/Land': 'प्लॉट/जमीन',
  '1 RK/Studio Apartment': '1 आरके/स्टूडियो',
  Office: 'ऑफिस',
  Retail: 'दुकान',
  Storage: 'गोदाम',
  Industry: 'फैक्ट्री',
  'Serviced Apartment': 'सर्विस्ड फ्लैट',
  Farmhouse: 'फार्महाउस',
  Hospitality: 'होटल',

  ...UNIT_NAMES,
  ...BASIS_NAMES,

  Unfurnished: 'बिना फर्नीचर',
  'Semi-furnished': 'सेमी फर्निश्ड',
  'Fully furnished': 'फुल फर्निश्ड',

  North: 'उत्तर',
  South: 'दक्षिण',
  East: 'पूर्व',
  West: 'पश्चिम',
  'North-East': 'उत्तर-पूर्व',
  'North-West': 'उत्तर-पश्चिम',
  'South-East': 'दक्षिण-पूर्व',
  'South-West': 'दक्षिण-पश्चिम',

  Gym: 'जिम',
  'Swimming Pool': 'स्विमिंग पूल',
  Parking: 'पार्किंग',
  Security: 'सुरक्षा',
  'Power Backup': 'पावर बैकअप',
  Clubhouse: 'क्लब हाउस',
  Lift: 'लिफ्ट',
  Balcony: 'बालकनी',
  'Medical Facility': 'मेडिकल सुविधा',
  'Day Care Center': 'डे केयर',
  'Pet Area': 'पालतू जानवरों की जगह',
  'Indoor Games': 'इनडोर गेम्स',
  'Conference Room': 'कॉन्फ्रेंस रूम',
  'Large Green Area': 'बड़ी हरी-भरी जगह',
  'Concierge Desk': 'कॉन्सियर्ज हेल्प डेस्क',
  Helipad: 'हेलीपैड',
  'Golf Course': 'गोल्फ कोर्स',
  Multiplex: 'मल्टीप्लेक्स',
  'Serviced Apartments': 'सर्विस्ड फ्लैट',
  'Service Elevators': 'सर्विस लिफ्ट',
  'High Street Retail': 'हाई स्ट्रीट दुकानें',
  Hypermarket: 'हाइपरमार्केट',
  "ATM'S": 'एटीएम',
  'Study Room': 'स्टडी रूम',

  New: 'नई',
  'Up to 5 years': '5 साल तक',
  '5 to 10 years': '5 से 10 साल',
  '10 to 20 years': '10 से 20 साल',
  'Over 20 years': '20 साल से ज्यादा',

  'Ready to move': 'रहने के लिए तैयार',
  'Under construction': 'बन रहा है',

  'Small project': 'छोटा प्रोजेक्ट',
  'Completed before the Act': 'रेरा कानून से पहले पूरा',
  'Renovation without sale': 'बिना बिक्री के मरम्मत',

  Anyone: 'कोई भी',
  Families: 'परिवार',
  'Working people': 'नौकरीपेशा',
  Students: 'स्टूडेंट',
  Companies: 'कंपनी',

  Allowed: 'रखने की छूट है',
  'Not allowed': 'रखने की छूट नहीं',

  // The form after which nothing has to bend: "महिलाओं के लिए" stands as a choice, a fact and a chip.
  Women: 'महिलाओं के लिए',
  Men: 'पुरुषों के लिए',
  'Women and men': 'महिलाओं और पुरुषों के लिए',

  'Private room': 'अकेले का कमरा',
  'Two to a room': 'एक कमरे में दो',
  'Three to a room': 'एक कमरे में तीन',
  'Four or more to a room': 'एक कमरे में चार या ज्यादा',

  'No meals': 'खाना नहीं',
  Breakfast: 'नाश्ता',
  'Breakfast and dinner': 'नाश्ता और रात का खाना',
  'All meals': 'तीनों टाइम का खाना',

  'In the rooms': 'कमरों में',
  Included: 'किराए में शामिल',
  Extra: 'अलग से पैसे',

  Never: 'कभी नहीं',
  'After 10 pm': 'रात 10 बजे के बाद',
  'By 10 pm': 'रात 10 बजे तक',
  'By 9 pm': 'रात 9 बजे तक',
  'By 8 pm': 'रात 8 बजे तक',

  'No brokerage': 'ब्रोकरेज नहीं',
  'Brokerage asked': 'ब्रोकरेज लगेगी',

  ...Object.fromEntries(Object.entries(AUTHORITY_NAMES).map(([name, { hi }]) => [name, hi])),
  'Gram panchayat': 'ग्राम पंचायत',
  'Other authority': 'कोई और अथॉरिटी',
  'Not approved': 'मंजूर नहीं',

  Owner: 'मालिक',
  Client: 'क्लाइंट',
  Agent: 'एजेंट',
  Admin: 'एडमिन',

  owner: 'मालिक',
  agent: 'एजेंट',
  developer: 'बिल्डर',

  'floor plan': 'फ्लोर प्लान',
  outside: 'बाहर',
  hall: 'हॉल',
  kitchen: 'किचन',
  bedroom: 'बेडरूम',
  bathroom: 'बाथरूम',

  'Already sold or rented': 'बिक गई या किराए पर चढ़ गई',
  'Wrong price or facts': 'कीमत या जानकारी गलत है',
  'Photos of another property': 'फोटो किसी और प्रॉपर्टी की हैं',
  'A broker as owner': 'मालिक के नाम से ब्रोकर',
  'Not theirs to offer': 'पोस्ट करने वाले को यह देने का हक नहीं',
  'Listed more than once': 'एक से ज्यादा बार पोस्ट है',
  Fraud: 'धोखाधड़ी',
  'Private picture of a person': 'किसी की निजी फोटो',
  'Something else': 'कुछ और',
}

/**
 * What is shown for the stored value of an option, such as "Semi-furnished". Stored values, addresses and the index of
 * the search hold the English words in every language.
 */
export const shownValue = (value: string): string => SHOWN[value] ?? value
