import { CITY_COUNT, CITY_LIST } from '#language/city/texts-named'
import { REGION } from '#language/city/texts-region'
import { OFFER_TEXTS } from '#language/project/texts'
import { withCapital } from '#language/text/texts'

const CHAPTERS = ['Map and projects', 'What you can buy', OFFER_TEXTS.how] as const

export const CITY_TEXTS = {
  /** In the footer. Here, because no script needs it, and scripts load the texts of the whole site. */
  portal: `Homes, offices and plots in ${CITY_COUNT}. Every listing is approved by a person before it is published.`,
  title: 'Our cities',
  description: `Where the portal is at home: ${CITY_LIST}, our office, and how to reach us.`,
  intro: `${withCapital(CITY_COUNT)} of ${REGION}. Choose one to see its projects, or ask the office about it.`,
  claim: (count: string) => `${count} properties`,
  counted: (digits: string, count: number) =>
    `${digits} ${count === 1 ? 'property' : 'properties'}`,
  /** Beside a claim, which may say another number of the whole network. */
  online: (count: number, city: string) =>
    `See the ${count === 1 ? 'one' : count} online today in ${city}`,
  comingSoon: 'Coming soon',
  contact: (city: string) => `Ask about ${city}`,
  map: (city: string) => `Map of ${city}`,
  opensMap: 'opens openstreetmap.org in a new tab',
  office: 'Our office',
  officeText: 'Come by on any weekday between ten and six. The tea is on us.',
  /** The drawing of its surroundings, with their names, below public/art. */
  officeDrawing: 'office-map',
  officeMap: 'Street map around our office, between a park and the river',
  openMap: 'Open the map',
  follow: 'Follow us',
  newInTitle: 'What is new in each city',
  newInDescription: 'The newest projects and the newest listings of each city, side by side.',
  newInIntro: 'The latest that was published in each city, and where to go on from there.',
  newIn: (city: string) => `New in ${city}`,
  newestProject: 'Newest project',
  newestListing: 'Newest listing',
  listings: (count: number, city: string) =>
    `${count} ${count === 1 ? 'listing' : 'listings'} in ${city}`,
  chapters: CHAPTERS,
  sheet: (n: number) => `Sheet ${n} of ${CHAPTERS.length}`,
  sheets: (city: string) => `Sheets of ${city}`,
  published: 'Published',
  forSale: 'homes for sale',
  forRent: 'homes to rent',
  pg: 'PGs',
  business: 'for business',
  onOffer: 'On offer today',
  projects: (count: number) => `${count} ${count === 1 ? 'project' : 'projects'}`,
} as const
