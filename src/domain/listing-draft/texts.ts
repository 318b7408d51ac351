import { PG_RESIDENTIAL } from '#language/listing/texts'
import { FIELD_TEXTS } from '#language/listing/texts-fields'
import { inMegabytes } from '#language/photo/texts'
import { SUBMITTING } from '#language/text/texts'
import type { ListingType } from '../listing/constants.ts'
import { PHOTO_LIMITS } from '../photo/constants.ts'

export const WIZARD_TEXTS = {
  saved: 'Draft saved on this device',
  startOver: 'Start over',
  startOverAsk: 'This clears all four steps and removes the photos.',
  startOverYes: 'Yes, clear the draft',
  keep: 'Keep my draft',
  replaceYes: 'Replace my draft',
  fillLoading: 'Loading your listing…',
  fillFailed: 'Your listing could not be loaded. Check your connection and try again.',
  retry: 'Try again',
  submit: 'Submit',
  busy: SUBMITTING,
  checksMissing: 'Your answers could not be checked. Check your connection and try again.',
  waitingForPhotos:
    'Your photos are still uploading. We submit the listing as soon as they are done.',
  photosMissing:
    'Some photos are no longer on the server. We are uploading them again. Submit when they are done.',
  photosWait: 'Log in to upload your photos. They are kept on this device until then.',
  photosNotKept: 'This browser cannot keep all your photos. Submit before you leave this page.',
  postAs: 'Publish as',
  postAsHint:
    'A city project has name, place and pictures; a new launch has price, area and amenities too.',
  notAsked: 'A city project needs nothing here. Go to the next step.',
  optionalStep: 'All of this is optional. Each answer saves you a phone call.',
  draft: 'Your draft',
  noAmenity: 'None chosen. You can skip this.',
  amenities: (chosen: number, all: number) => `${chosen} of ${all} chosen`,
  reraExample: (example: string) => `It looks like ${example}.`,
  listingSoFar: 'Your listing so far',
  projectSoFar: 'Your project so far',
  submittedCard: 'What you have submitted',
  toProfile: 'Your profile',
  next: 'An admin decides on it first. Once it is live, share its page.',
  addPhotos: 'Add photos',
  resumed: (step: number, name: string) => `Your draft is at step ${step}: ${name}.`,
  unchanged: 'Nothing changed. The listing stays as it is.',
  publishedNext: 'It will be on the site in a minute or two.',
  pgHint: PG_RESIDENTIAL,
  chooseCategory: 'Choose a category to see its property types.',
} as const

/** Shown instead of the form where scripts do not run. */
export const WIZARD_WITHOUT_SCRIPT =
  'Posting needs JavaScript: photos are made small and your draft is kept in your browser. Switch it on and reload this page.'

const PRICE_LABELS: Record<ListingType, string> = {
  Sell: 'Price',
  Rent: 'Rent per month',
  PG: 'Rent per bed per month',
}

/** What the price of a listing type is called; "Price" before one is chosen. */
export function priceLabel(listingType: string): string {
  return PRICE_LABELS[listingType as ListingType] ?? FIELD_TEXTS.price.label
}

export const PRICE_HINTS: Record<string, string> = {
  Rent: 'In rupees, for example 18,500.',
  PG: 'In rupees, for one bed, for example 8,500.',
}

/** From which per cent on a listing is called so. */
const PRAISE = [
  [100, 'Complete.'],
  [85, 'Very good.'],
  [60, 'Good.'],
] as const

/** Texts about the completeness of a listing. A sentence claims only what the rule says. */
export const COMPLETENESS_TEXTS = {
  percent: (percent: number) => `${percent}% complete`,
  said: (percent: number) => {
    const praise = PRAISE.find(([from]) => percent >= from)?.[1] ?? ''
    return `${praise} Your listing is ${percent}% complete.`.trim()
  },
  gain: (percent: number) => `makes it ${percent}%`,
  fillIn: (label: string) => `Fill in “${label}”`,
  rest: (count: number) => `What else helps (${count})`,
  photos: (count: number, more: boolean) => {
    const photos = count === 1 ? 'photo' : 'photos'
    return more ? `Add ${count} more ${photos}` : `Add ${count} ${photos}`
  },
  describe: 'Describe it in your own words',
  describeMore: 'Say more about it',
  amenities: 'Tick what the property or its society has',
} as const

