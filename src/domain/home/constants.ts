import { BUILDER_TEXTS, STAT_TEXTS } from '#language/home/texts-claims'

/** Figures of the sell and rent banner, each shown with a "+". */
export const STATS = [
  { value: 200, label: STAT_TEXTS.listings },
  { value: 300, label: STAT_TEXTS.searches },
  { value: 500, label: STAT_TEXTS.owners },
] as const

/** Builders of the home page; their listings are not online yet. `logo` names a drawing. */
export const BUILDERS = [
  {
    id: 'neelkanth',
    name: 'Neelkanth Habitat',
    logo: 'builder-neelkanth',
    propertiesCount: 50,
    description: BUILDER_TEXTS.neelkanth,
  },
  {
    id: 'saraswat',
    name: 'Saraswat Estates',
    logo: 'builder-saraswat',
    propertiesCount: 30,
    description: BUILDER_TEXTS.saraswat,
  },
] as const
