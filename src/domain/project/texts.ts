import { CITY_COUNT, CITY_LIST } from '#language/city/texts-named'
import { NO_LEGAL_ADVICE } from '#language/site/texts'

export const PROJECT_TEXTS = {
  state: 'State',
  added: 'Added',
  addedOn: (date: string) => `Added ${date}`,
  homesFrom: (place: string, price: string) => `Homes in ${place} from ${price}`,
  /** After the lowest price of a home near a project that states no price. */
  lowestThere: 'lowest home there',
  onSale: (count: number, place: string) => `${count} for sale in ${place}`,
  tellMe: 'Tell me when one is listed',
  noneListed: 'None for sale there now',
  kind: (category: string) => `${category} project`,
  newLaunch: 'New launch',
  onwards: 'onwards',
  pictureOf: (name: string) => `Picture of ${name}`,
  notListed: (city: string) => `This project is not listed under ${city}.`,
  listedUnder: (city: string) => `See it under ${city}`,
  seeIt: 'See its page',
  noSuch: 'No such project!',
  noneIn: (city: string) => `No projects found in ${city}`,
} as const

const ALL_BY_CITY = 'All projects by city'

/** Words of a project's page. */
export const PROJECT_PAGE = {
  described: (name: string, kind: string, price: string) =>
    `${name}: ${kind}${price && `, ${price}`}. Pictures, facts and what to check before you book.`,
  shellTitle: 'Project',
  unavailable: 'This project is not on our site',
  unavailableHint: 'Check the address. Or the project was taken down.',
  loadFailed: 'This project could not be loaded. Check your connection and try again.',
  back: (city: string) => `Projects in ${city}`,
  backToAll: ALL_BY_CITY,
  facts: 'Facts',
  amenities: 'Amenities',
  place: 'The place',
  others: (city: string) => `Other projects in ${city}`,
  next: 'What to do next',
  ask: 'Ask about this project',
  askHint: 'Our office answers on working days. Name the project, and say when you could visit.',
  buying: (city: string) => `How buying works in ${city}`,
  buyingHint: 'Registration, approvals and papers, step by step.',
  offers: (city: string) => `Price ranges in ${city}`,
  unchecked:
    'Facts are as stated by the developer. Look the project up at the state’s RERA before you pay.',
  noPrice: 'Price not stated',
  around: (place: string) => `For sale in ${place}`,
  allAround: (found: string, place: string) => `Search ${place}: ${found}`,
} as const

/** Words of the lists of projects. */
export const PROJECT_LISTS = {
  cityTitle: (city: string) => `Projects in ${city}`,
  cityDescription: (city: string, count: number) =>
    `${projects(count)} in ${city}: pictures, locality and what to check before you book.`,
  count: (count: number) => projects(count),
  cityHint: 'No project has been added for this place. These cities have projects:',
  citiesFailed: 'The projects could not be loaded. Check your connection and try again.',
  cityWithoutScript: 'This city has no page of its own. Choose one of these:',

  allTitle: ALL_BY_CITY,
  allDescription: `Every project on the portal in one index, by city: ${CITY_LIST}.`,
  allIntro: 'All projects, newest first in each city. New ones appear with the next rebuild.',
  /** The pages that show projects, each in its own way. */
  doors: 'Other ways to see projects',
  elsewhere: 'Elsewhere',
  buyingByCity: 'How buying works, city by city',
  offersFrom: (price: string) => `Price ranges from ${price}`,
  added: 'Added',

  exploreTitle: 'Explore a city',
  exploreDescription: 'Choose a city, see its projects side by side, and open the one you like.',
  exploreIntro: 'Choose a city, then a project. Share this link: it opens at the same place.',
  cities: 'Cities',
  otherCities: 'Other cities',
  projectsOf: (city: string) => `Projects of ${city}`,
  open: 'Open the project’s page',

  newTitle: 'New launches',
  newDescription: `Newly launched projects in ${CITY_COUNT} with starting price, size and amenities.`,
  newIntro: 'What developers started selling in the last weeks. Prices are for the smallest unit.',
  newNouns: ['launch', 'launches'],
  newCount: (count: number) => `${count} ${count === 1 ? 'launch' : 'launches'}`,
  newRange: (low: string, high: string) => `Starting prices run from ${low} to ${high}.`,
  newNone: 'No launches right now. See the city projects instead.',
  city: 'City',
  anyCity: 'All cities',

  compareTitle: 'Compare the launches',
  compareIntro: 'Lowest starting price first.',
  beforeTitle: 'Before you book a launch',
  beforeMore: 'Every step, and who to ask, city by city:',

  newestTitle: 'Newest in each city',
  newestDescription: `The newest project of each city in one row: ${CITY_LIST}.`,
  newestIntro: 'One card a city: the project that came last.',
  newestAll: 'All projects, newest first',
  allOf: (city: string, count: number) => `All ${projects(count)} in ${city}`,
} as const

/** Texts of a city's offers and of how to buy there. */
export const OFFER_TEXTS = {
  title: (city: string) => `What you can buy in ${city}`,
  description: (city: string) =>
    `Price ranges of projects in ${city} by location, type and amenities, from 50 lakh to 3 crore.`,
  intro: (city: string) =>
    `What projects in ${city} ask for, from the lowest price to the highest. Narrow it down to what you can pay and where you want to live.`,
  nouns: ['offer', 'offers'],
  count: (count: number) => `${count} ${count === 1 ? 'offer' : 'offers'}`,
  show: (count: number) => `Show ${count} ${count === 1 ? 'offer' : 'offers'}`,
  /** What is before and after the number of offers in the same words. */
  aroundCount: { before: 'Show ', after: '' },
  price: 'Price',
  location: 'Location',
  type: 'Property type',
  amenities: 'Amenities',
  any: 'Any',
  how: 'How buying works',
  see: (found: string, place: string, prices: string) => `See ${found} in ${place} at ${prices}`,
  seeAtAnyPrice: (found: string, place: string) => `None at this price: see ${found} in ${place}`,
  seeInCity: (found: string, place: string, city: string, prices: string) =>
    `None in ${place} now: see ${found} in ${city} at ${prices}`,
  reset: 'Show all',

  serviceTitle: (city: string) => `Buying a project in ${city}`,
  serviceDescription: (city: string, authority: string) =>
    `From the first visit to the keys in ${city}: ${authority}, approvals, agreement, stamp duty and registration.`,
  steps: 'Step by step',
  whom: 'Who to ask',
  whomRegulator: 'The regulator',
  whomAuthority: 'Who approves the plan',
  whomRecords: 'Where deeds are registered',
  local: (city: string) => `What is different in ${city}`,
  launches: (city: string) => `New launches in ${city}`,
  cityProjects: (city: string) => `City projects in ${city}`,
  ranges: (city: string) => `Price ranges in ${city}`,
  talk: 'Talk to our office',
  notAdvice: `${NO_LEGAL_ADVICE} Rates and rules change: ask for the current ones.`,
} as const

function projects(count: number): string {
  return `${count} ${count === 1 ? 'project' : 'projects'}`
}
