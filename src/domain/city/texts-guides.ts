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
