import { FIELD_NAMES, type FieldName, fieldOf } from '../listing/fields.ts'
import {
  deniedAt,
  deniedOption,
  filterWords,
  longest,
  pastDenial,
  type Token,
  wordAt,
} from '../reading/parts.ts'
import { slugOf } from '../text/slug.ts'
import { optionsOf } from './columns.ts'
import { type Part, pastColon, type Read, readable, typedOf } from './facts-part.ts'
import { NEGOTIATION } from './facts-words.ts'

const fieldOfFacet = (facet: string): FieldName | undefined =>
  FIELD_NAMES.find((name) => fieldOf(name).facet?.name === facet)

/** What is denied: where a field has such an answer, that; else nothing is said, least of all the opposite. */
function deniedPart(tokens: readonly Token[], at: number): Part | null {
  const begin = longest(filterWords(), tokens, at) ? at : pastDenial(tokens, at)
  const found = longest(filterWords(), tokens, begin)
  const denied = found && deniedAt(tokens, begin, found.end, filterWords())
  if (!denied) return null
  const [[facet, ids] = ['', []]] = Object.entries(found.meaning)
  const name = fieldOfFacet(facet)
  const option = name && deniedOption(name, ids.length)
  return { end: denied.end, ...(name && option ? { says: { [name]: option } } : {}) }
}

export const choicePart: Read = (tokens, at, text) => {
  const negotiation = longest(NEGOTIATION(), tokens, at)
  if (negotiation) return { end: negotiation.end, says: { negotiable: negotiation.meaning } }
  // "Facing: east" and "facing east" are said in the other order.
  const isFacing = /^(?:facing|face|mukhi|मुखी)$/.test(wordAt(tokens, at))
  if (isFacing) {
    const begin = pastColon(tokens, at + 1)
    for (let end = Math.min(begin + 3, tokens.length); end > begin; end -= 1) {
      const typed = typedOf(tokens, begin, end, text)
      if (readable('facingType', typed)) return { end, says: { facingType: typed } }
    }
    return null
  }
  const denied = deniedPart(tokens, at)
  if (denied) return denied
  const found = longest(filterWords(), tokens, at)
  if (!found) return null
  const { end } = found
  const [[facet, ids] = ['', []]] = Object.entries(found.meaning)
  const claims =
    facet === 'by' || facet === 'right' || (facet === 'brokerage' && ids.includes('none'))
  if (claims) return facet === 'by' && ids.includes('agent') ? { end } : { end, leftOut: true }
  const name = fieldOfFacet(facet)
  if (!name || name === 'floorNumber') return { end }
  const typed = typedOf(tokens, at, end, text)
  if (facet === 'deal') return { end, says: { listingType: typed } }
  if (name === 'amenities') {
    const [chosen] = optionsOf(name)?.filter((option) => ids.includes(slugOf(option))) ?? []
    return chosen ? { end, says: { amenities: chosen } } : { end }
  }
  if (readable(name, typed)) return { end, says: { [name]: typed } }
  // That a PG has it leaves open whether it costs more, which the reader of the field asks.
  return name === 'wifi' || name === 'laundry' ? { end, says: { [name]: 'available' } } : { end }
}
