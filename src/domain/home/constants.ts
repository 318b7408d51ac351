/** Figures of the sell and rent banner, each shown with a "+". */
export const STATS = [
  { value: 200, label: 'property listings' },
  { value: 300, label: 'monthly searches' },
  { value: 500, label: 'owners advertise monthly' },
] as const

/** The duration of counting up from zero, in milliseconds. */
export const COUNT_UP_MS = 2500

/** Milliseconds between two slides of the coming-soon slideshow. */
export const SLIDESHOW_MS = 1000

/** Builders of the home page; their listings are not online yet. `logo` names a drawing. */
export const BUILDERS = [
  {
    id: 'neelkanth',
    name: 'Neelkanth Habitat',
    logo: 'builder-neelkanth',
    propertiesCount: 50,
    description:
      'Mid-rise courtyards in Lucknow and Kanpur, with cross-ventilated flats and a tree for every home.',
  },
  {
    id: 'saraswat',
    name: 'Saraswat Estates',
    logo: 'builder-saraswat',
    propertiesCount: 30,
    description:
      'Row houses and plotted colonies around Varanasi and Noida, handed over with roads, drains and papers done.',
  },
] as const
