import { atom } from 'nanostores'
import { PRICE_CHANGE_TEXTS as texts } from '#language/listing/texts-own'
import { type Edited, editListing, type OwnListing, type Written } from '../../contract/listing.ts'
import { shownName } from '../../domain/listing/name-shown.ts'
import type { Confirmed, ListingFields } from '../../domain/listing/schema.ts'
import {
  fieldsOf,
  type PriceChange,
  priceChangeOf,
} from '../../domain/listing-draft/price-change.ts'
import { exact, priceOf } from '../../domain/money/rules.ts'
import { saidOf } from '../../domain/photo/said.ts'
import type { Question } from '../../domain/reading/reading.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { call } from '../lib/api.ts'
import { $ownListings } from './own-listings.store.ts'
import { $acting, $answering, $pricing, act } from './own-listings-actions.store.ts'

/** The new price of a listing as it is typed, what is wrong with it, and the questions whether it is right. */
export type TypedPrice = {
  typed: string
  yes: readonly string[]
  questions: readonly Question[]
  errors: FieldErrors
  /** The number of failed submits. */
  attempt: number
}
const NOTHING: TypedPrice = { typed: '', yes: [], questions: [], errors: {}, attempt: 0 }
export const $typedPrice = atom<TypedPrice>(NOTHING)

/** What the change starts from: the change that waits, else the listing. A rejected change is none any more. */
export function changedFrom(listing: OwnListing): {
  fields: ListingFields & Confirmed
  photos: OwnListing['photos']
} {
  const { change } = listing
  return change?.version ? change : { fields: listing, photos: listing.photos }
}

export function openPrice(listing: OwnListing): void {
  $typedPrice.set({ ...NOTHING, typed: String(changedFrom(listing).fields.price) })
  $answering.set(null)
  $pricing.set(listing.id)
}

export const closePrice = (): void => $pricing.set(null)

export function typePrice(typed: string): void {
  $typedPrice.set({ ...$typedPrice.get(), typed, yes: [], questions: [], errors: {} })
}

/** The open question was answered with yes. */
export async function confirmPrice(): Promise<void> {
  const { yes, questions } = $typedPrice.get()
  const [open] = questions
  if (!open) return
  $typedPrice.set({ ...$typedPrice.get(), yes: [...yes, open.question] })
  await sendPrice()
}

function stop(why: Exclude<PriceChange, { fields: unknown }>): void {
  const now = $typedPrice.get()
  $typedPrice.set(
    'problem' in why
      ? { ...now, questions: [], errors: { price: why.problem }, attempt: now.attempt + 1 }
      : { ...now, questions: why.questions, errors: {} },
  )
}

/** Sends the new price, with everything else as it is now. */
export async function sendPrice(): Promise<void> {
  const listing = $ownListings.get()?.find(({ id }) => id === $pricing.get())
  if (!listing || $acting.get()) return
  const { typed, yes } = $typedPrice.get()
  const before = changedFrom(listing)
  const change = priceChangeOf(before.fields, typed, yes, new Date())
  if (!('fields' in change)) return stop(change)
  const { state } = listing
  const name = shownName(listing.projectBuildingName)
  const said = exact(priceOf(change.fields))
  // An undo names the version that the change has made.
  let made: Edited | null = null
  const isSent = await act(
    listing,
    async () => {
      const answer = await send(listing, { ...change, photos: before.photos }, listing)
      if (answer.ok) made = answer.value
      return answer
    },
    state === 'approved' ? texts.waits(name, said) : texts.changed(name, said),
    () => made && void putBack(listing, before, made),
  )
  if (isSent) closePrice()
}

type Wanted = { fields: ListingFields; photos: OwnListing['photos'] } & Confirmed
type Versions = Pick<OwnListing, 'version'> & { change: { version: number | null } | null }

function send(
  { id }: OwnListing,
  { fields, confirmed = [], photos }: Wanted,
  { version, change }: Versions,
) {
  const written: Written = {
    fields,
    confirmed,
    photoIds: photos.map((photo) => photo.id),
    ...saidOf(photos),
  }
  const body = { ...written, version, changeVersion: change?.version ?? null }
  return call(editListing, { params: { id }, body })
}

/** Undoes a change of price, in the version that it has made. */
async function putBack(
  listing: OwnListing,
  { fields, photos }: ReturnType<typeof changedFrom>,
  made: Edited,
): Promise<void> {
  const versions =
    made.state === 'approved'
      ? { version: listing.version, change: { version: made.version } }
      : { version: made.version, change: null }
  await act(
    listing,
    () =>
      send(
        listing,
        { fields: fieldsOf(fields), confirmed: fields.confirmed ?? [], photos },
        versions,
      ),
    texts.undone(shownName(listing.projectBuildingName), exact(priceOf(fields))),
  )
}
