import type { ListingFields } from '../../src/domain/listing/schema.ts'
import type { Random } from './random.ts'

/** The answers of a listing before its description is written. */
export type Described = Omit<ListingFields, 'description'> & {
  /** The places near the locality, from its entry in the table of localities. */
  near: readonly string[]
}

/** A sentence, and when it is true of a listing; without a condition it is true of each one of its kind. */
type Sentence = readonly [string, ((facts: Described) => boolean)?]
type Words = { openings: readonly Sentence[]; closings: readonly Sentence[] }

const built = ({ possession }: Described) => possession !== 'Under construction'
const building = (facts: Described) => !built(facts)
const livedIn = (facts: Described) => built(facts) && facts.propertyAge !== 'New'
const forSale = ({ listingType }: Described) => listingType === 'Sell'
const toLet = (facts: Described) => !forSale(facts)
const high = ({ floorNumber }: Described) => (floorNumber ?? 0) > 3
const family = ({ bedrooms }: Described) => (bedrooms ?? 0) > 2

/** True of any building. */
const OF_BUILDINGS: readonly Sentence[] = [
  [
    'Papers are in order and can be read before a visit.',
    (facts) => forSale(facts) && built(facts),
  ],
  [
    'The registry is in one name, and there is no loan on it.',
    (facts) => forSale(facts) && livedIn(facts),
  ],
  ['The builder shows the approved plan and the registration at the site office.', building],
  ['The owner lives in the same city and answers on the same day.', toLet],
  ['The agreement is for eleven months and can be renewed.', toLet],
  ['Visits on any day after ten in the morning, with a call the day before.', built],
  ['The site can be seen on any weekday, with a helmet from the office.', building],
]

/** True of a home with rooms, as its pictures show it. */
const OF_ROOMS: readonly Sentence[] = [
  ...OF_BUILDINGS,
  [
    'Painted last winter, with new wiring in the kitchen and bathrooms.',
    (facts) => livedIn(facts) && forSale(facts),
  ],
  ['The rooms in the pictures are those of the sample flat.', building],
  [
    'The furniture in the pictures belongs to the family that lives here and goes with them.',
    (facts) => built(facts) && facts.furnishing === 'Unfurnished',
  ],
  [
    'Fans, lights, wardrobes and the kitchen stay; beds and sofas go.',
    (facts) => built(facts) && facts.furnishing === 'Semi-furnished',
  ],
  [
    'What the pictures show stays: beds, wardrobes, sofa, fridge and washing machine.',
    (facts) => built(facts) && facts.furnishing === 'Fully furnished',
  ],
]

const FLATS: Words = {
  openings: [
    ['A bright corner flat with windows on two sides, so the rooms stay airy through the summer.'],
    ['A family flat that one owner has lived in and looked after well.', livedIn],
    [
      'The living room opens to a balcony that gets the morning sun.',
      ({ balconies, facingType }) => !!balconies && /East/.test(facingType ?? ''),
    ],
    [
      'The living room opens to a balcony wide enough for two chairs and a few pots.',
      ({ balconies }) => !!balconies,
    ],
    ['A quiet flat at the back of the block, away from the road.'],
    ['The plan wastes nothing: no dark passage, and every room has a window.'],
    ['From this high the evening breeze does most of the work of the fans.', high],
    ['Room for parents, children and a guest, with the kitchen at the heart of it.', family],
    ['A first home for two: easy to keep, easy to lock and leave.', (facts) => !family(facts)],
    ['The walls of this block stand and the lifts are being fitted.', building],
    ['Doors and tiles are in; the keys follow once the lifts are passed.', building],
    ['Cupboards are built into the walls, so the floor stays free.', livedIn],
    ['The kitchen has a window of its own and a place to wash up outside it.'],
    ['From the kitchen one hears the bell, the lift and nothing else.'],
    ['Straight walls and square corners: a carpenter will thank whoever drew the plan.'],
    ['The bedrooms lie on the cool side, away from the afternoon sun.'],
    ['A flat to come home to: shoes by the door, tea on the balcony side, quiet by ten.'],
    ['The drawing room takes a table for six without moving the sofa.'],
    ['Two neighbours to a landing, and a guard who knows every child by name.', built],
    ['Children play in the yard below, where the kitchen can see them.', family],
  ],
  closings: [
    ...OF_ROOMS,
    ['Municipal water morning and evening, and a borewell besides.', built],
    [
      'Lift and pump run on the society’s generator when the power goes.',
      (facts) => built(facts) && high(facts),
    ],
  ],
}

