import { changeHidden, type HiddenList, readHidden } from '../../contract/hidden.ts'
import { HIDDEN_LIMITS } from '../../domain/hidden/constants.ts'
import { HIDDEN_ASKED, HIDDEN_KNOWN } from '../../domain/hidden/kept.ts'
import type { Hidden } from '../../domain/hidden/rules.ts'
import { afterAnswer, changesSince, type Known } from '../../domain/shortlist/rules.ts'
import { call } from '../lib/api.ts'
import { listOf, objectOf, stored, text } from '../lib/stored.ts'
import { hidden, keepHidden } from './hidden.ts'

/** One word for a thing, so that lists of them merge as lists of saved homes do. */
const codeOf = ({ kind, key }: Pick<Hidden, 'kind' | 'key'>) => `${kind}${key}`
const codesOf = (list: readonly Hidden[]) => list.map(codeOf)
const ofCode = (code: string): Pick<Hidden, 'kind' | 'key'> => {
  const kind = code.startsWith('home') ? 'home' : 'poster'
  return { kind, key: code.slice(kind.length) }
}

/** What the account said last. A sign-out erases it, with what is hidden. */
const readKnown = (): Known | null =>
  stored('localStorage', HIDDEN_KNOWN, objectOf({ account: text, ids: listOf(text) })) ?? null

/** Merges the account's answer into this device's list. `sent` is the list when the request was sent. */
function mergeAnswer({ account, items }: HiddenList, sent: readonly string[]): void {
  const here = hidden()
  const all = new Map([...here, ...items].map((one) => [codeOf(one), one]))
  const codes = afterAnswer(readKnown(), sent, codesOf(here), codesOf(items))
  const merged = codes.flatMap((code) => all.get(code) ?? [])
  localStorage.setItem(HIDDEN_KNOWN, JSON.stringify({ account, ids: codesOf(items) }))
  keepHidden(merged)
}

/** Sends this device's changes to the account and the account's changes to the device, until both hold the same. */
async function sync(): Promise<void> {
  sessionStorage.removeItem(HIDDEN_ASKED)
  const first = await call(readHidden)
  if (!first.ok) return
  let list = first.value
  for (;;) {
    const here = hidden()
    const sent = codesOf(here)
    const { add, remove } = changesSince(readKnown(), list.account, sent)
    const some = new Set(add.slice(0, HIDDEN_LIMITS.perCall))
    const gone = remove.slice(0, HIDDEN_LIMITS.perCall)
    if (some.size + gone.length > 0) {
      // The last hidden is sent last, so that the account has the same order.
      const added = here.filter((one) => some.has(codeOf(one))).reverse()
      const answer = await call(changeHidden, { body: { add: added, remove: gone.map(ofCode) } })
      if (!answer.ok) return
      list = answer.value
    }
    mergeAnswer(list, sent)
    const kept = new Set(codesOf(list.items))
    const isRefused = some.size > 0 && ![...some].some((code) => kept.has(code))
    // What is above the account's limit stays on this device.
    if (isRefused || !hasUnsynced()) break
  }
  sessionStorage.setItem(HIDDEN_ASKED, 'yes')
}

/** Whether something was hidden or shown again here and the account does not know it yet. */
export function hasUnsynced(): boolean {
  const known = readKnown()
  const { add, remove } = changesSince(known, known?.account ?? '', codesOf(hidden()))
  return add.length + remove.length > 0
}

let running: Promise<void> | null = null

/** Syncs account and device. Parallel calls share one run. */
export function syncHidden(): Promise<void> {
  running ??= sync().finally(() => {
    running = null
  })
  return running
}
