import { FIELD_TEXTS } from '#language/listing/texts-fields'
import { LIST_TEXTS } from '#language/paging/texts'
import { inMegabytes } from '#language/photo/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { CONTENT_LIMITS } from './constants.ts'

/** The error messages of an entry's fields that differ from a listing's. */
export const CONTENT_FIELD_TEXTS = {
  city: 'Enter the city.',
  cityChosen: 'Choose the city.',
  entryTitle: 'Enter a title.',
  about: 'Say what it is in a sentence or more.',
  location: 'Enter the location.',
  offerType: 'Choose what is for sale.',
  priceOrder: 'The upper end cannot be below the lower one.',
  comingSoonType: 'Please select a property type!',
  comingSoonDescription: 'Describe it in a sentence or more.',
  picture:
    'Enter the address of a picture on this site, such as /art/coming-soon/tower.svg, or upload one.',
  picturesMissing: 'Upload at least one picture.',
  picturesTooMany: `A project can have ${CONTENT_LIMITS.pictures} pictures.`,
  furnishing: 'Choose the furnishing.',
  floorNumber: 'Enter the floor, 0 for the ground floor.',
  totalFloors: 'Enter the number of floors.',
  facing: 'Choose where it faces.',
  amenities: 'Choose at least one amenity.',
} as const

export const CONTENT_TEXTS = {
  changed:
    'Another admin changed this entry in the meantime. Your text is kept; read theirs in the list before you save again.',
} as const

/** Texts of the pages on which admins manage entries: by collection, and common ones. */
export const COLLECTION_TEXTS = {
  projects: {
    title: 'Described projects',
    one: 'project',
    about: 'Entries shown below the form on the project page.',
  },
  projectExplore: {
    title: 'City projects',
    one: 'city project',
    about: 'Projects of a city, shown on the home page and under each city.',
  },
  newlyProject: {
    title: 'New launches',
    one: 'launch',
    about: 'Newly launched projects. Every answer is required but those about RERA.',
  },
  cityData: {
    title: 'City offers',
    one: 'offer',
    about: 'What can be bought in a city, with its range of prices.',
  },
  comingSoon: {
    title: 'Coming soon',
    one: 'coming-soon entry',
    about: 'The slideshow of the home page.',
  },
} as const

export const ENTRY_TEXTS = {
  tabs: 'Admin pages',
  more: 'More',
  withoutScript: 'Managing the portal needs JavaScript. Switch it on and reload this page.',
  choose: 'What to manage',
  approvals: 'Approvals',
  listings: 'Listings',
  columns: { title: 'Title', place: 'Place', price: 'Price', actions: LIST_TEXTS.actions },
  loading: 'Loading the entries…',
  failed: 'The entries could not be loaded. Check your connection and try again.',
  none: 'Nothing has been added yet.',
  add: (one: string) => `Add ${/^[aeiou]/.test(one) ? 'an' : 'a'} ${one}`,
  change: (title: string) => `Change ${title}`,
  edit: 'Edit',
  remove: 'Delete',
  label: (what: string, title: string) => `${what}: ${title}`,
  save: 'Save changes',
  saving: 'Saving…',
  publish: 'Add and publish',
  cancel: 'Leave it as it is',
  stored: (title: string) => `${title} is saved. The public site follows in a minute or two.`,
  removed: (title: string) => `${title} is deleted. The public site follows in a minute or two.`,
  removeTitle: (title: string) => `Delete ${title}?`,
  removeText: 'It leaves the public site with the next rebuild and cannot be brought back.',
  removing: 'Deleting…',
  keep: 'Keep it',
  noCityPage: (city: string) =>
    `The portal has no page for ${city}: the project will be on no city’s page.`,
  chooseCategory: 'Choose a category to see its types.',
  pictures: 'Pictures',
  picture: 'Picture address',
  pictureHint: 'The address of a picture on this site, or upload one below.',
  upload: 'Upload a picture',
  uploadHint: `JPEG, HEIC, PNG or WebP, up to ${inMegabytes(PHOTO_LIMITS.chosenBytes)} each. The first one is the cover.`,
  uploading: 'Uploading…',
  removePicture: (place: number) => `Remove picture ${place}`,
  pictureAlt: (place: number) => `Picture ${place}`,
} as const

/** Labels of fields that a listing does not have. */
export const ENTRY_FIELD_LABELS = {
  title: 'Title',
  about: 'About',
  projectType: 'Kind of property',
  priceMin: 'Price from',
  priceMax: 'Price up to',
  squareFeet: `${FIELD_TEXTS.plotArea.label} (sq ft)`,
  rentOrLease: 'Rent / Lease',
} as const
