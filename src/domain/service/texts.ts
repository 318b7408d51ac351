import { PHOTO_LIMITS } from '../photo/constants.ts'
import { GALLERIES } from '#language/search/texts'

export const SERVICE_TEXTS = {
  title: 'Services',
  description:
    'Buying and leasing commercial property, plots, homes to rent, PG and co-living: how each works, and what is on offer now.',
  intro:
    'Five things people come to us for. Each page says how it is done, step by step, and shows what is on offer today.',
  offers: (count: number) => `${count} on offer now`,
  how: 'How it is done',
  onOffer: 'On offer now',
  nothing: 'Nothing of this kind is on offer today. Leave us a word, and we call when there is.',
  ask: 'Ask us about it',
  seeAll: GALLERIES.search.title,
  others: 'Other services',
} as const

export const SELL_RENT_TEXTS = {
  title: 'Sell or rent',
  description:
    'What is for sale and for rent right now, side by side, and how to put your own property beside it.',
  intro: 'What is for sale and for rent right now. Yours can stand here by tomorrow.',
  tabs: { sell: 'For sale', rent: 'For rent' },
  tabsLabel: 'Sell or rent',
  all: { sell: GALLERIES.buy.link, rent: 'All homes for rent' },
  none: { sell: 'Nothing is for sale at the moment.', rent: 'Nothing is for rent at the moment.' },
  postTitle: 'Post yours in four steps',
  /** The questions of each step of the posting form, in their order. */
  steps: [
    'Sell or rent, where it stands, its price and area.',
    'Floors, facing, furnishing, deposit, RERA number.',
    'Tick what there is, from lift to power backup.',
    `Up to ${PHOTO_LIMITS.count} photos, made small on your phone.`,
  ],
  after:
    'A person decides on it, mostly within a day. You see the answer, and its reason, on your profile.',
} as const

/** Texts for an address below /services without a service; the pages of cities show them with an icon. */
export const NO_SUCH_SERVICE = {
  services: 'Service not found',
  cities: 'Service not found!',
} as const

export const NO_SUCH_SERVICE_HINTS = {
  services: 'The address may be mistyped. These are the services we have:',
  cities: 'We have no such page for this place. These are our cities:',
} as const
