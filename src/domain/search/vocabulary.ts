import type { CityName } from '../city/constants.ts'
import type { PropertyType } from '../listing/constants.ts'
import { plain } from './text.ts'

/** Words for each wish, as alternatives of a pattern; Hindi words in both scripts. */
export const WISH_WORDS = {
  pg: 'pgs?|paying guests?|hostels?|co-?living|पीजी',
  lease: '(?:for |on |to )?(?:commercial )?lease|leasing',
  rent: '(?:for |on |to )?rent(?:al|als|ed|ing)?|to let|tolet|kiraye?(?: pe| par| ka| ki| ke liye)?|किराए?(?: पर)?',
  buy: '(?:for |on )?sale|(?:to )?buy(?:ing)?|purchase|resale|kharidna|बिकाऊ|खरीदना',
} as const

/** Words for the types of property. `home` means any residential type. */
export const KIND_WORDS: readonly (readonly [words: string, types: readonly PropertyType[]])[] = [
  ['serviced apartments?', ['Serviced Apartment']],
  ['1 ?rk|one rk|studios?(?: apartments?| flats?)?|single rooms?', ['1 RK/Studio Apartment']],
  ['farm ?houses?', ['Farmhouse']],
  ['ware ?houses?|godowns?|storage(?: spaces?)?|cold stores?|गोदाम', ['Storage']],
  ['hotels?|guest ?houses?|hospitality', ['Hospitality']],
  ['(?:builder )?floors? flats?|flats?|apartments?|appartments?|apts?|फ्लैट', ['Flat/Apartment']],
  [
    '(?:independent |row )?(?:houses?|villas?|bungalows?|banglows?|kothis?|makaan|makan|duplex(?:es)?)|मकान|कोठी',
    ['Independent House/Villa'],
  ],
  ['plots?(?: ?/ ?land)?|lands?|zameen|jameen|ज़मीन|जमीन|प्लॉट', ['Plot/Land']],
  ['offices?(?: spaces?)?|workspaces?|ऑफिस', ['Office']],
  ['shops?|showrooms?|retail(?: spaces?)?|dukaan|dukan|दुकान', ['Retail']],
  ['factor(?:y|ies)|industr(?:y|ial)(?: sheds?| units?)?|sheds?', ['Industry']],
]

/** Former, short and Hindi names, and the most frequent misspellings. */
export const CITY_WORDS: Record<CityName, string> = {
  Lucknow: 'lucknow|lko|lakhnau|luknow|lucknw|lukhnow|लखनऊ',
  Noida: 'noida|greater noida|noyda|नोएडा',
  Gurugram: 'gurugram|gurgaon|gurgoan|gurgao|ggn|गुरुग्राम|गुड़गांव',
  Kanpur: 'kanpur|cawnpore|kanpoor|knp|कानपुर',
  Varanasi: 'varanasi|banaras|benares|banares|baranasi|varansi|kashi|वाराणसी|बनारस|काशी',
}

export const FURNISHING_WORDS = {
  'Semi-furnished': 'semi[ -]?furnished|half furnished',
  Unfurnished: 'un-?furnished|non[ -]?furnished|not furnished|bare',
  'Fully furnished': '(?:fully?[ -]?)?furnished',
} as const

export const GUEST_WORDS = {
  Women: '(?:for )?(?:girls?|ladies|lady|women|woman|females?|working women)(?: only)?',
  Men: '(?:for )?(?:boys?|gents?|men|males?)(?: only)?',
} as const

/** Synonyms in the names of places. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  ...{ ngr: 'nagar', nagr: 'nagar', nager: 'nagar', sec: 'sector', sect: 'sector', sctr: 'sector' },
  ...{ ext: 'extension', extn: 'extension', ph: 'phase', rd: 'road', apts: 'apartments' },
  ...{ yojana: 'yojna', opp: 'opposite' },
}

/** Words without meaning for a search. */
export const IDLE_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the in at on of for near nearby with and to by from or me i we my our is are want wanted need needed ' +
    'looking look show find search please good best nice cheap affordable budget property properties home homes ' +
    'house houses within per month monthly listing listings available around area locality city price bed beds any some mein me chahiye ka ki ke ' +
    'par pe hai में का की के चाहिए'
  )
    .split(' ')
    .map(plain),
)

export const NUMBER_WORDS = ['one', 'two', 'three', 'four', 'five', 'six'] as const
