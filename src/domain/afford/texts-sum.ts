/** The sum behind the word that says whether a home fits. */
export const SUM_TEXTS = {
  title: 'For your money',
  change: 'Change your figures',
  sum: 'The sum behind it',
  atOnce: 'At once',
  aMonth: 'Each month',
  moveIn: 'To move in',
  down: 'Down payment',
  stamp: 'Stamp duty',
  registration: 'Registration',
  gst: 'GST',
  ofBuilder: (percent: string) => `${percent}, if its builder sells it`,
  instalment: 'Instalment',
  loan: (loan: string, years: number, interest: string) =>
    `loan of ${loan}, ${years} years, ${interest} interest`,
  noLoan: 'no loan needed',
  maintenance: 'Maintenance',
  rent: 'Rent',
  firstRent: 'First rent',
  deposit: 'Deposit',
  unknown: 'not known',
  short: (missing: string) => `You would be ${missing} short of what is paid at once.`,
  open: 'The month fits, but the listing does not state the deposit.',
  share: (percent: string, income: string, limit: string) =>
    `Each month it takes ${percent} of ${income}, with your other loans; your limit is ${limit}.`,
  shareOfRent: (percent: string, income: string, limit: string) =>
    `Each month it takes ${percent} of ${income}; your limit for a rent is ${limit}.`,
  moreThanRent: (more: string) => `${more} a month more than your rent today.`,
  lessThanRent: (less: string) => `${less} a month less than your rent today.`,
  meanwhile: (rent: string) => `Until it is ready you also pay your rent of ${rent}; we count it.`,
  kept: (kept: string, percent: string) =>
    `Of the price, ${kept} (${percent}) go to the state and not to the seller; it adds nothing.`,
  maintenanceOpen: 'Maintenance is not stated, so it is not in the sum.',
  depositOpen: 'The deposit is not stated. Ask before you plan.',
  brokerageOpen: 'A broker’s fee comes on top, if one is asked.',
  brokerageOfSale:
    'Not in the sum: a broker’s fee, the bank’s and the lawyer’s, furniture, moving.',
  interest: 'The interest',
  lent: 'What banks lend',
  shares: 'The shares of an income',
  /** `date`: of the source; `old`: "over 11 months old". */
  aged: (what: string, source: string, date: string, old: string) =>
    `${what}: ${source}, ${date}, ${old}.`,
  advice: 'This is arithmetic with your figures, no advice. A bank looks at more than this.',
} as const
