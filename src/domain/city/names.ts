import { ALIASES_ON } from '../cities/on/aliases.ts'
import type { Names } from '../language/constants.ts'
import type { StateRow } from '../states/form.ts'
import { STATES_ON } from '../states/on/states.ts'
import { listed } from '../text/listed.ts'
import { CITIES_WITHOUT_PAGES, CITY_NAMES, type CityName } from './constants.ts'

/** Former, short and Hindi names of the cities with pages, and the most frequent misspellings. */
export const CITY_ALIASES: Record<CityName, readonly string[]> = ALIASES_ON

/** What people write after the name of a city. */
export const AFTER_CITIES: readonly string[] = [
  ...Object.values<StateRow>(STATES_ON).flatMap(({ name, names, aliases }) => [
    name,
    ...Object.values(names),
    ...aliases,
  ]),
  'India',
  'NCR',
  'भारत',
  'pin',
  'pin code',
  'पिन',
  'पिन कोड',
]

/** A city without pages: `pincodes` are the digits that its pincodes begin with. */
type Elsewhere = {
  name: string
  names: Names
  aliases: readonly string[]
  pincodes: readonly string[]
}

const city = (name: string, names: Names, aliases: string, pincodes = ''): Elsewhere => ({
  name,
  names,
  aliases: listed(aliases),
  pincodes: listed(pincodes),
})

/** Other names and pincodes of the cities that the table of cities names without pages. */
const NAMED: Record<
  (typeof CITIES_WITHOUT_PAGES)[number]['name'],
  readonly [aliases: string, pincodes: string]
> = {
  Mathura: ['Mathra; Muttra; Mathura Vrindavan', '2810'],
  Agra: ['Aagra; Agra Cantt', '2820'],
}

