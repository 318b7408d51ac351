import type { CityName } from '../../src/domain/city/constants.ts'
import type { ListingFields } from '../../src/domain/listing/schema.ts'
import { LANDMARKS } from '../../src/domain/locality/landmarks.ts'
import { localityOf } from '../../src/domain/locality/rules.ts'
import type { Random } from './random.ts'

type Facts = Omit<ListingFields, 'description'>
/** A sentence, and when it is true of a listing; without a condition it is true of each one of its kind. */
type Sentence = readonly [string, ((facts: Facts) => boolean)?]
type Words = { openings: readonly Sentence[]; closings: readonly Sentence[] }

const built = ({ possession }: Facts) => possession !== 'Under construction'
const building = (facts: Facts) => !built(facts)
const livedIn = (facts: Facts) => built(facts) && facts.propertyAge !== 'New'
const forSale = ({ listingType }: Facts) => listingType === 'Sell'
const toLet = (facts: Facts) => !forSale(facts)

/** The words of the names of demo homes, in Devanagari. */
export const NAMES_IN_HINDI: Readonly<Record<string, string>> = {
  Gulmohar: 'गुलमोहर',
  Kesar: 'केसर',
  Amaltas: 'अमलतास',
  Chandan: 'चंदन',
  Kadamb: 'कदंब',
  Ashoka: 'अशोक',
  Parijat: 'पारिजात',
  Neelkanth: 'नीलकंठ',
  Saraswati: 'सरस्वती',
  Kaveri: 'कावेरी',
  Bela: 'बेला',
  Mogra: 'मोगरा',
  Tulsi: 'तुलसी',
  Harsingar: 'हरसिंगार',
  Palash: 'पलाश',
  Sheesham: 'शीशम',
  Surya: 'सूर्या',
  Meenakshi: 'मीनाक्षी',
  Nirmal: 'निर्मल',
  Champa: 'चंपा',
  Anand: 'आनंद',
  Vrindavan: 'वृंदावन',
  Shivalaya: 'शिवालय',
  Rajnigandha: 'रजनीगंधा',
  Triveni: 'त्रिवेणी',
  Hariyali: 'हरियाली',
  Ujala: 'उजाला',
  Madhav: 'माधव',
  Banyan: 'बरगद',
  Heights: 'हाइट्स',
  Residency: 'रेजिडेंसी',
  Sadan: 'सदन',
  Vatika: 'वाटिका',
  Society: 'सोसाइटी',
  Homes: 'होम्स',
  Bhawan: 'भवन',
  Kutir: 'कुटीर',
  Towers: 'टावर्स',
  Apartments: 'अपार्टमेंट',
  Kothi: 'कोठी',
  Villa: 'विला',
  House: 'हाउस',
  Niwas: 'निवास',
  Studios: 'स्टूडियो',
  Court: 'कोर्ट',
  Terrace: 'टेरेस',
  Chambers: 'चैंबर्स',
  'Business Park': 'बिजनेस पार्क',
  'Corporate Tower': 'कॉर्पोरेट टावर',
  Arcade: 'आर्केड',
  Market: 'मार्केट',
  'High Street': 'हाई स्ट्रीट',
  Godown: 'गोदाम',
  Works: 'वर्क्स',
  'Logistics Yard': 'लॉजिस्टिक्स यार्ड',
  Warehousing: 'वेयरहाउस',
  'Industrial Shed': 'इंडस्ट्रियल शेड',
  'Udyog Bhavan': 'उद्योग भवन',
}

const OF_BUILDINGS: readonly Sentence[] = [
  ['कागज पूरे हैं, आने से पहले भी देखे जा सकते हैं।', (facts) => forSale(facts) && built(facts)],
  ['रजिस्ट्री एक ही नाम पर है और कोई लोन बाकी नहीं है।', (facts) => forSale(facts) && livedIn(facts)],
  ['पास हुआ नक्शा और रजिस्ट्रेशन साइट ऑफिस में देख लें।', building],
  ['साइट किसी भी कामकाजी दिन देखी जा सकती है।', building],
  ['एग्रीमेंट ग्यारह महीने का है, आगे बढ़ सकता है।', toLet],
  ['फोन पर उसी दिन जवाब मिलता है।', toLet],
  ['सुबह दस बजे के बाद किसी भी दिन आएं, एक दिन पहले बता दें।', built],
]

const FLATS: Words = {
  openings: [
    ['दो तरफ खिड़कियों वाला हवादार फ्लैट, गर्मियों में भी कमरे ठंडे रहते हैं।'],
    ['एक ही परिवार ने रखा है, और बहुत संभालकर रखा है।', livedIn],
    [
      'हॉल से लगी बालकनी में सुबह की धूप आती है।',
      ({ balconies, facingType }) => !!balconies && /East/.test(facingType ?? ''),
    ],
    ['सड़क से हटकर शांत फ्लैट, हर कमरे में खिड़की है।'],
    ['ऊपर की मंजिल पर है, शाम को अच्छी हवा आती है।', ({ floorNumber }) => (floorNumber ?? 0) > 3],
    ['माता-पिता, बच्चे और मेहमान, सबके लिए कमरा है।', ({ bedrooms }) => (bedrooms ?? 0) > 2],
    ['बिल्डिंग की दीवारें खड़ी हैं और लिफ्ट लग रही है।', building],
  ],
  closings: [...OF_BUILDINGS, ['नगर निगम का पानी सुबह-शाम आता है, बोरिंग भी है।', built]],
}

