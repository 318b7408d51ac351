import { shownCity } from '#language/city/texts-named'
import { CITY_NAMES, type CityName } from '../city/constants.ts'
import { placeKey, placeWords } from '../reading/place-words.ts'
import { lazy } from '../text/lazy.ts'
import { remembered } from '../text/remembered.ts'
import { LANDMARKS } from './landmarks.ts'
import { LOCALITIES } from './localities.ts'
import { nearCode } from '#language/text/texts'
import { nameOfSlug, pincodeIn } from './locality.ts'

/**
 * What people write for a part of a locality or for what lies around a landmark, which is less, or other, than what we
 * name after it: who lives in Vipin Khand is not shown to live in all of Gomti Nagar. Other spellings of a landmark
 * that people live around are here too. Those of a locality are not: they are shown by its name.
 */
const PARTS: Record<CityName, Readonly<Record<string, string>>> = {
  Lucknow: {
    'Jankipuram Extension; Jankipuram Vistar': 'जानकीपुरम विस्तार',
    Kapoorthala: 'कपूरथला',
    'Purania; Puraniya': 'पुरनिया',
    'Mahanagar Extension': 'महानगर विस्तार',
    'Munshi Pulia; Munshi Puliya': 'मुंशी पुलिया',
    Bhootnath: 'भूतनाथ',
    'Bhootnath Market': 'भूतनाथ मार्केट',
    'Ayodhya Road': 'अयोध्या रोड',
    'Chinhat Tiraha': 'चिनहट तिराहा',
    Patrakarpuram: 'पत्रकारपुरम',
    'Vipin Khand': 'विपिन खंड',
    'Vinay Khand': 'विनय खंड',
    'Vishal Khand': 'विशाल खंड',
    'Viram Khand': 'विराम खंड',
    'Vijay Khand': 'विजय खंड',
    'Vikas Khand': 'विकास खंड',
    'Viraj Khand': 'विराज खंड',
    'Vineet Khand': 'विनीत खंड',
    'Vivek Khand': 'विवेक खंड',
    'Vishwas Khand': 'विश्वास खंड',
    'Vipul Khand': 'विपुल खंड',
    'Vinamra Khand': 'विनम्र खंड',
    'Vikalp Khand': 'विकल्प खंड',
    'Vijayant Khand': 'विजयंत खंड',
    'Vikrant Khand': 'विक्रांत खंड',
    'Vastu Khand': 'वास्तु खंड',
    'Vaibhav Khand': 'वैभव खंड',
    'Aminabad Market': 'अमीनाबाद बाजार',
    'Talkatora Industrial Area': 'तालकटोरा इंडस्ट्रियल एरिया',
    'Talkatora Road': 'तालकटोरा रोड',
    'Amausi Industrial Area': 'अमौसी इंडस्ट्रियल एरिया',
    Nadarganj: 'नादरगंज',
    'Amausi Nadarganj': 'अमौसी नादरगंज',
    'Vrindavan Colony; Vrindawan Colony': 'वृंदावन कॉलोनी',
    'Golf City': 'गोल्फ सिटी',
    'Ansal API': 'अंसल एपीआई',
    'Ansal City': 'अंसल सिटी',
    'Ansal Golf City': 'अंसल गोल्फ सिटी',
    Charbagh: 'चारबाग',
    Badshahnagar: 'बादशाहनगर',
    Daliganj: 'डालीगंज',
    Alamnagar: 'आलमनगर',
    'Malhaur; Malhour': 'मल्हौर',
    Husainganj: 'हुसैनगंज',
    Mavaiya: 'मवैया',
    Polytechnic: 'पॉलिटेक्निक',
    Matiari: 'मटियारी',
    'Tedhi Puliya; Tedi Pulia': 'टेढ़ी पुलिया',
    'Shahid Path': 'शहीद पथ',
    'Rae Bareli Road; Raibareli Road; Raebareily Road': 'रायबरेली रोड',
    'Dewa Road': 'देवा रोड',
    'IIM Road': 'आईआईएम रोड',
    'PGI; PGI Lucknow': 'पीजीआई',
    'BBD; BBD Lucknow': 'बीबीडी',
    Kukrail: 'कुकरैल',
    'Qaiserbagh; Kaisarbagh': 'कैसरबाग',
    Ashiana: 'आशियाना',
    Yahiaganj: 'यहियागंज',
    'Sahara States': 'सहारा एस्टेट',
    'Lucknow Cantonment; Cantt': 'लखनऊ कैंट',
  },
  Noida: {
    'Atta Market': 'अट्टा मार्केट',
    Atta: 'अट्टा',
    'Atta Bazaar': 'अट्टा बाजार',
    'Sector 18 Market': 'सेक्टर 18 मार्केट',
    Hajipur: 'हाजीपुर',
    'NSEZ; Noida SEZ': 'एनएसईजेड',
    NEPZ: 'एनईपीजेड',
    'Noida Special Economic Zone': 'नोएडा स्पेशल इकोनॉमिक जोन',
    'Hosiery Complex': 'होजरी कॉम्प्लेक्स',
    'Electronic City; Noida Electronic City': 'इलेक्ट्रॉनिक सिटी',
    'City Centre; City Center': 'सिटी सेंटर',
    Expressway: 'एक्सप्रेसवे',
    Jewar: 'जेवर',
    Chijarsi: 'छिजारसी',
    Baraula: 'बरौला',
    'Gejha village': 'गेझा',
    'Maharshi Nagar': 'महर्षि नगर',
  },
  Gurugram: {
    'Palam Vihar Extension': 'पालम विहार विस्तार',
    'Udyog Vihar Phase 1': 'उद्योग विहार फेज 1',
    'Udyog Vihar Phase 2': 'उद्योग विहार फेज 2',
    'Udyog Vihar Phase 3': 'उद्योग विहार फेज 3',
    'Udyog Vihar Phase 4': 'उद्योग विहार फेज 4',
    'Udyog Vihar Phase 5': 'उद्योग विहार फेज 5',
    'Udyog Vihar Industrial Area': 'उद्योग विहार इंडस्ट्रियल एरिया',
    'DLF Cyber City': 'डीएलएफ साइबर सिटी',
    'Mehrauli Gurgaon Road': 'महरौली गुड़गांव रोड',
    'Mehrauli Gurugram Road': 'महरौली गुरुग्राम रोड',
    'Qutab Enclave': 'कुतुब एनक्लेव',
    'Sushant Lok; Shushant Lok': 'सुशांत लोक',
    'Golf Course': 'गोल्फ कोर्स',
    'Khandsa Road': 'खांडसा रोड',
    'Khandsa Industrial Area': 'खांडसा इंडस्ट्रियल एरिया',
    'Khandsa Village': 'खांडसा गांव',
    'Vatika India Next; Vatika India Next Sector 82': 'वाटिका इंडिया नेक्स्ट',
    'India Next': 'इंडिया नेक्स्ट',
    Manesar: 'मानेसर',
    IMT: 'आईएमटी',
    Sikandarpur: 'सिकंदरपुर',
    'HUDA City Centre; Huda City Center': 'हुडा सिटी सेंटर',
    'NH 8': 'एनएच 8',
    'Golf Course Extension': 'गोल्फ कोर्स एक्सटेंशन',
    'SPR; SPR Road': 'एसपीआर',
    Sultanpur: 'सुल्तानपुर',
    'Leisure Valley': 'लेजर वैली',
    Aravalli: 'अरावली',
    'DLF 2; DLF City Phase 2': 'डीएलएफ फेज 2',
    'DLF 3; DLF City Phase 3': 'डीएलएफ फेज 3',
    'DLF 4; DLF City Phase 4': 'डीएलएफ फेज 4',
    'Sushant Lok Phase 2': 'सुशांत लोक 2',
    'Sushant Lok Phase 3': 'सुशांत लोक 3',
    'South City': 'साउथ सिटी',
    'Nirvana City': 'निर्वाणा सिटी',
    'Malibu Towne': 'मालिबू टाउन',
    'Dundahera village': 'डूंडाहेड़ा',
    Chakarpur: 'चक्करपुर',
    'Ghata village': 'घाटा',
    Shikohpur: 'सिकोहपुर',
    'New Gurgaon': 'न्यू गुड़गांव',
  },
  Kanpur: {
    'Kalyanpur Khurd': 'कल्याणपुर खुर्द',
    'Awas Vikas Kalyanpur': 'आवास विकास कल्याणपुर',
    Parade: 'परेड',
    'Parade Chauraha': 'परेड चौराहा',
    'Parade ground': 'परेड ग्राउंड',
    'Somdutt Plaza': 'सोमदत्त प्लाजा',
    'Bada Chauraha; Bara Chauraha': 'बड़ा चौराहा',
    'Panki Industrial Area': 'पनकी इंडस्ट्रियल एरिया',
    Ratanpur: 'रतनपुर',
    'Dada Nagar Industrial Area': 'दादा नगर इंडस्ट्रियल एरिया',
    Kidwai: 'किदवई',
    'Panki Dham': 'पनकी धाम',
    Govindpuri: 'गोविंदपुरी',
    Anwarganj: 'अनवरगंज',
    Chakeri: 'चकेरी',
    Gurudev: 'गुरुदेव',
    'Gita Nagar': 'गीता नगर',
    'Ganga barrage; Ganga Bairaj': 'गंगा बैराज',
    Ramadevi: 'रामादेवी',
    'Zarib Chowki; Jareeb Chowki': 'जरीब चौकी',
    'Barra 2': 'बर्रा 2',
    'Harjendra Nagar': 'हरजेंदर नगर',
    'Gooba Garden': 'गूबा गार्डन',
    'Kanpur Cantonment; Cantt': 'कानपुर कैंट',
    IIT: 'आईआईटी',
  },
  Varanasi: {
    'Agro Park': 'एग्रो पार्क',
    'Karkhiyaon Agro Park': 'करखियांव एग्रो पार्क',
    'Sarnath Road': 'सारनाथ रोड',
    'Shivpur Bypass': 'शिवपुर बाईपास',
    'Varanasi Cantt; Varanasi Cantonment': 'वाराणसी कैंट',
    'Banaras Cantt': 'बनारस कैंट',
    'Cantt Area': 'कैंट एरिया',
    'Mall Road': 'माल रोड',
    'Lahurabeer Crossing': 'लहुराबीर चौराहा',
    'Sigra Chauraha': 'सिगरा चौराहा',
    'Sigra Road': 'सिगरा रोड',
    'Luxa Road': 'लक्सा रोड',
    Dashashwamedh: 'दशाश्वमेध',
    'Dashashwamedh Road': 'दशाश्वमेध रोड',
    Girjaghar: 'गिरजाघर',
    'Godaulia Chauraha': 'गोदौलिया चौराहा',
    'Chandpur Industrial Estate': 'चांदपुर इंडस्ट्रियल एस्टेट',
    'Kamachha; Kamachcha; Kamaccha': 'कमच्छा',
    'Assi Ghat; Asi Ghat': 'अस्सी घाट',
    'Assi Road; Road to Assi': 'अस्सी रोड',
    'Lanka BHU': 'लंका बीएचयू',
    'Lanka Chauraha': 'लंका चौराहा',
    Nagwa: 'नगवा',
    'Ramnagar Industrial Area': 'रामनगर इंडस्ट्रियल एरिया',
    'Ramnagar Road': 'रामनगर रोड',
    'Manduadih; Maduadih': 'मंडुआडीह',
    Babatpur: 'बाबतपुर',
    'Road to the airport': 'एयरपोर्ट रोड',
    'Samne Ghat': 'सामने घाट',
    'Rath Yatra': 'रथयात्रा',
    Durgakund: 'दुर्गाकुंड',
    'BHU; BHU campus': 'बीएचयू',
    'Vidyapith; Vidyapeeth': 'विद्यापीठ',
    DLW: 'डीएलडब्ल्यू',
    'Rabindrapuri; Ravindra Puri': 'रवींद्रपुरी',
    Pandepur: 'पांडेयपुर',
    Bhojubeer: 'भोजूबीर',
    'Ardali Bazaar': 'अर्दली बाजार',
    Maldahia: 'मलदहिया',
    Khojwan: 'खोजवां',
    Kabirchaura: 'कबीर चौरा',
    Paharia: 'पहड़िया',
    Kakarmata: 'ककरमत्ता',
    Teliabagh: 'तेलियाबाग',
  },
}

