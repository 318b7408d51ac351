import { CITIES_TO_COME, CITY_COUNT, CITY_LIST, shownCity } from '#language/city/texts-named'
import { PROJECT_LISTS } from '#language/project/texts'
import { GALLERIES } from '#language/search/texts'
import { joined, withCapital } from '#language/text/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'

/** A city, or all of them. */
const where = (city: string | null) => (city === null ? CITY_COUNT : shownCity(city))

export const HOME_TEXTS = {
  headline: 'Trust & Reliability Focus',
  subHeadline: 'Find Your Dream Property with Confidence',
  lead: 'Trusted network, expert advice, premium listings.',
  pageTitle: `Property in ${CITY_LIST}`,
  pageDescription: `Flats, houses, plots, offices and PG beds to buy or rent in ${CITY_LIST}, each listing approved by a person.`,
  wish: 'I want to',
  wishes: { buy: 'Buy', rent: 'Rent', pg: 'PG' },
  words: 'City, locality or 3 BHK under 70 lakh',
  find: 'Search properties',
  cityAnswers: 'Search a city',
  cityHomes: (city: string | null) =>
    city === null ? `Homes in ${where(city)}` : `Homes in ${where(city)} by locality`,
  cityHomesDescription: (city: string) =>
    `The map of ${city} with homes for sale and their prices by locality, and the newest listings.`,
  otherCities: 'Cities with a map',
  allCities: withCapital(CITY_COUNT),
  cityAll: (count: number, city: string | null) =>
    count === 1 ? `The property in ${where(city)}` : `All ${count} properties in ${where(city)}`,
  cityEmpty: (city: string | null) =>
    `The first approved properties in ${where(city)} appear here soon.`,
  cityFailed: (city: string | null) =>
    `The map of ${where(city)} could not be loaded. Check your connection.`,
  pauseFilm: 'Pause the film',
  playFilm: 'Play the film',
  projects: 'Projects',
  allProjects: PROJECT_LISTS.allTitle,
  cities: `${withCapital(CITY_COUNT)}, street by street`,
  citiesText: `Homes, offices and plots in ${CITY_LIST}. ${CITIES_TO_COME}`.trim(),
  bannerTitle: 'Your property, in front of people who are looking for it',
  bannerText: `Sell or rent in four short steps, with up to ${PHOTO_LIMITS.count} photos and no fee. A person approves every listing before it goes online.`,
  oneListing: 'property listing',
  builders: 'Popular Builders',
  ofBuilder: (builder: string) => `of ${builder}`,
  available: (count: number) => `${count} Properties Available`,
  viewProperties: 'View Properties',
  notOnline: (builder: string) => `The listings of ${builder} are not online yet.`,
  builderInvitation: 'Are you a builder?',
  builderInvitationText:
    'Show your projects beside these: approved like every listing, with your name and your papers.',
  builderContact: 'See what we need, and send your launch',
  recommended: 'Recommended Properties',
  recommendedEmpty: 'The first approved properties appear here soon.',
  allForSale: GALLERIES.buy.link,
  comingSoon: 'Coming Soon Projects',
  comingSoonNote: 'Announced, not yet open for booking.',
  showSlide: (title: string) => `Show ${title}`,
  pause: 'Pause the slideshow',
  play: 'Play the slideshow',
  services: 'Our Services',
  servicesText: 'Tell us what you want, and a person calls you back.',
} as const

/** What changed on the portal; the parts around a date are put together with it. */
export const NEWS_TEXTS = {
  since: { before: 'What changed since ', after: '' },
  asOf: { before: 'As of ', after: (hour: string) => `, ${hour}.` },
  added: (count: number) => (count === 0 ? 'Nothing new' : `${count} new`),
  lowered: (count: number) => {
    if (count === 0) return 'No price lowered'
    return count === 1 ? '1 price lowered' : `${count} prices lowered`
  },
  closed: (count: number) => (count === 0 ? 'Nothing sold or rented' : `${count} sold or rented`),
  /** Where that was, with the number of places that are not named. */
  places: (names: readonly string[], more: number) =>
    joined(more > 0 ? [...names, `${more} more`] : names),
} as const

/** The external chat: the button’s name, and the prefilled message. */
export const CHAT_TEXTS = {
  open: 'Chat with us on WhatsApp',
  greeting: 'Hello I need your help ..',
} as const

export const APP_TEXTS = {
  pageTitle: 'The mobile app',
  whatTitle: 'What the portal does on a phone',
  what: [
    {
      title: 'What you saved',
      text: 'Tap the heart to save a listing: on this device, and in your account once you have one.',
    },
    {
      title: 'A question from the gate',
      text: 'Write to the owner from the listing’s page. Log in to see the phone number.',
    },
    {
      title: 'Made for thin networks',
      text: 'Pages are light, and pictures come no larger than your screen shows them.',
    },
  ],
  noApp: 'You need no app to search or to post:',
  useSite: 'this site does both on any phone',
  title: 'The portal in your pocket',
  text: 'Find a home from the sofa, open it again at its gate: the same listings, each approved by a person, on your phone.',
  playStore: 'Google Play',
  playStoreLead: 'Get it on',
  appStore: 'App Store',
  appStoreLead: 'Download on the',
} as const