const HOUSES: Words = {
  openings: [
    ['An independent house on its own plot, with a gate and a terrace.'],
    [
      'An independent house with a gate, covered parking for two cars and a terrace.',
      ({ parkingSpaces }) => (parkingSpaces ?? 0) > 1,
    ],
    ['A family house with a small garden in front and a kitchen that faces it.'],
    [
      'A well-built house with a separate entrance to the upper floor, good for two generations.',
      ({ totalFloors }) => (totalFloors ?? 0) > 1,
    ],
    [
      'All on one floor: no stairs for the parents, and the roof for winter afternoons.',
      ({ totalFloors }) => totalFloors === 1,
    ],
    ['Nobody above and nobody below: four walls of one’s own, and a tulsi in the yard.'],
  ],
  closings: [
    ...OF_ROOMS.filter(([sentence]) => !sentence.includes('sample flat')),
    ['Municipal water morning and evening, and a borewell besides.', built],
  ],
}

const STUDIOS: Words = {
  openings: [
    ['A compact studio with a kitchenette and a full bathroom, easy to keep.'],
    ['One well-lit room with a kitchen corner, made for one person or a couple.'],
    ['Small on purpose: one cupboard, one window to the street, nothing to repair.'],
    ['A room, a bath and a counter to cook at, in a building with other young people.'],
  ],
  closings: [...OF_ROOMS, ['Electricity has its own meter; water is in the upkeep.', built]],
}

const PLOTS: Words = {
  openings: [
    ['A level plot with boundary stones in place and a road on the front side.'],
    ['A regular plot with right angles, ready to build on.'],
    ['An open plot in a settled row: houses stand near by on both sides.'],
    ['Higher than the road, so the rain runs off and not in.'],
    ['Fenced on three sides, with a gate wide enough for a truck of bricks.'],
    ['A corner plot with roads on two sides.', ({ corner }) => corner === 'Yes'],
    [
      'The road in front is wide enough for two cars to pass and one to park.',
      ({ roadWidth }) => (roadWidth ?? 0) >= 30,
    ],
  ],
  closings: [
    [
      'Registry and mutation are in one name; certified copies can be read before a visit.',
      forSale,
    ],
    ['Electricity poles and a water line reach the plot.'],
    ['The owner meets buyers on the plot on Sundays, with the layout plan.'],
    ['Have it measured before you pay; the owner shares the cost of the surveyor.', forSale],
    ['There is no loan and no tenant on the land.', forSale],
  ],
}

const OFFICES: Words = {
  openings: [
    ['A regular office floor with large windows and few columns.'],
    ['Office space with a reception, two cabins and room for a team.'],
    ['Desks by the windows, a meeting room in the middle and a pantry at the back.'],
  ],
  closings: [
    ...OF_BUILDINGS,
    [
      'The building has a generator for lifts and lights; air conditioning has its own meter.',
      built,
    ],
    ['Visitors park in front, the team in the basement.', ({ parkingSpaces }) => !!parkingSpaces],
  ],
}

const SHOPS: Words = {
  openings: [
    ['A shop with a full-width shutter on the side where people walk.'],
    ['A shop on the main row with a mezzanine for stock.'],
    ['A frontage that can be seen from the crossing, with room for a signboard.'],
  ],
  closings: [
    ...OF_BUILDINGS,
    ['Three-phase power can be had; the present load is five kilowatts.', built],
    ['The neighbours sell cloth, sweets and medicine.', built],
  ],
}

const STORES: Words = {
  openings: [
    ['A dry storage hall with a loading bay and height for three levels of racks.'],
    ['Clean storage space with a ramp wide enough for a 20-foot truck.'],
    [
      'A basement store with a goods lift and ventilation on two sides.',
      ({ floorNumber }) => (floorNumber ?? 0) < 0,
    ],
  ],
  closings: [
    ...OF_BUILDINGS,
    ['A guard sits at the gate day and night, and trucks may come at any hour.', built],
    [
      'The floor takes a loaded forklift; the roof was made watertight before this monsoon.',
      livedIn,
    ],
  ],
}

const WORKS: Words = {
  openings: [
    ['A working shed with three-phase power, a crane beam and an office at the front.'],
    ['An industrial unit with a high roof, drainage and a paved yard.'],
    ['A hall without columns between the machines, and a gate that a trailer can turn in.'],
  ],
  closings: [
    ...OF_BUILDINGS,
    ['Pollution and fire papers of the last tenant can be seen.', livedIn],
    ['Workers come by shared auto; a canteen is across the road.', built],
  ],
}

