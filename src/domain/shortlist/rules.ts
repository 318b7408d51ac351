import type { ListingType } from '../listing/constants.ts'

/** The account's shortlist, as the device last received it; `account` is empty after a sign-out. */
export type Known = { account: string; ids: readonly string[] }

/** Ids of samples, and other ids that are not a listing's, stay on the device. */
export const isListing = (id: string): boolean => /^[a-z0-9]{8,40}$/.test(id)

/**
 * The changes on a device since it last received the account's list. If that list is missing, everything
 * that the device has saved is new; if it is not known to be this account's, nothing was removed.
 */
export function changesSince(
  known: Known | null,
  account: string,
  here: readonly string[],
): { add: string[]; remove: string[] } {
  const before = new Set(known?.ids)
  const now = new Set(here)
  return {
    add: here.filter((id) => !before.has(id) && isListing(id)),
    remove: known?.account === account ? [...before].filter((id) => !now.has(id)) : [],
  }
}

/**
 * The device's list after the server's response: the account's list, then what only the device keeps, with the changes
 * made during the request. `asked` is the device's list at the time of the request.
 */
export function afterAnswer(
  known: Known | null,
  asked: readonly string[],
  here: readonly string[],
  account: readonly string[],
): string[] {
  const before = new Set(known?.ids)
  const kept = new Set([...account, ...asked.filter((id) => !before.has(id))])
  for (const id of asked) if (!here.includes(id)) kept.delete(id)
  for (const id of here) if (!asked.includes(id)) kept.add(id)
  return [...kept]
}

type Priced = { price: number | null; listingType: ListingType | null }

/** By how many rupees a listing is cheaper than when it was saved; null if it is not, or became another offer. */
export function lessThanSaved(saved: Priced, now: Priced): number | null {
  if (saved.price === null || now.price === null || saved.listingType !== now.listingType)
    return null
  return now.price < saved.price ? saved.price - now.price : null
}
