/**
 * Where a rule of law stands, and of which day that is. `primary`: the text of the law, or the authority's own page;
 * otherwise somebody's account of it, which pages say. Who says what pages quote is in `RERA_LAW_FROM`.
 */
export type Source = { name?: string; address: string; date: string; primary: boolean }

const ACT = {
  address:
    'https://www.lawgratis.com/bare-acts/the-real-estate-regulation-and-development-act-2016',
  date: '2016-03-26',
  primary: true,
} as const satisfies Source

/**
 * Every rule that the portal relies on about RERA, with its source. No court or authority has been asked; what is not
 * `primary` was not found in the text of the law.
 */
export const RERA_LAW = {
  /** No registration up to 500 sq m of land or eight apartments, all phases together; a state may set less. */
  small: ACT,
  /** None where the completion certificate is from before the Act. */
  before: ACT,
  /** None for renovation, repair or re-development without marketing, sale or new allotment. */
  renovation: ACT,
  /** Section 11(2): an advertisement states the number, and the authority's website. */
  advertisement: {
    address:
      'http://www.newindianexpress.com/states/tamil-nadu/2018/apr/22/tamil-nadu-real-estate-regulatory-authority-warns-developers-violating-real-estate-rules-1804736.html',
    date: '2018-04-22',
    primary: false,
  },
  /** Section 9: agents of registered projects are registered themselves. */
  agents: {
    name: 'The Hans India, on sections 3 and 9 of the Act',
    address:
      'https://www.thehansindia.com/business/gurugram-dont-book-properties-in-unregistered-projects-warns-real-estate-regulatory-body-850616',
    date: '2024-01-10',
    primary: false,
  },
  /** In Uttar Pradesh also the code of the certificate and the collection account. */
  uttarPradesh: {
    address:
      'https://1-comply.com/2025/01/31/terms-and-conditions-for-promotion-and-advertising-of-projects-registered-with-u-p-rera/',
    date: '2025-01-23',
    primary: false,
  },
  /** Whether a portal is an agent is open: an order of 2019 was set aside, and is to be made anew. */
  portals: {
    name: 'Moneycontrol, on the Maharashtra appellate tribunal',
    address:
      'https://www.moneycontrol.com/news/business/real-estate/maharashtra-real-estate-tribunal-sets-aside-maharera-order-mandating-portals-to-register-as-real-estate-agents-9858771.html',
    date: '2023-01-13',
    primary: false,
  },
  /** The domain of UP RERA. */
  upHost: {
    name: 'UP RERA, on its own site',
    address: 'https://www.up-rera.in/DisclaimerandPolicies',
    date: '2026-11',
    primary: true,
  },
  /** The domain of both authorities of Haryana. Others that look like it belong to nobody known. */
  haryanaHost: {
    name: 'Housing.com, on the site of HARERA',
    address: 'https://housing.com/news/everything-you-need-to-know-about-haryana-rera/',
    date: '2026-11',
    primary: false,
  },
  /** The form in which its register writes a number: GGM, two running numbers, the year and a number within it. */
  shortForm: {
    name: 'HARERA Gurugram, its page of a project',
    address: 'https://haryanarera.gov.in/view_project/searchprojectDetail/3629',
    date: '2025-10-08',
    primary: true,
  },
} as const satisfies Record<string, Source>

/** The rules that a page about something for sale quotes. */
export const QUOTED_LAW = ['advertisement', 'small', 'uttarPradesh'] as const