const PAYING_GUESTS: Words = {
  openings: [
    [
      'Clean rooms with a bed, a study table and a cupboard for each person; meals are cooked in the house.',
    ],
    ['A calm house for working people and students, with a key of your own.'],
    ['Furnished rooms, and a common room to eat and sit in.'],
    ['A house where one can study: quiet after ten, and light at every desk.'],
    [
      'Laundry is done twice a week, and the rooms are swept every day.',
      ({ laundry }) => laundry === 'Included',
    ],
    ['Wi-Fi in every room is part of the rent.', ({ wifi }) => wifi === 'Included'],
    [
      'Every room has an air conditioner.',
      ({ airConditioning }) => airConditioning === 'In the rooms',
    ],
  ],
  closings: [
    ['Breakfast and dinner are part of the rent; vegetarian on Tuesdays.'],
    ['One month’s notice, and the deposit comes back on the last day.'],
    ['Parents may visit on Sundays and eat with us.'],
    ['Come and see the kitchen first: that is where a house shows itself.'],
    ['A warden lives on the ground floor.'],
    ['Two-wheelers stand inside the gate at night.'],
    ['The terrace has lines for washing and shade for an evening’s talk.'],
  ],
}

const ANY: Words = { openings: [['A well-kept property.']], closings: OF_BUILDINGS }

const WORDS: Record<ListingFields['propertyType'], Words> = {
  'Flat/Apartment': FLATS,
  'Independent House/Villa': HOUSES,
  'Plot/Land': PLOTS,
  '1 RK/Studio Apartment': STUDIOS,
  Office: OFFICES,
  Retail: SHOPS,
  Storage: STORES,
  Industry: WORKS,
  'Serviced Apartment': STUDIOS,
  Farmhouse: HOUSES,
  Hospitality: ANY,
}

const lower = (line = '') => line.replace(/^The /, 'the ')
/** The last of the places that are names, and no neighbour in a direction. */
const known = ({ near }: Described) =>
  lower(near.findLast((place) => !/ (to|along|across|by) (the|its) /.test(place)) ?? near[0])

/** Places of the table are no sentences: they stand in a list after a colon. */
const SURROUNDINGS = [
  ({ near }: Described) => `Near by: ${lower(near[0])}, and ${lower(near[1])}.`,
  ({ near }: Described) => `What is around: ${lower(near[0])}, and ${lower(near[2])}.`,
  ({ near }: Described) => `Close enough for every day: ${lower(near[1])}, and ${lower(near[2])}.`,
  (facts: Described) => `Ask the driver for ${known(facts)}; the rest is easy.`,
  (facts: Described) => `Autos stop at the corner and run to ${known(facts)}.`,
  (facts: Described) => `Friends find it by ${known(facts)}.`,
  (facts: Described) => `It is a short ride from ${known(facts)}.`,
  ({ locality, city }: Described) =>
    `Daily shopping is done in ${locality} itself, and the rest of ${city} is reached by bus and auto.`,
  ({ locality }: Described) => `Milk, vegetables and a chemist: ${locality} has them on foot.`,
]

/**
 * Returns a function that describes a listing in three sentences, each of them true of its own answers. Of those that
 * are true it takes the one that was not told for longest in the city, so that neighbours in a list differ. Two of them
 * are told together once in a city as long as there are other pairs: what says the same in most of its sentences looks copied.
 */
export function propertyDescriber() {
  const told = new Map<string, number>()
  let turn = 0
  return (random: Random, facts: Described): string => {
    const fresh = <T>(options: readonly T[], nameOf: (option: T) => string): T => {
      const start = random.whole(0, options.length - 1)
      const since = (option: T) => told.get(`${facts.city} ${nameOf(option)}`) ?? -1
      const [chosen] = [...options.slice(start), ...options.slice(0, start)].toSorted(
        (a, b) => since(a) - since(b),
      )
      told.set(`${facts.city} ${nameOf(chosen as T)}`, turn++)
      return chosen as T
    }
    const { openings, closings } =
      facts.listingType === 'PG' ? PAYING_GUESTS : WORDS[facts.propertyType]
    const pick = (sentences: readonly Sentence[]) =>
      fresh(
        sentences.filter(([, fits]) => !fits || fits(facts)),
        ([sentence]) => sentence,
      )[0]
    const opening = pick(openings)
    const paired = (say: (typeof SURROUNDINGS)[number]) => `${facts.city} ${opening} ${say}`
    const unpaired = SURROUNDINGS.filter((say) => !told.has(paired(say)))
    const say = fresh(unpaired.length > 0 ? unpaired : SURROUNDINGS, String)
    told.set(paired(say), turn)
    return [opening, say(facts), pick(closings)].join(' ')
  }
}
