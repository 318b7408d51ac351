export const LISTING_TEXTS = {
  place: 'Place',
  placeNote: 'The locality as its owner states it; the exact address comes from the owner.',
  untitled: 'Untitled Project',
  noImage: 'No Image Available',
  sample: 'Sample',
  sampleNote: 'An example of how a listing looks',
  notAvailable: 'This listing is not available',
  notLoggedIn: 'You must be logged in to submit a property!',
  submitted: 'Property submitted successfully!',
  submitFailed: 'Error submitting property. Please try again.',
} as const

/** On the button over the pictures of a page. */
export const showAllPhotos = (count: number) => `Show all ${count} photos`

/** The link of a card to the page of its listing. */
export const LEARN_MORE = 'Learn More'

/** Follows a title that was cut. */
export const TITLE_CUT = '...'

/** Labels that the facts and the filters share. */
export const FACT_TEXTS = { bedrooms: 'Bedrooms', furnishing: 'Furnishing' } as const

/** Both the hint of the field and its error. */
export const PG_RESIDENTIAL = 'A PG is always residential, and never a plot.'
