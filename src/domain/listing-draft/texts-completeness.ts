/** Texts about the completeness of a listing. */
export const COMPLETENESS_TEXTS = {
  percent: (percent: number) => `${percent}% complete`,
  missing: (count: number) => (count === 1 ? '1 thing missing' : `${count} things missing`),
  intro: 'What is missing, the weightiest first. Each leads to its place in the form.',
  photos: (count: number) => (count === 1 ? 'Add 1 more photo' : `Add ${count} more photos`),
  describe: 'Describe it in your own words',
  describeMore: (length: number, whole: number) =>
    `Describe it further: ${length} of ${whole} characters so far`,
  amenities: 'Tick what the property or its society has',
  complete: 'Nothing is missing.',
} as const

/** Advice about the chosen photos. */
export const PHOTO_ADVICE_TEXTS = {
  more: (count: number, enough: number) =>
    `${count} of ${enough} photos that make a listing complete. A visitor wants to see each room once.`,
  upright: (place: number) =>
    `The cover is upright, and cards cut it at the top and the bottom. Photo ${place} is held sideways: use it as the cover.`,
  allUpright:
    'The cover is upright, and cards cut it at the top and the bottom. Hold the phone sideways for one.',
} as const
