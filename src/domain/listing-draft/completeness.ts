import { PLOT } from '../listing/constants.ts'
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  fieldsWithoutMeaning,
  shortLabel,
} from '../listing/fields.ts'
import type { ChosenPhoto } from './photos.ts'
import { PHOTO_ADVICE_TEXTS as ADVICE, COMPLETENESS_TEXTS as SAY } from './texts-completeness.ts'

/** What a listing is complete with: so many photos, and so many characters of description. */
export const COMPLETE = { photos: 5, description: 150 } as const
/** What photos, a description and any other answer count; each photo counts one. */
const WEIGHT = { photos: COMPLETE.photos, description: 3, other: 1 } as const

/** What a listing lacks: a field of the posting form, or photos; and what to do about it. */
export type Gap = { field: FieldName | 'photos'; text: string }
/** How much of what visitors ask a listing tells, in per cent, and what it lacks, what counts most first. */
export type Completeness = { percent: number; missing: Gap[] }

/** Answers as they are stored, or as they were typed. */
type Answers = { propertyType: string; propertyCategory: string; listingType: string } & {
  [Name in FieldName]?: unknown
}

const isAnswered = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value != null && String(value).trim() !== ''

/** Fields that are asked of such a property and may be left open, or empty; who lets one needs no RERA number. */
function askedOf(answers: Answers): FieldName[] {
  const { propertyType, propertyCategory, listingType } = answers
  const without = new Set(fieldsWithoutMeaning(propertyType, propertyCategory, listingType))
  if (listingType !== 'Sell') without.add('reraNumber')
  // Land has no society, as a rule.
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
    gap: { field: 'photos', text: SAY.photos(COMPLETE.photos - have) },
  }
}

function descriptionPart(description: unknown): Part {
  const length = isAnswered(description) ? String(description).trim().length : 0
  const have = WEIGHT.description * Math.min(1, length / COMPLETE.description)
  const text = length === 0 ? SAY.describe : SAY.describeMore(length, COMPLETE.description)
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
      gap: { field, text: field === 'amenities' ? SAY.amenities : shortLabel(field) },
    })),
  ]
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0)
  // Rounded down, so that only what is complete is called so.
  const percent = Math.floor((100 * sum(({ have }) => have)) / sum(({ weight }) => weight))
  return {
    percent,
    missing: parts.filter(({ have, weight }) => have < weight).map(({ gap }) => gap),
  }
}

type Seen = Pick<ChosenPhoto, 'photo'>
/** The shape is known of what is uploaded. */
const isUpright = ({ photo }: Seen): boolean => photo !== null && photo.height > photo.width
const isSideways = ({ photo }: Seen): boolean => photo !== null && photo.width >= photo.height

/** What would make the chosen photos say more: their number, and a cover that fits cards. Nothing before one is chosen. */
export function photoAdvice(photos: readonly Seen[]): string[] {
  const [cover] = photos
  if (!cover) return []
  const advice: string[] = []
  if (photos.length < COMPLETE.photos) advice.push(ADVICE.more(photos.length, COMPLETE.photos))
  const better = photos.findIndex(isSideways)
  if (isUpright(cover)) advice.push(better > 0 ? ADVICE.upright(better + 1) : ADVICE.allUpright)
  return advice
}
