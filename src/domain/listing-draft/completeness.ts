import {
  PHOTO_ADVICE_TEXTS as ADVICE,
  COMPLETENESS_TEXTS as texts,
} from '#language/listing-draft/texts'
import { PLOT } from '../listing/constants.ts'
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  fieldsWithoutMeaning,
  shortLabel,
} from '../listing/fields.ts'
import { isPanorama } from '../photo/shape.ts'
import type { ChosenPhoto } from './photos.ts'

/**
 * The number of photos and of characters of description that a complete listing has. The first photos are a step of
 * their own: five seem far from none.
 */
export const COMPLETE = { firstPhotos: 3, photos: 5, description: 150 } as const
/** The per cent of a listing with every required answer and nothing else. The rest is shared by weight. */
const REQUIRED_PERCENT = 60
/** The weights of one photo, of the description, and of any other answer that is optional. */
const WEIGHT = { photo: 3, description: 5, other: 1 } as const

/** What is missing from a listing, a field of the posting form or photos, and what to do about it. */
export type Gap = { field: FieldName | 'photos'; text: string }
/**
 * How complete a listing is, in per cent; what is missing, by descending weight; and the step that gains most, with the
 * per cent after it.
 */
export type Completeness = {
  percent: number
  missing: Gap[]
  next: (Gap & { percent: number }) | null
}

/** Stored or typed answers. */
type Answers = { propertyType: string; propertyCategory: string; listingType: string } & {
  [Name in FieldName]?: unknown
}

const isAnswered = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value != null && String(value).trim() !== ''

/** The fields that apply to such a property, required or not. A property to let needs no RERA number. */
function askedOf(answers: Answers): { required: FieldName[]; optional: FieldName[] } {
  const { propertyType, propertyCategory, listingType } = answers
  const without = new Set(fieldsWithoutMeaning(propertyType, propertyCategory, listingType))
  if (listingType !== 'Sell') without.add('reraNumber')
  // A reason why there is no number takes its place.
  if (isAnswered(answers.reraExempt)) without.add('reraNumber')
  // Land usually has no amenities.
  if (propertyType === PLOT) without.add('amenities')
  const asked = FIELD_NAMES.filter((name) => !without.has(name))
  // A list of choices may be empty.
  const isRequired = (name: FieldName) =>
    fieldOf(name).required === true && fieldOf(name).kind !== 'choices'
  return {
    required: asked.filter(isRequired),
    optional: asked.filter((name) => !isRequired(name)),
  }
}

/** `after` is what one has once the gap is closed. */
type Part = { weight: number; have: number; after: number; gap: Gap }

function photosPart(photos: number): Part {
  const goal = photos < COMPLETE.firstPhotos ? COMPLETE.firstPhotos : COMPLETE.photos
  return {
    weight: WEIGHT.photo * COMPLETE.photos,
    have: WEIGHT.photo * Math.min(photos, COMPLETE.photos),
    after: WEIGHT.photo * goal,
    gap: { field: 'photos', text: texts.photos(goal - photos, photos > 0) },
  }
}

function descriptionPart(description: unknown): Part {
  const weight = WEIGHT.description
  const length = isAnswered(description) ? String(description).trim().length : 0
  const have = weight * Math.min(1, length / COMPLETE.description)
  const text = length === 0 ? texts.describe : texts.describeMore
  return { weight, have, after: weight, gap: { field: 'description', text } }
}

function otherPart(field: FieldName, value: unknown): Part {
  const weight = WEIGHT.other
  const text = field === 'amenities' ? texts.amenities : texts.fillIn(shortLabel(field))
  return { weight, have: isAnswered(value) ? weight : 0, after: weight, gap: { field, text } }
}

/** How complete a listing is, by the table of fields and its photos. */
export function completenessOf(answers: Answers, photos: number): Completeness {
  const { required, optional } = askedOf(answers)
  const given = required.filter((name) => isAnswered(answers[name])).length / required.length
  const parts: Part[] = [
    photosPart(photos),
    descriptionPart(answers.description),
    ...optional
      .filter((name) => name !== 'description')
      .map((field) => otherPart(field, answers[field])),
  ]
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0)
  const whole = sum(({ weight }) => weight)
  // Rounded down, so that only a complete listing has 100 %.
  const percentOf = (have: number) =>
    Math.floor(REQUIRED_PERCENT * given + ((100 - REQUIRED_PERCENT) * have) / whole)
  const have = sum((part) => part.have)
  const open = parts.filter((part) => part.have < part.weight)
  const gain = ({ have: before, after }: Part) => after - before
  const [best] = open.toSorted((a, b) => gain(b) - gain(a))
  return {
    percent: percentOf(have),
    missing: open.map(({ gap }) => gap),
    next: best ? { ...best.gap, percent: percentOf(have + gain(best)) } : null,
  }
}

type Seen = Pick<ChosenPhoto, 'photo'>
/** Only uploaded photos have a known shape. */
const isUpright = ({ photo }: Seen): boolean => photo !== null && photo.height > photo.width
const isLong = ({ photo }: Seen): boolean => photo !== null && isPanorama(photo)
const isSideways = (seen: Seen): boolean =>
  seen.photo !== null && seen.photo.width >= seen.photo.height && !isLong(seen)

/** Advice on the number of chosen photos and on a cover that fits cards. None before a photo is chosen. */
export function photoAdvice(photos: readonly Seen[]): string[] {
  const [cover] = photos
  if (!cover) return []
  const advice: string[] = []
  if (photos.length < COMPLETE.photos) advice.push(ADVICE.more(photos.length, COMPLETE.photos))
  const better = photos.findIndex(isSideways)
  if (isLong(cover)) advice.push(better > 0 ? ADVICE.panorama(better + 1) : ADVICE.onlyPanoramas)
  else if (isUpright(cover))
    advice.push(better > 0 ? ADVICE.upright(better + 1) : ADVICE.allUpright)
  return advice
}
