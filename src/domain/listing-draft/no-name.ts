import { ALL_PROPERTY_TYPES } from '../listing/constants.ts'
import { isNotSaid, readChoice } from '../reading/reading.ts'
import { fold } from '../text/fold.ts'

/** What people write into a field for a name that their home does not have. */
const WORDS = new Set(
  (
    'no|no name|noname|nameless|without name|not named|not applicable|not available|nothing|unknown|untitled|blank|empty|' +
    'x|xx|xxx|abc|test|name|self|own|home|house|my home|my house|ghar|mera ghar|apna ghar|property|residence|residential|' +
    'koi nahi|koi naam nahi|naam nahi|na hai|nahi|bina naam|' +
    'घर|मेरा घर|अपना घर|प्रॉपर्टी|नहीं|कोई नहीं|कोई नाम नहीं|नाम नहीं|बिना नाम|लागू नहीं'
  )
    .split('|')
    .map(fold),
)

/** Whether what stands for a name says that there is none: nothing, "NA", "-", or only the kind of property. */
export function saysNoName(text: string): boolean {
  const words = fold(text)
    .replaceAll('.', '')
    .replace(/[^\p{L}\p{M}\p{N}/]+/gu, ' ')
    .trim()
  if (!/[\p{L}\p{N}]/u.test(words) || isNotSaid(words) || WORDS.has(words)) return true
  const kind = readChoice('propertyType', text, ALL_PROPERTY_TYPES)
  return kind !== null && kind.is !== 'refused'
}