const HOUSES: Words = {
  openings: [
    ['अपने प्लॉट पर बना मकान, गेट और छत दोनों अपने।'],
    ['आगे छोटा सा बगीचा है, और किचन उसी तरफ खुलता है।'],
    [
      'ऊपर जाने का रास्ता अलग है, दो पीढ़ियां आराम से साथ रहें।',
      ({ totalFloors }) => (totalFloors ?? 0) > 1,
    ],
    ['सब कुछ एक ही मंजिल पर, बुजुर्गों को सीढ़ी नहीं चढ़नी पड़ती।', ({ totalFloors }) => totalFloors === 1],
    ['ऊपर-नीचे कोई नहीं, और आंगन में तुलसी लगी है।'],
  ],
  closings: [...OF_BUILDINGS, ['नगर निगम का पानी सुबह-शाम आता है, बोरिंग भी है।', built]],
}

const STUDIOS: Words = {
  openings: [
    ['एक रोशन कमरा, किचन का कोना और अपना बाथरूम।'],
    ['अकेले रहने वाले या जोड़े के लिए छोटा, साफ-सुथरा घर।'],
  ],
  closings: [...OF_BUILDINGS, ['बिजली का मीटर अलग है, पानी मेंटेनेंस में है।', built]],
}

const PLOTS: Words = {
  openings: [
    ['समतल प्लॉट है, चारों कोनों पर पत्थर लगे हैं।'],
    ['बसी हुई लाइन में खुला प्लॉट, दोनों तरफ मकान बन चुके हैं।'],
    ['कॉर्नर का प्लॉट है, दो तरफ सड़क।', ({ corner }) => corner === 'Yes'],
    [
      'सामने की सड़क इतनी चौड़ी है कि दो गाड़ियां आराम से निकल जाएं।',
      ({ roadWidth }) => (roadWidth ?? 0) >= 30,
    ],
  ],
  closings: [
    ['रजिस्ट्री और दाखिल-खारिज एक ही नाम पर हैं।', forSale],
    ['बिजली के खंभे और पानी की लाइन प्लॉट तक है।'],
    ['रविवार को प्लॉट पर ही मिलते हैं, नक्शा साथ रहता है।'],
    ['पैसे देने से पहले नपवा लें, आधा खर्च हमारा।', forSale],
  ],
}

const SHOPS: Words = {
  openings: [
    ['जिस तरफ लोग चलते हैं, उसी तरफ पूरी चौड़ाई का शटर है।'],
    ['बाजार की मुख्य लाइन में दुकान, ऊपर सामान रखने की जगह।'],
  ],
  closings: [...OF_BUILDINGS, ['आसपास कपड़े, मिठाई और दवा की दुकानें हैं।', built]],
}

const OFFICES: Words = {
  openings: [
    ['बड़ी खिड़कियों वाला ऑफिस, बीच में खंभे कम हैं।'],
    ['रिसेप्शन, दो केबिन और पूरी टीम के बैठने की जगह।'],
  ],
  closings: [...OF_BUILDINGS, ['लिफ्ट और रोशनी जनरेटर पर चलती है, एसी का मीटर अलग है।', built]],
}

const STORES: Words = {
  openings: [
    ['सूखा गोदाम, माल उतारने की जगह और रैक के लिए अच्छी ऊंचाई।'],
    ['साफ-सुथरा हॉल, ट्रक के लिए चौड़ा रैंप।'],
  ],
  closings: [...OF_BUILDINGS, ['गेट पर दिन-रात चौकीदार रहता है, ट्रक कभी भी आ सकते हैं।', built]],
}

const PAYING_GUESTS: Words = {
  openings: [
    ['सबका अपना बेड, पढ़ने की मेज और अलमारी; खाना घर में ही बनता है।'],
    ['पढ़ने वालों के लिए शांत घर, दस बजे के बाद शोर नहीं।'],
    ['हर कमरे में वाई-फाई, किराए में शामिल।', ({ wifi }) => wifi === 'Included'],
  ],
  closings: [
    ['नाश्ता और रात का खाना किराए में है।'],
    ['एक महीने पहले बता दें, सिक्योरिटी आखिरी दिन वापस मिल जाती है।'],
    ['पहले आकर किचन देख लें, घर वहीं से समझ आता है।'],
  ],
}

const WORDS: Record<ListingFields['propertyType'], Words> = {
  'Flat/Apartment': FLATS,
  'Independent House/Villa': HOUSES,
  'Plot/Land': PLOTS,
  '1 RK/Studio Apartment': STUDIOS,
  Office: OFFICES,
  Retail: SHOPS,
  Storage: STORES,
  Industry: STORES,
  'Serviced Apartment': STUDIOS,
  Farmhouse: HOUSES,
  Hospitality: OFFICES,
}

/** A sentence about the place, by the tables of localities and landmarks. */
function placed(random: Random, { city, locality }: Facts): string {
  const known = localityOf(city, locality)
  const near = LANDMARKS[city as CityName].filter(({ near: [first] }) => first === known?.slug)
  const here = known?.names.hi ?? locality
  if (near.length === 0) return `रोज की खरीदारी ${here} में ही हो जाती है।`
  const { names } = random.pick(near)
  const hindi = names.hi
  return random.pick([
    `पास में ${hindi} है।`,
    `ऑटो वाले को ${hindi} बताएं, आगे का रास्ता आसान है।`,
    `${here} में है, पहचान के लिए ${hindi}।`,
  ])
}

/** A description in Hindi of three sentences, each of them true of the listing's own answers. */
export function describeInHindi(random: Random, facts: Facts): string {
  const { openings, closings } =
    facts.listingType === 'PG' ? PAYING_GUESTS : WORDS[facts.propertyType]
  const pick = (sentences: readonly Sentence[]) =>
    random.pick(sentences.filter(([, fits]) => !fits || fits(facts)))[0]
  return [pick(openings), placed(random, facts), pick(closings)].join(' ')
}