const ALL: readonly Elsewhere[] = [
  ...CITIES_WITHOUT_PAGES.map(({ name, names }) => city(name, names, ...NAMED[name])),
  city('Vrindavan', { hi: 'वृंदावन' }, 'Vrindaban; Brindavan', '2811'),
  city(
    'Delhi',
    { hi: 'दिल्ली' },
    'New Delhi; Dilli; Old Delhi; South Delhi; North Delhi; East Delhi; West Delhi; नई दिल्ली; देहली',
    '1100',
  ),
  city(
    'Ghaziabad',
    { hi: 'गाज़ियाबाद' },
    'Gaziabad; Gajiabad; Ghaziyabad; Indirapuram; Vaishali; Vasundhara; Raj Nagar Extension; इंदिरापुरम',
    '2010',
  ),
  // A city with an authority of its own, beyond the Hindon.
  city(
    'Greater Noida',
    { hi: 'ग्रेटर नोएडा' },
    'Gr Noida; Grater Noida; Greater Noida West; Noida Extension; Gaur City; ग्रेटर नोएडा वेस्ट; नोएडा एक्सटेंशन',
    '201306; 201308; 201311; 201312; 201314; 201318',
  ),
  city('Faridabad', { hi: 'फरीदाबाद' }, 'Fridabad; Faridabaad; Ballabgarh; Ballabhgarh', '1210'),
  city(
    'Prayagraj',
    { hi: 'प्रयागराज' },
    'Allahabad; Alahabad; Illahabad; Prayag; Ilahabad; Allahabaad; इलाहाबाद; प्रयाग',
    '2110',
  ),
  city('Meerut', { hi: 'मेरठ' }, 'Merath; Meerath; Mirat', '2500'),
  city('Ayodhya', { hi: 'अयोध्या' }, 'Faizabad; Ayodhaya; Ayodya; Fyzabad; फैजाबाद', '2240'),
  city('Gorakhpur', { hi: 'गोरखपुर' }, 'Gorkhpur; Gorakpur', '2730'),
  city('Bareilly', { hi: 'बरेली' }, 'Bareli; Barelly; Bareily', '2430'),
  city('Aligarh', { hi: 'अलीगढ़' }, 'Aligadh', '2020'),
  city('Moradabad', { hi: 'मुरादाबाद' }, 'Muradabad', '2440'),
  city('Saharanpur', { hi: 'सहारनपुर' }, '', '2470'),
  city('Muzaffarnagar', { hi: 'मुज़फ़्फ़रनगर' }, 'Muzaffar Nagar', '2510'),
  city('Jhansi', { hi: 'झांसी' }, 'Jhanshi', '2840'),
  city('Hapur', { hi: 'हापुड़' }, 'Hapud', ''),
  city('Bulandshahr', { hi: 'बुलंदशहर' }, 'Bulandshahar', '2030'),
  city('Firozabad', { hi: 'फिरोज़ाबाद' }, 'Ferozabad', ''),
  city('Raebareli', { hi: 'रायबरेली' }, 'Rae Bareli; Rai Bareilly; Raibareli', '2290'),
  city('Sitapur', { hi: 'सीतापुर' }, '', '2610'),
  city('Barabanki', { hi: 'बाराबंकी' }, 'Bara Banki', '2250'),
  city('Unnao', { hi: 'उन्नाव' }, 'Unnav', ''),
  city('Hardoi', { hi: 'हरदोई' }, '', '2410'),
  city('Jaunpur', { hi: 'जौनपुर' }, 'Jounpur', '2220'),
  city('Azamgarh', { hi: 'आज़मगढ़' }, 'Azamgadh', '2760'),
  city('Mirzapur', { hi: 'मिर्ज़ापुर' }, 'Mirjapur', '2310'),
  city(
    'Chandauli',
    { hi: 'चंदौली' },
    'Mughalsarai; Mughal Sarai; Deen Dayal Upadhyaya Nagar; मुगलसराय',
    '2321',
  ),
  city(
    'Mumbai',
    { hi: 'मुंबई' },
    'Bombay; Bombai; Thane; Navi Mumbai; Mumbay; बंबई; बॉम्बे; नवी मुंबई; ठाणे',
    '4000',
  ),
  city('Pune', { hi: 'पुणे' }, 'Poona; Puna; पूना', '4110'),
  city('Nagpur', { hi: 'नागपुर' }, '', '4400'),
  city(
    'Bengaluru',
    { hi: 'बेंगलुरु' },
    'Bangalore; Banglore; Bangaluru; Bangalor; बैंगलोर; बंगलौर; बेंगलूर',
    '5600',
  ),
  city('Hyderabad', { hi: 'हैदराबाद' }, 'Hydrabad; Haidrabad; Hyd; Secunderabad; सिकंदराबाद', '5000'),
  city('Chennai', { hi: 'चेन्नई' }, 'Madras; Chenai; मद्रास', '6000'),
  city('Kolkata', { hi: 'कोलकाता' }, 'Calcutta; Kolkatta; Calcuta; कलकत्ता', '7000'),
  city('Ahmedabad', { hi: 'अहमदाबाद' }, 'Ahmadabad; Amdavad', '3800'),
  city('Surat', { hi: 'सूरत' }, '', '3950'),
  city('Vadodara', { hi: 'वडोदरा' }, 'Baroda; बड़ौदा', '3900'),
  city('Jaipur', { hi: 'जयपुर' }, 'Jaypur', '3020'),
  city('Jodhpur', { hi: 'जोधपुर' }, '', '3420'),
  city('Udaipur', { hi: 'उदयपुर' }, '', '3130'),
  city('Kota', { hi: 'कोटा' }, '', '3240'),
  city('Chandigarh', { hi: 'चंडीगढ़' }, 'Chandigadh', '1600'),
  city('Mohali', { hi: 'मोहाली' }, 'SAS Nagar', ''),
  city('Panchkula', { hi: 'पंचकूला' }, '', '1341'),
  city('Ludhiana', { hi: 'लुधियाना' }, '', '1410'),
  city('Amritsar', { hi: 'अमृतसर' }, '', '1430'),
  city('Rohtak', { hi: 'रोहतक' }, '', '1240'),
  city('Sonipat', { hi: 'सोनीपत' }, 'Sonepat', '1310'),
  city('Panipat', { hi: 'पानीपत' }, '', '1321'),
  city('Rewari', { hi: 'रेवाड़ी' }, '', ''),
  city('Dehradun', { hi: 'देहरादून' }, 'Dehra Dun; Deradun', '2480'),
  city('Haridwar', { hi: 'हरिद्वार' }, 'Hardwar', '2494'),
  city('Patna', { hi: 'पटना' }, '', '8000'),
  city('Ranchi', { hi: 'रांची' }, '', '8340'),
  city('Bhopal', { hi: 'भोपाल' }, '', '4620'),
  city('Indore', { hi: 'इंदौर' }, 'Indor', '4520'),
  city('Gwalior', { hi: 'ग्वालियर' }, '', '4740'),
  city('Raipur', { hi: 'रायपुर' }, '', '4920'),
  city('Bhubaneswar', { hi: 'भुवनेश्वर' }, '', '7510'),
  city('Guwahati', { hi: 'गुवाहाटी' }, 'Gauhati', '7810'),
  city('Kochi', { hi: 'कोच्चि' }, 'Cochin', '6820'),
  city('Coimbatore', { hi: 'कोयंबटूर' }, '', '6410'),
  city('Goa', { hi: 'गोवा' }, 'Panaji', '4030'),
]

/** Cities that people ask for although the portal has no pages of them. Pincodes: India Post, from memory. */
export const CITIES_ELSEWHERE: readonly Elsewhere[] = ALL.filter(
  ({ name }) => !CITY_NAMES.some((city) => city === name),
)
