import { PG_OFFER } from '../text/texts.ts'
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
