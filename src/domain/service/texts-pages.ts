import { PG_OFFER } from '#language/text/texts'

/** The services, by the slug of their page. */
export const SERVICE_PAGE_TEXTS = {
  'buy-commercial': {
    title: 'Buying a commercial property',
    short: 'Offices, shops, godowns and sheds to own.',
    about:
      'A commercial property earns its price through its tenant, its road and its papers. We list offices, shops, storage and industrial sheds with the area on the same basis, so that two prices can be compared.',
    steps: [
      'Say what the business needs: floor area, road width, power load, parking.',
      'Compare price per square foot on the same basis: carpet with carpet.',
      'Read title, completion certificate and tax receipts with a lawyer before you pay a token.',
      'Register the sale deed at the sub-registrar’s office; stamp duty differs from state to state.',
    ],
  },
  'lease-commercial': {
    title: 'Leasing a commercial property',
    short: 'Floors, counters and godowns by the month.',
    about:
      'A lease keeps capital free and ties a business to a place for years. Every rent here is per month for the whole property, with the deposit beside it.',
    steps: [
      'Count the full cost: rent, maintenance, deposit, fit-out and its rent-free weeks.',
      'Ask for lock-in, notice and yearly increase in writing.',
      'See the property at working hours: power, lift, parking, network.',
      'Register a lease of more than eleven months, or it will not hold.',
    ],
  },
  'buy-plots': {
    title: 'Buy Plots/Land',
    short: 'Plots with their area in gaj and square feet.',
    about:
      'Land is bought on paper and measured on the ground. Plots here state their area in the owner’s unit and in square feet, residential and commercial, with the RERA number where the layout has one.',
    steps: [
      'Match the khasra number in the papers with the plot that is shown to you.',
      'Have the plot measured; compare its road width with the approved layout.',
      'Check land use and approval with the development authority.',
      'Ask for thirty years of title and a no-dues certificate before registration.',
    ],
  },
  'rent-home': {
    title: 'Renting a home',
    short: 'Flats and houses to move into, rent per month.',
    about:
      'A home to rent is chosen by its light, its water and its landlord. Each listing says when its owner last confirmed that it is still free, so that you do not travel for a flat that went last week.',
    steps: [
      'Shortlist by the way to work at the hour you travel.',
      'Visit by day; try taps, switches, network and the lift.',
      'Agree on deposit, notice, painting and repairs in the rent agreement.',
      'Hand in your police verification form and note the meters on the first day.',
    ],
  },
  'pg-co-living': {
    title: PG_OFFER,
    short: 'A bed, meals and company; rent per bed.',
    about:
      'Paying-guest homes and co-living for students and those new to a city. The rent is per bed and month; what it includes is in the description.',
    steps: [
      'Ask how many share the room and the bathroom.',
      'Taste a meal before you pay; ask about power backup in the summer.',
      'Read the gate hours and the notice period.',
      'Keep the receipt of the deposit and its terms.',
    ],
  },
} as const