const DEVANAGARI = /\p{Script=Devanagari}/u
const keyOf = (text: string) => placeKey(placeWords(text))

/** Their letters as sectors have them: there is a Sector 93A. */
const LETTERS: Readonly<Record<string, string>> = { a: 'ए', b: 'बी', c: 'सी', d: 'डी', e: 'ई' }

/** "सेक्टर 128", also of a sector that no map draws. */
function sectorIn(text: string): string | undefined {
  const [, number, letter = ''] = /^sector(\d+)([a-z])?$/.exec(keyOf(text)) ?? []
  const said = letter ? LETTERS[letter] : ''
  return number && said !== undefined ? `सेक्टर ${number}${said}` : undefined
}

/** The names in Hindi by what is written for them, in the order in which they go before one another. */
function namesIn(city: CityName): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const add = (written: readonly string[], hindi: string) => {
    for (const text of written) {
      const key = keyOf(text)
      if (!names.has(key)) names.set(key, hindi)
    }
  }
  for (const { name, hindi } of LOCALITIES[city]) add([name], hindi)
  for (const [written, hindi] of Object.entries(PARTS[city])) add(written.split('; '), hindi)
  for (const { name, hindi } of LANDMARKS[city]) add([name], hindi)
  for (const { hindi, aliases } of LOCALITIES[city])
    add(
      aliases.filter((alias) => !DEVANAGARI.test(alias)),
      hindi,
    )
  return names
}

