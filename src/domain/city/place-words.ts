import { fold } from '../text/fold.ts'

/** Words of the names of places that mean the same, in both scripts. The second one is what names are kept by. */
export const SAME_WORDS: Readonly<Record<string, string>> = {
  ngr: 'nagar',
  nagr: 'nagar',
  nager: 'nagar',
  nagger: 'nagar',
  sec: 'sector',
  sect: 'sector',
  sctr: 'sector',
  sectr: 'sector',
  secter: 'sector',
  sectors: 'sector',
  सेक्टर: 'sector',
  सैक्टर: 'sector',
  सेक्टोर: 'sector',
  ext: 'extension',
  extn: 'extension',
  exten: 'extension',
  extention: 'extension',
  vistar: 'extension',
  vistaar: 'extension',
  विस्तार: 'extension',
  एक्सटेंशन: 'extension',
  ph: 'phase',
  fase: 'phase',
  fhase: 'phase',
  फेज: 'phase',
  फेस: 'phase',
  rd: 'road',
  rod: 'road',
  रोड: 'road',
  apts: 'apartments',
  opp: 'opposite',
  yojana: 'yojna',
  vrindawan: 'vrindavan',
  योजना: 'yojna',
  blk: 'block',
  ब्लाक: 'block',
  ब्लॉक: 'block',
  stn: 'station',
  stetion: 'station',
  स्टेशन: 'station',
  मेट्रो: 'metro',
  rly: 'railway',
  रेलवे: 'railway',
  jn: 'junction',
  jnc: 'junction',
  जंक्शन: 'junction',
  mandir: 'temple',
  mandeer: 'temple',
  मंदिर: 'temple',
  bazar: 'bazaar',
  बाजार: 'bazaar',
  mkt: 'market',
  मार्केट: 'market',
  chauraha: 'crossing',
  chouraha: 'crossing',
  chowraha: 'crossing',
  चौराहा: 'crossing',
  univ: 'university',
  यूनिवर्सिटी: 'university',
  विश्वविद्यालय: 'university',
  vishwavidyalaya: 'university',
  hosp: 'hospital',
  अस्पताल: 'hospital',
  हॉस्पिटल: 'hospital',
  मॉल: 'mall',
  माल: 'mall',
  पार्क: 'park',
  colg: 'college',
  clg: 'college',
  collage: 'college',
  कॉलेज: 'college',
  एयरपोर्ट: 'airport',
  डीएलएफ: 'dlf',
  घाट: 'ghat',
}

/** How people number the phases of an estate. */
const NUMBERS: Readonly<Record<string, string>> = {
  i: '1',
  ii: '2',
  iii: '3',
  iv: '4',
  v: '5',
  vi: '6',
  vii: '7',
  viii: '8',
  ix: '9',
  x: '10',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  first: '1',
  second: '2',
  third: '3',
  एक: '1',
  दो: '2',
  तीन: '3',
  चार: '4',
  पांच: '5',
  // As a phone writes what it hears.
  वन: '1',
  टू: '2',
  थ्री: '3',
  फोर: '4',
  फाइव: '5',
}
/** After these words a Roman figure is a number; elsewhere "i" and "v" are letters. */
const NUMBERED: ReadonlySet<string> = new Set([
  'phase',
  'sector',
  'lok',
  'city',
  'dlf',
  'extension',
])

/** A nasal before a consonant is written as a half letter or as a dot. */
const HALF_NASAL = /[ङञणनम]\u094d(?=[क-ह])/g

const WORDS = /\d+|[\p{L}\p{M}]+/gu
/** Most names are, and folding two thousand others would be felt on a slow phone. */
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)
const folded = (text: string) => fold(text).replace(/['’`]/g, '').replace(HALF_NASAL, '\u0902')

const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word)

/**
 * The words of a name, folded, abbreviations in full: "SEC-62" and "सेक्टर ६२" are "sector", "62". A station of either
 * railway is said with and without its second word.
 */
export function placeWords(text: string): string[] {
  const words = (isPlain(text) ? text.toLowerCase().replaceAll("'", '') : folded(text))
    .match(WORDS)
    ?.map((word) => SAME_WORDS[word] ?? word)
  if (!words) return []
  return words
    .map((word, n) => (NUMBERED.has(words[n - 1] ?? '') && NUMBERS[word]) || word)
    .filter(
      (word, n, all) =>
        !(word === 'station' && all[n - 1] === 'metro') &&
        !(word === 'railway' && all[n + 1] === 'station'),
    )
}

/** What names are compared by: without blanks, but between two numbers. "Sector 6, 2 BHK" is not Sector 62. */
export const placeKey = (words: readonly string[]): string =>
  words.map((word, n) => (isNumber(word) && isNumber(words[n - 1]) ? ` ${word}` : word)).join('')
