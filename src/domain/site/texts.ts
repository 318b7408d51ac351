import { PG_OFFER } from '#language/text/texts'

/** Texts that are on every page. */
export const SITE_TEXTS = {
  postProperty: 'Post Property FREE',
  login: 'Login',
  profile: 'Profile',
  admin: 'Admin',
  signOut: 'Sign out',
  skip: 'Skip to the content',
  notLoaded: 'Not loaded. Check your connection and try again.',
  search: 'Search homes and places',
  searchHint: 'Locality or landmark',
  way: 'The way to this page',
  smallPrint:
    'Prices and areas are as stated by the owner. Visit a property and check its papers before you pay.',
} as const

const CLOSED_HINT = 'This property is no longer on offer, so you cannot contact the owner.'

export const DETAIL_TEXTS = {
  noId: 'No property was chosen. Pick one from the list to see its page.',
  notAvailableHint: 'It may have been sold, rented out or taken down by its owner.',
  loadFailed: 'This property could not be loaded. Check your connection and try again.',
  loading: 'Loading...',
  retry: 'Try again',
  toList: 'See properties for sale',
  shellTitle: 'Property',
  shellDescription: 'A property on our portal: price, pictures, facts and its owner.',
  similarNow: 'Similar properties on offer now',
  linkCopied: 'Link copied.',
  linkNotCopied: 'The link could not be copied. Copy it from the address bar.',
  closedHint: CLOSED_HINT,
  /** Said where the state was not known when the page was built. */
  closedAs: (state: string) => `${state}. ${CLOSED_HINT}`,
} as const

/** Texts of the page of a pending listing. */
export const PREVIEW_TEXTS = {
  title: 'Preview',
  notice:
    'Pending. An admin decides on it before visitors can see it. Only you and our admins see this page.',
  none: 'None of your listings is waiting at this address. It may have been decided already.',
} as const

export const NOT_FOUND_TEXTS = {
  title: 'This page does not exist',
  text: 'Check the address. Or the property was sold or taken down.',
  buy: DETAIL_TEXTS.toList,
  home: 'Go to the home page',
} as const

/** Texts of controls that are the same everywhere. */
export const CONTROL_TEXTS = {
  close: 'Close',
  undo: 'Undo',
  dismiss: 'Close this message',
  signOutFailed: 'You could not be signed out. Check your connection and try again.',
  loadedAgain: 'The connection is back. Please press again.',
} as const

/** Texts that all forms share. */
export const FORM_TEXTS = {
  optional: '(optional)',
  summary: 'Please check these answers',
  /** Of many answers. */
  missing: (count: number) => `${count} answers are missing`,
  wrong: (count: number) => `${count} answers need a change`,
  /** Precedes an error under its field, for screen readers. */
  error: 'Error:',
  hide: 'Hide',
  show: 'Show',
  notStated: 'Not stated',
  notChosen: 'Not chosen yet',
  previous: 'Previous',
  next: 'Next',
  /** The chip after small counts, and the label of the field that it opens. */
  otherCount: 'Other',
  howMany: (what: string) => `${what}, as a number`,
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
} as const

/** Words of the links in the bar, the phone's menu and the footer. */
export const NAV_TEXTS = {
  home: 'Home',
  city: 'City',
  buy: 'Buy',
  rent: 'Rent',
  about: 'About',
  service: 'Service',
  pg: PG_OFFER,
  properties: 'Properties',
  sellRent: 'For sale and for rent',
  post: 'Post your property',
  services: 'Services',
  projects: 'Projects',
  exploreCity: 'Explore a city',
  newProjects: 'New launches',
  cityHome: 'New in the cities',
  company: 'Company',
  aboutUs: 'About us',
  team: 'Our team',
  contact: 'Contact',
  app: 'Mobile app',
  privacy: 'Privacy policy',
  terms: 'Terms of use',
  askingPrices: 'Asking prices explained',
  accessibility: 'Accessibility',
} as const

/** Names of the regions and buttons around a page. */
export const REGION_TEXTS = {
  main: 'Main',
  footer: 'Footer',
  account: 'Your account',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  onThisPage: 'On this page',
  previous: 'Previous',
  next: 'Next',
  newTab: '(opens in a new tab)',
} as const

/** On a page that an account may not see. */
export const REFUSED_MESSAGE = 'This page is for admins. Your account has no access to it.'

/** Shown with statements about the law. */
export const NO_LEGAL_ADVICE = 'This is general information, not legal advice.'
