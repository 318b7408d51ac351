import type { FieldName } from '../listing/fields.ts'
import { BESIDE_AREA, BESIDE_MONEY, type Facts } from './beside-words.ts'
import type { Bounded } from './bounds.ts'
import { answersBeside } from './choice.ts'
import { readFloor, readTotalFloors } from './floor.ts'
import { roomsBeside } from './rooms.ts'
import { type Lexicon, longest, tidy, tokensOf } from './tokens.ts'

/** What the words of a text say. What two of them say differently is not said. */
function namedIn(words: Lexicon<Facts>, text: string): Facts {
  const tokens = tokensOf(tidy(text))
  const said = new Map<string, Set<string>>()
  for (let at = 0; at < tokens.length; ) {
    const found = longest(words, tokens, at)
    for (const [name, value] of Object.entries(found?.meaning ?? {}))
      said.set(name, (said.get(name) ?? new Set()).add(value))
    at = found?.end ?? at + 1
  }
  return Object.fromEntries(
    [...said].flatMap(([name, [one, ...more]]) => (more.length > 0 ? [] : [[name, one]])),
  )
}

const floorsBeside = (text: string): Facts => {
  const floor = readFloor(text)
  const total = floor?.is === 'taken' ? floor.value.total : null
  if (total !== null) return { totalFloors: String(total) }
  // "G+4" is no floor, but the whole building.
  const building = floor?.is === 'refused' ? readTotalFloors(text) : null
  return building?.is === 'taken' ? { totalFloors: String(building.value) } : {}
}

function floorBeside(text: string): Facts {
  const floor = readFloor(text)
  return floor?.is === 'taken' && floor.value.total !== null
    ? { floorNumber: String(floor.value.floor) }
    : {}
}

/**
 * What the text of a field says of other fields, each as text for the reader of that field: "95 lakh nego" is
 * negotiable, "1650 sq ft (SBA)" a super built-up area, "5 of 18" names the floors of the building, "Flat (Rent)" the
 * deal. A reader takes no other words beside its own than those that are known here, and refuses all else.
 */
export function factsBeside(name: FieldName, text: string, { listingType }: Bounded = {}): Facts {
  switch (name) {
    case 'price': {
      const { maintenance, ...facts } = namedIn(BESIDE_MONEY(), text)
      // Nobody sells a home with its upkeep for good.
      return maintenance === undefined || listingType === 'Sell' ? facts : { ...facts, maintenance }
    }
    case 'plotArea':
      return namedIn(BESIDE_AREA(), text)
    case 'floorNumber':
      return floorsBeside(text)
    case 'totalFloors':
      return floorBeside(text)
    case 'bedrooms':
      return { ...answersBeside(name, text), ...roomsBeside(text) }
    case 'propertyType':
    case 'listingType':
    case 'facingType':
      return answersBeside(name, text)
    default:
      return {}
  }
}
