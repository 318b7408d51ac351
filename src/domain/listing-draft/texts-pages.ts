/** Shown to signed-out visitors before the first question. */
export const ACCOUNT_NEEDED =
  'You can answer everything first. To submit at the end you need an account; your answers stay.'

/** The pages that open the posting form, from the start or at one of its steps with the stored draft. */
export const WIZARD_PAGES = {
  post: {
    title: 'Post your property, free',
    intro: 'Four short steps. An admin checks every listing before visitors see it.',
    description:
      'Post a flat, house, plot, office or PG free of charge. An admin checks every listing before it goes online.',
  },
  projects: {
    title: 'Post a project',
    intro:
      'For admins: a city project, or a new launch with its price and amenities. It is published without approval.',
    description: 'Add a city project or a new launch to the portal.',
  },
  details: {
    title: 'Describe the property',
    intro:
      'Where it stands, how large it is and what you ask for it. What you wrote before is still here.',
    description: 'Continue your listing with its type, place, area and price.',
  },
  additional: {
    title: 'Add what buyers ask about',
    intro:
      'Rooms, floor, facing, furnishing, deposit and RERA number. All of it optional, all of it read.',
    description: 'Continue your listing with rooms, floors, facing, furnishing and papers.',
  },
  amenities: {
    title: 'Tick what there is',
    intro: 'Lift, parking, power backup and the rest. Tick only what works today.',
    description: 'Continue your listing with its amenities.',
  },
} as const

/** The steps of the posting form, in their order. */
export const STEP_NAMES = [
  'Property Details',
  'Additional Details',
  'Amenities',
  'Upload Images',
] as const

/** What an admin can publish with the posting form besides listings. */
export const POSTING_TEXTS = { postedProject: 'City project', postedLaunch: 'New launch' } as const