function shownIn(city: CityName): (text: string) => string {
  const names = lazy(() => namesIn(city))
  const known = (text: string) => sectorIn(text) ?? names().get(keyOf(text))
  const ending = new RegExp(`^(.*\\S)(\\s+)(${city})$`, 'i')
  const partOf = (text: string): string => {
    const hindi = text.toLowerCase() === city.toLowerCase() ? shownCity(city) : known(text)
    if (hindi !== undefined) return hindi
    const [, before, blank] = ending.exec(text) ?? []
    return before && blank ? `${partOf(before)}${blank}${shownCity(city)}` : text
  }
  // What is written in Hindi stays as it is, and so does what we do not know.
  return remembered(
    (text) =>
      known(text) ??
      text
        .split(/(\s*[,;/|()]\s*)/)
        .map((part, n) => (n % 2 === 0 && /[a-z0-9]/i.test(part) ? partOf(part) : part))
        .join(''),
  )
}

const SHOWN = Object.fromEntries(CITY_NAMES.map((city) => [city, shownIn(city)]))

/**
 * What is shown for a locality or a landmark of a city, by its stored name or as somebody typed it: its name in Hindi.
 * Of several parts, as in "Vipin Khand, Gomti Nagar", each has its own; what we do not know stays as it was typed.
 */
export const shownLocality = (city: string, name: string): string => {
  const code = pincodeIn(name)
  return code ? nearCode(code) : (SHOWN[city]?.(name) ?? name)
}

/** The same where only its slug is known. */
export function shownSlug(slug: string): string {
  const known = Object.values(LOCALITIES)
    .flat()
    .find((locality) => locality.slug === slug)
  return known?.hindi ?? sectorIn(nameOfSlug(slug)) ?? nameOfSlug(slug)
}

/** What is written on a map for what it draws. */
export const shownOnMap = (
  city: CityName,
  { name, hindi }: { name: string; hindi?: string },
): { text: string; hindi: string } => ({ text: hindi || shownLocality(city, name), hindi: '' })
