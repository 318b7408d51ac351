/** What an account was last known to hold, as a device remembers it. */
export type Known = { account: string; ids: readonly string[] }

/** Samples, and whatever else is no listing's id, stay on the device. */
const isListing = (id: string) => /^[a-z0-9]{8,40}$/.test(id)

/**
 * What a device has changed since it last knew its account's list. Of a list that is another account's, or none, all that
 * the device itself has saved is new, and nothing was taken out.
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
 * What a device holds once the account has answered: the account's list, then what the account does not keep, with what was
 * changed here while it was asked. `asked` is what the device held then.
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
