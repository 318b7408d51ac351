import type { CityName } from './constants.ts'

/** What a state's authority is called, and how deeds and stamp duty are dealt with there. */
export const STATE_RULE_TEXTS = {
  'Uttar Pradesh': {
    regulator: 'UP RERA',
    // The check of identity: the Online Document Registration Rules of 2024, as The Times of India reported on 12 February
    // 2026 with the words of the registration department. Their own text could not be read.
    registration:
      'Deeds are registered with the sub-registrar of the tehsil, after an appointment on the state’s IGRSUP site. Newspapers report that buyer, seller and witnesses are identified there since 1 February 2026, by Aadhaar with fingerprint or iris. Ask the office what to bring.',
    stampDuty:
      'In Uttar Pradesh you pay stamp duty on the price or the district’s circle rate, whichever is higher. Women buyers pay less. Registration is extra.',
  },
  Haryana: {
    regulator: 'HARERA Gurugram',
    registration:
      'Deeds are registered at the tehsil, after an appointment on the state’s Jamabandi site.',
    stampDuty:
      'Haryana reckons stamp duty on the price paid or the collector rate, whichever is higher. It differs inside and outside municipal limits, and is lower where the buyer is a woman.',
  },
} as const

type StateTexts = { regulator: string; registration: string; stampDuty: string }

/** What buyers need to know about a city. `authority` approves its layouts and buildings. */
export type CityGuide = {
  about: string
  authority: string
  authorityDoes: string
  peculiar: readonly string[]
}

export const CITY_GUIDES: Record<CityName, CityGuide> = {
  Lucknow: {
    about:
      'Wide sectors are east of the Gomti, old neighbourhoods around Hazratganj, and the metro joins the airport with Munshi Pulia. New towers stand along the Shaheed Path and in Gomti Nagar Extension.',
    authority: 'Lucknow Development Authority',
    authorityDoes:
      'It approves layouts and building plans; UP Awas Vikas Parishad does so in its own schemes, such as Vrindavan Yojna.',
    peculiar: [
      'Ask whose scheme the land is in: Development Authority, Awas Vikas or private. Papers and transfer differ.',
      'Outside an approved layout, see that the land’s use has been changed from agriculture before a house is promised on it.',
      'Localities on the Gomti’s low bank: ask how high the water stood in the last flood.',
    ],
  },
  Noida: {
    about:
      'Planned sectors follow the expressway and the Aqua Line, with towers, offices and parks close together. Greater Noida begins beyond the Hindon and has an authority of its own.',
    authority: 'New Okhla Industrial Development Authority (Noida Authority)',
    authorityDoes:
      'It owns the land and leases it out, approves plans and gives the completion certificate.',
    peculiar: [
      'Almost all land is leasehold. A flat comes by a sub-lease deed between Authority, developer and buyer; ask whether the Authority has allowed it for your tower.',
      'A resale needs the Authority’s transfer memorandum and its charge, on top of stamp duty.',
      'Ask for the Authority’s no-dues certificate: a developer in arrears for land delays the registration of flats.',
    ],
  },
  Gurugram: {
    about:
      'The offices of Cyber City lie in the middle, older apartments along Golf Course Road, and new sectors on the Dwarka Expressway and Sohna Road. The Aravalli ridge bounds the city in the east.',
    authority: 'Department of Town and Country Planning, Haryana',
    authorityDoes: 'It licenses each colony and gives the occupation certificate, tower by tower.',
    peculiar: [
      'Look the licence number up with the Department: a colony may be licensed in parts, and your tower must lie in one.',
      'Take possession with the occupation certificate only; an offer of possession without it is none.',
      'Independent floors: see that each floor is approved and registered by itself, with its parking.',
    ],
  },
  Kanpur: {
    about:
      'Leafy Swaroop Nagar and Civil Lines are the old addresses, Kakadeo lives by its coaching schools, and industry is at Panki and Dada Nagar. The metro’s first line runs from the IIT to the city’s middle.',
    authority: 'Kanpur Development Authority',
    authorityDoes: 'It approves layouts and building plans and sells in schemes of its own.',
    peculiar: [
      'In Civil Lines and around, much land is nazul: the state’s, held on lease. Ask whether it has been made freehold.',
      'Old mill and factory land: ask whether its use has been changed, and when.',
      'Near the tanneries of Jajmau, have the ground water tested before you choose a borewell.',
    ],
  },
  Varanasi: {
    about:
      'The ghats and their lanes are the old city, the university is at Lanka, and quieter colonies stretch towards Shivpur, Sarnath and the Ring Road.',
    authority: 'Varanasi Development Authority',
    authorityDoes:
      'It approves layouts and building plans, and the heights that are allowed near the river and the old city.',
    peculiar: [
      'Building close to the Ganga is restricted. Ask the Authority what is allowed at that distance from the bank.',
      'Houses of the old city often have many heirs: have every one of them sign, or buy elsewhere.',
      'Around Sarnath, the protected monuments have zones in which building is forbidden or needs leave.',
    ],
  },
}

/** The steps of buying in a project: the same in every state since the Real Estate Act of 2016. */
export const BUYING_STEPS = [
  {
    title: 'Look the project up',
    text: (rules: StateTexts) =>
      `Find its registration number on the site of ${rules.regulator}. Plans, dates, the land’s title and pending cases are stated there, and must agree with what you are told.`,
  },
  {
    title: 'Compare by carpet area',
    text: () =>
      'A registered project must state carpet area. Ask for the price on it in writing, and add the extras: parking, club, maintenance, taxes.',
  },
  {
    title: 'Book with little',
    text: () =>
      'Before the agreement for sale is registered, a developer may not take more than a tenth of the price.',
  },
  {
    title: 'Sign the agreement for sale',
    text: () =>
      'It names the flat, the instalments by stage of building, the date of possession, and the interest that either side owes for delay: the same rate for both.',
  },
  {
    title: 'Arrange the loan',
    text: () =>
      'A bank that lends on the project has read its title. Ask which banks have approved it, and read why one has not.',
  },
  {
    title: 'Pay stamp duty and register',
    text: (rules: StateTexts) => `${rules.stampDuty} ${rules.registration}`,
  },
  {
    title: 'Take possession',
    text: () =>
      'Ask for the occupation or completion certificate, go through the flat with a list, and note the meters. For five years the developer mends structural defects at no charge.',
  },
] as const
