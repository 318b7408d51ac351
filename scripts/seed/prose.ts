import type { PropertyType } from '../../src/domain/listing/constants.ts'
import type { Random } from './random.ts'

export type ProseFacts = {
  type: PropertyType
  locality: string
  city: string
  /** The places near the locality, from its entry in the table of localities. */
  near: readonly string[]
  name: string
  bedrooms: number | null
  pg: boolean
}

const OPENINGS: Partial<Record<PropertyType, readonly string[]>> = {
  'Flat/Apartment': [
    'A bright corner flat with windows on two sides, so the rooms stay airy through the summer.',
    'A family flat that has been lived in by one owner and looked after well.',
    'The living room opens to a wide balcony that gets the morning sun.',
    'A quiet flat at the back of the block, away from the road.',
    'The plan wastes nothing: no dark passage, and every room has a window.',
  ],
  'Independent House/Villa': [
    'An independent house on its own plot, with a gate, covered parking for two cars and a terrace.',
    'A two-storey family house with a small garden in front and a kitchen that faces it.',
    'A well-built house with a separate entrance to the upper floor, good for two generations.',
  ],
  'Plot/Land': [
    'A level plot with boundary stones in place and a road on the front side.',
    'A regular plot with clear corners, ready for building.',
    'An open plot in a settled row: houses stand on both sides.',
  ],
  '1 RK/Studio Apartment': [
    'A compact studio with a kitchenette and a full bathroom, easy to keep.',
    'One well-lit room with a kitchen corner, made for one person or a couple.',
  ],
  Office: [
    'A regular office floor with large windows and few columns.',
    'Office space with a reception, two cabins and room for a team.',
  ],
  Retail: [
    'A ground-floor shop with a full-width shutter and good footfall through the day.',
    'A shop on the main row with a mezzanine for stock.',
  ],
  Storage: [
    'A dry storage hall with a loading bay and height for three levels of racks.',
    'Clean storage space with a ramp wide enough for a 20-foot truck.',
  ],
  Industry: [
    'A working shed with three-phase power, a crane beam and an office at the front.',
    'An industrial unit with a high roof, drainage and a paved yard.',
  ],
}

const lower = (line = '') => line.replace(/^The /, 'the ')

/** Places of the table are no sentences: they stand in a list after a colon. */
const MIDDLES = [
  ({ locality, near }: ProseFacts) =>
    `What one steers by in ${locality}: ${lower(near[0])}, and ${lower(near[1])}.`,
  ({ near }: ProseFacts) => `Landmarks to give a visitor: ${lower(near[0])}, or ${lower(near[2])}.`,
  ({ locality, near }: ProseFacts) =>
    `People choose ${locality} for its shops and schools. Near by: ${lower(near[0])}.`,
  ({ near }: ProseFacts) => `Autos stop at the corner. The nearest landmark: ${lower(near[0])}.`,
  ({ locality, city }: ProseFacts) =>
    `Daily shopping is within walking distance in ${locality}, and the rest of ${city} is reached by bus and auto.`,
]

const CLOSINGS = [
  'Papers are in order and can be read before a visit.',
  'Water comes twice a day and there is a borewell besides.',
  'Visits on any day after ten in the morning, with a call a day ahead.',
  'The price is what the owner expects; a serious offer will be answered the same day.',
  'Painted last winter; the fittings shown in the photos stay.',
  'Registry is in one name, and there is no loan on it.',
]

const PG_OPENINGS = [
  'Clean rooms with a bed, a study table and a cupboard for each person; meals are cooked in the house.',
  'A calm house for working people and students: Wi-Fi, laundry twice a week, and a key of your own.',
  'Furnished rooms with a common room to eat and sit in; breakfast and dinner are part of the price.',
]

/** Returns a description of at least three sentences, and another that makes it unique. */
export function describeProperty(random: Random, facts: ProseFacts, number: number): string {
  const opening = random.pick(
    facts.pg ? PG_OPENINGS : (OPENINGS[facts.type] ?? ['A well-kept property.']),
  )
  const reference = `When you call, say that it is about ${facts.name} in ${facts.locality}, reference ${1000 + number}.`
  return [opening, random.pick(MIDDLES)(facts), random.pick(CLOSINGS), reference].join(' ')
}