/** Advice about the chosen photos. */
export const PHOTO_ADVICE_TEXTS = {
  more: (count: number, enough: number) =>
    `${count} of ${enough} photos that make a listing complete. A visitor wants to see each room once.`,
  upright: (place: number) =>
    `The cover is upright, and cards cut it at the top and the bottom. Photo ${place} is held sideways: use it as the cover.`,
  panorama: (place: number) =>
    `The cover is a panorama, and cards cut it. Use photo ${place} as the cover.`,
  onlyPanoramas: 'The cover is a panorama, and cards cut it. An ordinary photo is a better cover.',
  allUpright:
    'The cover is upright, and cards cut it at the top and the bottom. Hold the phone sideways for one.',
} as const

/** The choice whether visitors of a new listing may only write. */
export const MESSAGES_ONLY_TEXTS = {
  label: 'Messages only: do not show my number',
  hint: 'Visitors of this listing then write to you here. Otherwise it is as in your account. You can change it any time in your profile, and it holds at once.',
} as const

/** Texts of the photo step; `place` counts from 1. */
export const PHOTO_STEP_TEXTS = {
  advice:
    'Optional, but photos let people judge from afar. Show the front, hall, kitchen, bath and view.',
  full: `All ${PHOTO_LIMITS.count} places are taken. Remove a photo to choose another.`,
  choose: 'Choose photos',
  drop: 'Or drop them here.',
  chooseHint: `Up to ${PHOTO_LIMITS.count}, as your phone takes them (JPEG, HEIC, PNG or WebP), each under ${inMegabytes(PHOTO_LIMITS.chosenBytes)}. This device makes them smaller before they are sent. Place and camera data are removed.`,
  uploaded: 'Uploaded',
  uploadedOf: (done: number, all: number) => `${done} of ${all} photos uploaded`,
  uploading: (place: number) => `Uploading photo ${place}`,
  percent: (share: number) => `Uploading ${Math.floor(share * 100)} %`,
  questions: {
    screenshot: 'This looks like a screenshot. Is it a photo of the place?',
    twin: 'You have chosen this file twice. Do you want to keep both?',
  },
  yesKeep: 'Yes, keep it',
  noRemove: 'No, remove it',
  kept: 'Photo kept',
  alt: (place: number, name: string) =>
    `Chosen ${place === 1 ? 'as cover' : `as number ${place}`}${name && `: ${name}`}`,
  cover: 'Cover',
  earlier: 'Move earlier',
  later: 'Move later',
  asCover: 'Use as cover',
  remove: 'Remove',
  /** What a button of one photo does. */
  ofPhoto: (action: string, place: number) => `${action}, photo ${place}`,
  removed: 'Photo removed',
  coverNow: 'This photo is the cover now',
  moved: (from: number, to: number) => `Photo ${from} is number ${to} now`,
} as const

/** Texts of the posting form when it is filled from a listing that is posted again or edited. */
export const FILL_TEXTS = {
  repost: {
    ask: 'You have a draft on this device. Do you want to replace it with the listing you are posting again?',
    missing: 'This listing can no longer be posted again. Your draft is as you left it.',
    ready: 'Your listing is filled in. Change what was asked for, then submit it again.',
  },
  edit: {
    title: (name: string) => `Edit ${name}`,
    ask: 'You have a draft on this device. Do you want to replace it with the listing you are editing?',
    missing: 'This listing cannot be edited now. Your draft is as you left it.',
    ready: 'Your listing is filled in. Change what you like, then submit it.',
    readyPublished:
      'Your listing is filled in. Visitors see it as it is until an admin has approved your change.',
    goOn: 'These are your changes so far. Submit them once they are complete.',
  },
} as const
