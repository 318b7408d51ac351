import { GALLERIES } from '#language/search/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'

export const SERVICE_TEXTS = {
  title: 'Services',
  description:
    'Buying and leasing commercial property, plots, homes to rent, PG and co-living: how each works, and what is on offer now.',
  intro:
    'Five things people come to us for. Each page shows the steps, and what is on offer today.',
  offers: (count: number) => `${count} on offer now`,
  how: 'How it is done',
  onOffer: 'On offer now',
  nothing: 'Nothing of this kind today. Leave your number, and we call when there is.',
  ask: 'Ask us about it',
  seeAll: GALLERIES.search.title,
  others: 'Other services',
} as const

export const SELL_RENT_TEXTS = {
  title: 'Sell or rent',
  description: 'See what is for sale and for rent right now, and post your own property beside it.',
  intro: 'Post yours in four steps, free. Below: what others sell and rent out right now.',
  tabs: { sell: 'For sale', rent: 'For rent' },
  tabsLabel: 'Sell or rent',
  all: { sell: GALLERIES.buy.link, rent: 'All homes for rent' },
  none: { sell: 'Nothing is for sale at the moment.', rent: 'Nothing is for rent at the moment.' },
  postTitle: 'Post yours in four steps',
  /** The questions of each step of the posting form, in their order. */
  steps: [
    'Sell or rent, place, price and area.',
    'Floors, facing, furnishing, deposit, RERA number.',
    'Tick what there is, from lift to power backup.',
    `Up to ${PHOTO_LIMITS.count} photos, made small on your phone.`,
  ],
  after:
    'A person decides on it. You get a mail, and see the decision and its reason in your profile.',
} as const

/** Texts for an address below /services without a service; the pages of cities show them with an icon. */
export const NO_SUCH_SERVICE = {
  services: 'Service not found',
  cities: 'Service not found!',
} as const

export const NO_SUCH_SERVICE_HINTS = {
  services: 'Check the address. These are our services:',
  cities: 'We have no page for this place. These are our cities:',
} as const
