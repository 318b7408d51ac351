import { atom, computed } from 'nanostores'
import { PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { type Failure, ok } from '../../contract/result.ts'
import {
  answerPaper,
  type DeskPaper,
  type DeskPapers,
  readPapers,
  takeBackRight,
} from '../../contract/right-to-offer.ts'
import { queryOf } from '../../domain/paging/rules.ts'
import {
  AGREEING,
  AGREEING_LEAST,
  type Agreeing,
  PAPER_LISTS,
  type PaperAnswer,
  type PaperList,
} from '../../domain/right-to-offer/constants.ts'
import { type PaperFilter, paperFilter } from '../../domain/right-to-offer/filter.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { call } from '../lib/api.ts'
import { createOutcome } from '../lib/outcome.ts'
import { errorsOf, sentenceOf } from '../lib/sentence.ts'
import { whileVisible } from '../lib/while-visible.ts'
import { createReasonForm } from '../moderation/reason-form.ts'

const REFRESH_MS = 60_000

/** A row whose paper waits. */
export type Waiting = DeskPaper & { paper: NonNullable<DeskPaper['paper']> }
/** The rows of a list, which may be another one than the address already asks for. */
type Read = DeskPapers & { list: PaperList; page: number }

export const listOf = ({ list }: PaperFilter): PaperList => list || PAPER_LISTS[0]

/** The papers that wait, or the listings with "seen". */
export const papers = createAdminList({
  action: 'right.decide',
  read: paperFilter,
  ask: async (query) => {
    const answer = await call(readPapers, { query })
    return answer.ok ? ok<Read>({ ...answer.value, list: listOf(query), page: query.page }) : answer
  },
})
const filterFor = (list: PaperList) => ({ list: list === PAPER_LISTS[0] ? ('' as const) : list })
/** The address of a list's first page. */
export const listAddress = (list: PaperList) => location.pathname + queryOf(filterFor(list))
export const openList = (list: PaperList) => papers.turnTo({ ...filterFor(list), page: 1 })

/** What the admin does with one paper. A page is shown once it is asked for, because each opening is noted. */
export type Work = {
  id: string | null
  page: number | null
  picture: 'loading' | 'shown' | 'failed'
  /** Counts how often pictures were asked for. */
  asked: number
  /** Whether a page was seen. */
  opened: boolean
  realSize: boolean
  agree: readonly Agreeing[]
  errors: FieldErrors
}
const fresh = (id: string | null): Work => ({
  id,
  page: null,
  picture: 'loading',
  asked: 0,
  opened: false,
  realSize: false,
  agree: [],
  errors: {},
})

export const $work = atom<Work>(fresh(null))
/** The answer that is being sent. */
export const $answering = atom<PaperAnswer | null>(null)
/** The paper, or the listing with "seen", for which a reason is being written. */
export const $refusing = atom<Waiting | null>(null)
export const $takingBack = atom<DeskPaper | null>(null)
/** What screen readers are told beside the outcome of an answer. */
export const $announcement = atom('')
export const { $outcome, say } = createOutcome()

const waitingIn = (read: Read | null): Waiting[] =>
  read?.list === 'waiting' ? read.rows.filter((row): row is Waiting => row.paper !== null) : []

/** The papers that wait, as far as they are listed, and the one that the admin works on. */
export const $waiting = computed(papers.$list, waitingIn)
export const $shown = computed(
  [$waiting, $work],
  (waiting, { id }) => waiting.find(({ paper }) => paper.id === id) ?? null,
)

/** What an owner confirmed by a mail has nothing to open: it is in sight. */
const isOpen = (shown: Waiting | null) => $work.get().opened || Boolean(shown?.paper.letter)

/** Why "seen" cannot be said yet; null where it can. */
export const $waitsFor = computed([$work, $shown], ({ agree }, shown) => {
  if (!isOpen(shown)) return texts.openFirst
  return agree.length < AGREEING_LEAST ? texts.agreeMissing : null
})

const change = (over: Partial<Work>) => $work.set({ ...$work.get(), ...over })

/** The place of the shown paper in the list, or its last one. */
let place = 0
/** The paper that this admin has just answered: nobody else was faster. */
let answered: string | null = null

/** Keeps the shown paper; shows the one in its place where it is gone. */
function keepShown(read: Read | null): void {
  const waiting = waitingIn(read)
  const { id } = $work.get()
  const found = waiting.findIndex(({ paper }) => paper.id === id)
  if (found >= 0) {
    place = found
    return
  }
  // From a later page it may have moved to the one before.
  if (id && id !== answered && read?.list === 'waiting' && read.page === 1) {
    $refusing.set(null)
    say({ tone: 'error', text: texts.answeredAlready })
  }
  place = Math.max(0, Math.min(place, waiting.length - 1))
  $work.set(fresh(waiting[place]?.paper.id ?? null))
}

/** Shows the next (1) or previous (-1) paper; stops at the ends of the list. */
export function move(step: 1 | -1): void {
  if ($answering.get()) return
  const target = $waiting.get()[place + step]
  if (!target) return
  place += step
  $work.set(fresh(target.paper.id))
}

/** Shows a page of the paper, which the server notes. */
export function openPage(page: number): void {
  const shown = $shown.get()
  if (!shown || page < 1 || page > shown.paper.pages) return
  change({ page, picture: 'loading', asked: $work.get().asked + 1 })
}

/** Opens the paper; once it is open, turns to its next page, and from the last to the first. */
export function openNext(): void {
  const { page } = $work.get()
  const pages = $shown.get()?.paper.pages ?? 0
  if (pages === 0) return
  if (page === null || pages > 1) openPage(((page ?? 0) % pages) + 1)
}

/** Takes that the picture has arrived, or has not. */
export const pictureShown = () => change({ picture: 'shown', opened: true })
export const pictureFailed = () => change({ picture: 'failed' })

/** Asks for the picture again, and whether the paper still waits. */
export async function retryPicture(): Promise<void> {
  openPage($work.get().page ?? 1)
  await papers.refresh()
}

export const zoom = (realSize = !$work.get().realSize) => change({ realSize })

export function tick(part: Agreeing): void {
  const { agree } = $work.get()
  const ticked = agree.includes(part) ? agree.filter((one) => one !== part) : [...agree, part]
  change({ agree: AGREEING.filter((one) => ticked.includes(one)), errors: {} })
}

/** Takes an answered paper from the list, says what happened, and reads the list anew. */
async function settle(
  { paper, listing }: Waiting,
  answer: PaperAnswer,
  failure: Failure | null,
): Promise<void> {
  const isGone = !failure || failure.code === 'not_found'
  if (failure && !isGone) return
  $refusing.set(null)
  answered = paper.id
  say(
    failure
      ? { tone: 'error', text: sentenceOf(failure) }
      : { tone: 'success', text: texts.answered[answer](listing.name) },
  )
  const read = papers.$list.get()
  if (read) {
    const { counts, rows } = read
    papers.$list.set({
      ...read,
      rows: rows.filter((row) => row.paper?.id !== paper.id),
      counts: { ...counts, waiting: counts.waiting - 1 },
    })
  }
  await papers.refresh()
}

async function send(shown: Waiting, answer: PaperAnswer, reason: string | null) {
  $answering.set(answer)
  const agree = answer === 'seen' ? [...$work.get().agree] : []
  const result = await call(answerPaper, {
    params: { id: shown.paper.id },
    body: { answer, agree, reason },
  })
  $answering.set(null)
  return result
}

async function answerNow(answer: 'seen' | 'shows too much', wait: string | null): Promise<void> {
  const shown = $shown.get()
  if (!shown || $answering.get()) return
  if (wait) return $announcement.set(wait)
  const result = await send(shown, answer, null)
  if (!result.ok && result.code !== 'not_found') {
    const errors = errorsOf(result)
    change({ errors })
    // What belongs to no field of the panel.
    const { agree, ...others } = errors
    const [text] = Object.values(others)
    if (text) say({ tone: 'error', text })
    return
  }
  await settle(shown, answer, result.ok ? null : result)
}

export const saySeen = () => answerNow('seen', $waitsFor.get())
/** Erases the paper and asks for another one. Nobody knows that it shows too much who has not seen it. */
export async function sayTooMuch(): Promise<void> {
  if (!$shown.get()?.paper.letter)
    await answerNow('shows too much', $work.get().opened ? null : texts.openFirst)
}

export function openRefusal(): void {
  if (!$answering.get()) $refusing.set($shown.get())
}

/** The form that refuses a paper. Its reason survives a reload. */
export const createRefusal = (shown: Waiting) =>
  createReasonForm(
    { id: `paper-${shown.paper.id}`, name: shown.listing.name },
    {
      send: (reason) => send(shown, 'refused', reason),
      onDone: () => settle(shown, 'refused', null),
      onFailed: (failure) => settle(shown, 'refused', failure),
    },
  )

/** The form that takes "seen" back from a listing. Its reason survives a reload. */
export const createTakingBack = ({ listing }: DeskPaper) => {
  const done = async (outcome: Parameters<typeof say>[0]) => {
    $takingBack.set(null)
    say(outcome)
    await papers.refresh()
  }
  return createReasonForm(
    { id: `right-${listing.id}`, name: listing.name },
    {
      send: (reason) => call(takeBackRight, { params: { id: listing.id }, body: { reason } }),
      onDone: () => done({ tone: 'success', text: texts.takenBack(listing.name) }),
      onFailed: (failure) =>
        failure.code === 'changed' && done({ tone: 'error', text: sentenceOf(failure) }),
    },
  )
}

const readAgain = async () => {
  if (papers.$list.get()) await papers.refresh()
}

/** Starts the page; returns a function that stops it. */
export function startPapers(): () => void {
  place = 0
  const ends = [
    papers.$list.subscribe(keepShown),
    papers.start(),
    whileVisible(readAgain, REFRESH_MS),
  ]
  return () => {
    for (const end of ends) end()
  }
}
