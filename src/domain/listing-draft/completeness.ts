import { PLOT } from '../listing/constants.ts'
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  fieldsWithoutMeaning,
  shortLabel,
} from '../listing/fields.ts'
import type { ChosenPhoto } from './photos.ts'
import {
  PHOTO_ADVICE_TEXTS as ADVICE,
  COMPLETENESS_TEXTS as texts,
} from '#language/listing-draft/texts'

/** The number of photos and of characters of description that a complete listing has. */
export const COMPLETE = { photos: 5, description: 150 } as const
/** The weights of all photos together (one each), of the description, and of any other answer. */
const WEIGHT = { photos: COMPLETE.photos, description: 3, other: 1 } as const

/** What is missing from a listing, a field of the posting form or photos, and what to do about it. */
export type Gap = { field: FieldName | 'photos'; text: string }
/** How complete a listing is, in per cent, and what is missing, by descending weight. */
export type Completeness = { percent: number; missing: Gap[] }

/** Stored or typed answers. */
type Answers = { propertyType: string; propertyCategory: string; listingType: string } & {
  [Name in FieldName]?: unknown
}

const isAnswered = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value != null && String(value).trim() !== ''

/** The optional fields that apply to such a property. A property to let needs no RERA number. */
function askedOf(answers: Answers): FieldName[] {
  const { propertyType, propertyCategory, listingType } = answers
  const without = new Set(fieldsWithoutMeaning(propertyType, propertyCategory, listingType))
  if (listingType !== 'Sell') without.add('reraNumber')
  // Land usually has no amenities.
  if (propertyType === PLOT) without.add('amenities')
  return FIELD_NAMES.filter(
    (name) => !without.has(name) && (!fieldOf(name).required || fieldOf(name).kind === 'choices'),
  )
}

type Part = { weight: number; have: number; gap: Gap }

function photosPart(photos: number): Part {
  const have = Math.min(photos, COMPLETE.photos)
  return {
    weight: WEIGHT.photos,
    have,
    gap: { field: 'photos', text: texts.photos(COMPLETE.photos - have) },
  }
}

function descriptionPart(description: unknown): Part {
  const length = isAnswered(description) ? String(description).trim().length : 0
  const have = WEIGHT.description * Math.min(1, length / COMPLETE.description)
  const text = length === 0 ? texts.describe : texts.describeMore(length, COMPLETE.description)
  return { weight: WEIGHT.description, have, gap: { field: 'description', text } }
}

/** How complete a listing is, by the table of fields and its photos. */
export function completenessOf(answers: Answers, photos: number): Completeness {
  const others = askedOf(answers).filter((name) => name !== 'description')
  const parts: Part[] = [
    photosPart(photos),
    descriptionPart(answers.description),
    ...others.map((field) => ({
      weight: WEIGHT.other,
      have: isAnswered(answers[field]) ? WEIGHT.other : 0,
      gap: { field, text: field === 'amenities' ? texts.amenities : shortLabel(field) },
    })),
  ]
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0)
  // Rounded down, so that only a complete listing has 100 %.
  const percent = Math.floor((100 * sum(({ have }) => have)) / sum(({ weight }) => weight))
  return {
    percent,
    missing: parts.filter(({ have, weight }) => have < weight).map(({ gap }) => gap),
  }
}

type Seen = Pick<ChosenPhoto, 'photo'>
/** Only uploaded photos have a known shape. */
const isUpright = ({ photo }: Seen): boolean => photo !== null && photo.height > photo.width
const isSideways = ({ photo }: Seen): boolean => photo !== null && photo.width >= photo.height

/** Advice on the number of chosen photos and on a cover that fits cards. None before a photo is chosen. */
export function photoAdvice(photos: readonly Seen[]): string[] {
  const [cover] = photos
  if (!cover) return []
  const advice: string[] = []
  if (photos.length < COMPLETE.photos) advice.push(ADVICE.more(photos.length, COMPLETE.photos))
  const better = photos.findIndex(isSideways)
  if (isUpright(cover)) advice.push(better > 0 ? ADVICE.upright(better + 1) : ADVICE.allUpright)
  return advice
}
