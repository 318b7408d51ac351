/**
 * A rule that the portal follows, and how it is known. `date`: the day from which it holds; of an account that names no
 * such day, its own. `seen`: in the text of the rule, also as somebody reprints it, or on a page of the authority
 * itself; otherwise in what others write about it, which pages say. What pages quote of a rule is a text of its
 * concept.
 */
export type Law = {
  rule: string
  date: string
  seen: 'text' | 'account'
  sources: readonly [string, ...string[]]
}

const RERA_ACT = {
  rule: 'Real Estate (Regulation and Development) Act 2016, section 3(2)',
  date: '2016-03-26',
  seen: 'text',
  sources: [
    'https://www.lawgratis.com/bare-acts/the-real-estate-regulation-and-development-act-2016',
  ],
} as const satisfies Law

/**
 * Every rule of law that the portal relies on. No court or authority has been asked; what is an `account` was not found
 * in the text of the law.
 */
export const LAW = {
  /**
   * Complaints to an intermediary: the Information Technology (Intermediary Guidelines and Digital Media Ethics Code)
   * Rules, 2021, G.S.R. 139(E), as amended by G.S.R. 120(E) of 10 February 2026 (Gazette of India,
   * CG-DL-E-10022026-269993). The gazette itself could not be opened here: the times of 2026 are those that several law
   * firms and a summary of the gazette agree on.
   */
  intermediaries: {
    rule: 'IT (Intermediary Guidelines) Rules 2021, G.S.R. 139(E), as amended by G.S.R. 120(E), rule 3',
    date: '2026-02-20',
    seen: 'account',
    sources: [
      'https://gazettetracker.com/g/CG-DL-E-10022026-269993',
      'https://vivrti.in/blog-post.php?blog-name=primer-on-due-deligence',
      'https://www.mondaq.com/india/social-media/1751632/meity-notifies-it-intermediary-guidelines-and-digital-media-ethics-code-amendment-rules-2026',
      'https://itlaw.in/rule-3-2-grievance-redressal-mechanism-of-intermediary',
    ],
  },
  /**
   * Pictures that are made or changed by a computer so that they look real are labelled. What is edited in good faith
   * and changes no meaning is left out: light, colours, crop. Whether a furnished room falls under the rule is not
   * settled; the portal labels it all the same, because it shows what is not there.
   */
  syntheticPictures: {
    rule: 'IT (Intermediary Guidelines) Amendment Rules 2026, G.S.R. 120(E), rule 2(1)(wa)',
    date: '2026-02-20',
    seen: 'text',
    sources: ['https://gazettetracker.com/g/CG-DL-E-10022026-269993'],
  },
  /** Personal data of somebody younger than `ADULT_YEARS` needs the consent of a parent. */
  adults: {
    rule: 'Digital Personal Data Protection Act 2023, section 9, and Rules 2025, rule 10',
    date: '2027-05-13',
    seen: 'account',
    sources: ['https://dpdpa.com/dpdparules/rule10.html'],
  },
  /** No registration up to 500 sq m of land or eight apartments, all phases together; a state may set less. */
  small: RERA_ACT,
  /** None where the completion certificate is from before the Act. */
  before: RERA_ACT,
  /** None for renovation, repair or re-development without marketing, sale or new allotment. */
  renovation: RERA_ACT,
  /** An advertisement states the number, and the authority's website. */
  advertisement: {
    rule: 'Real Estate (Regulation and Development) Act 2016, section 11(2)',
    date: '2018-04-22',
    seen: 'account',
    sources: [
      'http://www.newindianexpress.com/states/tamil-nadu/2018/apr/22/tamil-nadu-real-estate-regulatory-authority-warns-developers-violating-real-estate-rules-1804736.html',
    ],
  },
  /** Agents of registered projects are registered themselves. */
  agents: {
    rule: 'Real Estate (Regulation and Development) Act 2016, sections 3 and 9',
    date: '2024-01-10',
    seen: 'account',
    sources: [
      'https://www.thehansindia.com/business/gurugram-dont-book-properties-in-unregistered-projects-warns-real-estate-regulatory-body-850616',
    ],
  },
  /** In Uttar Pradesh an advertisement also carries the code of the certificate and the collection account. */
  uttarPradesh: {
    rule: 'Notice 628 of UP RERA',
    date: '2025-01-23',
    seen: 'account',
    sources: [
      'https://1-comply.com/2025/01/31/terms-and-conditions-for-promotion-and-advertising-of-projects-registered-with-u-p-rera/',
    ],
  },
  /** Whether a portal is an agent is open: an order of 2019 was set aside, and is to be made anew. */
  portals: {
    rule: 'The appellate tribunal of Maharashtra, on an order of MahaRERA of 2019',
    date: '2023-01-13',
    seen: 'account',
    sources: [
      'https://www.moneycontrol.com/news/business/real-estate/maharashtra-real-estate-tribunal-sets-aside-maharera-order-mandating-portals-to-register-as-real-estate-agents-9858771.html',
    ],
  },
  upHost: {
    rule: 'The domain of UP RERA',
    date: '2026-11',
    seen: 'text',
    sources: ['https://www.up-rera.in/DisclaimerandPolicies'],
  },
  /** Others that look like it belong to nobody known. */
  haryanaHost: {
    rule: 'The domain of both authorities of Haryana',
    date: '2026-11',
    seen: 'account',
    sources: ['https://housing.com/news/everything-you-need-to-know-about-haryana-rera/'],
  },
  /** The form in which its register writes a number: GGM, two running numbers, the year and a number within it. */
  shortForm: {
    rule: 'The number of a project on the register of HARERA Gurugram',
    date: '2025-10-08',
    seen: 'text',
    sources: ['https://haryanarera.gov.in/view_project/searchprojectDetail/3629'],
  },
} as const satisfies Record<string, Law>
