/** Shown to signed-out visitors before the first question. */
export const ACCOUNT_NEEDED =
  'Answer everything first. You need an account only to submit; your answers stay.'

/** The pages that open the posting form, from the start or at one of its steps with the stored draft. */
export const WIZARD_PAGES = {
  post: {
    title: 'Post your property, free',
    intro: 'Four short steps. A person approves every listing before visitors see it.',
    description:
      'Post a flat, house, plot, office or PG for free. A person approves every listing before it goes online.',
  },
  projects: {
    title: 'Post a project',
    intro:
      'For admins: a city project, or a new launch with its price and amenities. It is published without approval.',
    description: 'Add a city project or a new launch to the portal.',
  },
  details: {
    title: 'Describe the property',
    intro: 'Place, size and price. What you wrote before is still here.',
    description: 'Continue your listing with its type, place, area and price.',
  },
  additional: {
    title: 'Add what buyers ask about',
    intro: 'Rooms, floor, facing, furnishing, deposit and RERA number. All of it is optional.',
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
