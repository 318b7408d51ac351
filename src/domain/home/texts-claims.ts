/** What the figures of the sell and rent banner count. */
export const STAT_TEXTS = {
  listings: 'property listings',
  searches: 'monthly searches',
  owners: 'owners advertise monthly',
} as const

/** What the builders of the home page build. */
export const BUILDER_TEXTS = {
  neelkanth:
    'Mid-rise courtyards in Lucknow and Kanpur, with cross-ventilated flats and a tree for every home.',
  saraswat:
    'Row houses and plotted colonies around Varanasi and Noida, handed over with roads, drains and papers done.',
} as const
