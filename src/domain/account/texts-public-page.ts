import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { OWN_FILTER_TEXTS } from '#language/listing/texts-own'
import { LIST_TEXTS, PAGES_TEXTS } from '#language/paging/texts'
import { joined } from '#language/text/texts'

/** "24 properties on offer in Lucknow and Noida"; without cities only their number. */
const homes = (count: number, cities: readonly string[]) =>
  (count === 1 ? '1 property on offer' : `${count} properties on offer`) +
  (cities.length > 0 ? ` in ${joined(cities)}` : '')

/** Texts of the page of an agent's homes, for its visitors. */
export const AGENT_PAGE_TEXTS = {
  title: (name: string) => `Properties of ${name}`,
  about: (count: number, cities: readonly string[]) =>
    count === 0 ? 'Nothing on offer at the moment' : homes(count, cities),
  description: (name: string, count: number, cities: readonly string[]) =>
    `${name}, agent: ${count === 0 ? 'nothing on offer at the moment' : homes(count, cities)}.`,
  untitled: 'An agent’s properties',
  filters: 'Narrow the list',
  choices: { city: OWN_FILTER_TEXTS.city, listingType: OWN_FILTER_TEXTS.listingType },
  all: LIST_TEXTS.all,
  choice: (label: string, count: number) => `${label} (${count})`,
  types: LISTING_TYPE_LABELS,
  none: 'Nothing fits this choice.',
  clear: LIST_TEXTS.clear,
  empty:
    'This agent has nothing on offer at the moment. Look again later, or search all properties.',
  pages: PAGES_TEXTS.pages,
  previous: LIST_TEXTS.previous,
  next: LIST_TEXTS.next,
  place: LIST_TEXTS.place,
  missing: 'This page is not there',
  missingHint: 'The agent does not show a page of their own, or the address is incomplete.',
  /** On the page of a listing. */
  more: (name: string) => `More properties of ${name}`,
} as const

/** Texts of the switch for it in the profile. */
export const PUBLIC_PAGE_TEXTS = {
  title: 'A page with all your properties',
  about:
    'Share one address with buyers and tenants. Anyone with it sees your name, since when you are a member, your RERA agent number if you have stated one, and your properties on offer with their number and cities.',
  never:
    'It never shows your phone number or e-mail address: people ask and call through the buttons of each listing. Search engines are asked to leave it out.',
  off: 'It is off. Nobody can open it.',
  on: 'It is on. Others can open it once one of your listings is approved.',
  switchOn: 'Switch the page on',
  switchOff: 'Switch the page off',
  busy: 'Switching…',
  open: 'Open the page',
  isOn: 'Your page is on. Your listings link to it after the next rebuild, in a minute or two.',
  isOff: 'Your page is off. Nobody can open it any more.',
} as const
