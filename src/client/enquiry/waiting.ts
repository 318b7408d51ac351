import { WAITING_CHANGED, WAITING_MOST, WAITING_MS } from '../../domain/enquiry/constants.ts'
import { WAITING } from '../../domain/site/constants.ts'
import { erase, store } from '../lib/store.ts'
import { count, followStored, listOf, objectOf, stored, text } from '../lib/stored.ts'

/** What somebody wrote into the form for a question. */
const WORDS = { name: text, mobileNumber: text, email: text, message: text }
/**
 * A question that could not be sent. `title` names its home, `at` is the time in milliseconds since which it waits. The
 * key of its submission makes a second sending harmless, from another tab or after a lost answer.
 */
const question = objectOf({ listing: text, title: text, submissionKey: text, at: count, ...WORDS })

export type WaitingQuestion = NonNullable<ReturnType<typeof question>>
type Words = Pick<WaitingQuestion, keyof typeof WORDS>

/** Keeps the list; false where the device does not. */
function keep(list: readonly WaitingQuestion[]): boolean {
  if (list.length > 0) return store('localStorage', WAITING, list)
  erase('localStorage', WAITING)
  return true
}

/**
 * The questions that wait on this device, the oldest first. What is too old is erased. The time of one that seems to
 * come from the future counts from now: the device's clock went back, and it would stay for as long again.
 */
export function waitingQuestions(now = Date.now()): WaitingQuestion[] {
  const found = stored('localStorage', WAITING, listOf(question)) ?? []
  const list = found
    .map((one) => ({ ...one, at: Math.min(one.at, now) }))
    .filter(({ at }) => now - at < WAITING_MS)
  if (JSON.stringify(list) !== JSON.stringify(found)) keep(list)
  return list
}

/** The question about a listing; a device keeps one of each. */
export const waitingFor = (listing: string): WaitingQuestion | undefined =>
  waitingQuestions().find((one) => one.listing === listing)

/** Until when a question is kept, as an ISO time. */
export const waitsUntil = ({ at }: WaitingQuestion): string =>
  new Date(at + WAITING_MS).toISOString()

/** Whether a question has these words. */
export const saysTheSame = (question: WaitingQuestion, words: Words): boolean =>
  Object.keys(WORDS).every((name) => question[name as keyof Words] === words[name as keyof Words])

/** Keeps a question in the place of a former one about the same listing, unless too many others wait. */
export function keepQuestion(
  asked: Omit<WaitingQuestion, 'at'>,
  now = Date.now(),
): 'kept' | 'full' | 'refused' {
  const others = waitingQuestions(now).filter(({ listing }) => listing !== asked.listing)
  if (others.length >= WAITING_MOST) return 'full'
  const { listing, title, submissionKey, name, mobileNumber, email, message } = asked
  const own = { listing, title, submissionKey, at: now, name, mobileNumber, email, message }
  const former = waitingFor(listing)
  // The same question again waits no longer for that.
  if (former && saysTheSame(former, own)) own.at = former.at
  if (!keep([...others, own])) return 'refused'
  dispatchEvent(new Event(WAITING_CHANGED))
  return 'kept'
}

/** Erases the question about a listing. */
export function eraseQuestion(listing: string): void {
  const all = waitingQuestions()
  const others = all.filter((one) => one.listing !== listing)
  if (others.length === all.length) return
  keep(others)
  dispatchEvent(new Event(WAITING_CHANGED))
}

/** Runs `show` at once and whenever the list changes, also in another tab. */
export const followWaiting = (show: () => void, signal?: AbortSignal): void =>
  followStored({ key: WAITING, events: [WAITING_CHANGED] }, show, signal)
