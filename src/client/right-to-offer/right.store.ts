import { atom, computed } from 'nanostores'
import { RIGHT_TEXTS as texts } from '#language/right-to-offer/texts'
import { PAPER_PROBLEMS } from '#language/right-to-offer/texts-cover'
import { ASK_OWNER_TEXTS } from '#language/right-to-offer/texts-letter'
import { showPaper } from '../../contract/paper.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { askOwner, readOwnRight, withdrawPaper } from '../../contract/right-to-offer.ts'
import { can } from '../../domain/permission/table.ts'
import {
  type Covering,
  coversOf,
  pagesToSend,
  uncovered,
} from '../../domain/right-to-offer/covering.ts'
import {
  askOwnerSchema,
  type PaperFields,
  paperFieldsSchema,
} from '../../domain/right-to-offer/schema.ts'
import type { Validated } from '../../domain/text/validate.ts'
import { validate } from '../../domain/text/validate.ts'
import { $session } from '../account/session.ts'
import { requireSession } from '../account/session-needed.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { createQuery, whole } from '../lib/query.ts'
import { errorsOf, sentenceOf } from '../lib/sentence.ts'
import { drawCovered } from './draw-covered.ts'
import { openPaper } from './paper.ts'
import { type Paper, PaperProblem } from './paper-problem.ts'

/** The listing that the address names; null without one. */
export const askedListing = (): string | null => new URLSearchParams(location.search).get('listing')

const reading = createQuery(
  () => call(readOwnRight, { params: { id: askedListing() ?? '' } }),
  whole,
  (failure) => (failure.code === 'listing_not_available' ? texts.gone : sentenceOf(failure)),
)
export const { $value: $rightPage, $problem: $rightProblem } = reading

/** Whether the listing is in a state in which a paper can be shown for it. */
export const $mayShow = computed([$rightPage, $session], (page, user) =>
  Boolean(page && user && can(user.role, 'right.show', { own: true, state: page.state })),
)

/** What was done last, and why a paper could not be taken back. */
export const $rightDone = atom('')
export const $rightFailed = atom('')

/** Reads what is known of the listing; leads to the login first. */
export async function startRight(): Promise<void> {
  if (await requireSession()) await reading.refresh()
}

/** The chosen file with what is covered of it. It is on this device alone, and gone with the page. */
export type ChosenPaper = { paper: Paper; covering: Covering }
export const $chosen = atom<ChosenPaper | null>(null)
/** `opening`: a file is being read; else why the last one could not be. */
export const $choosing = atom<{ opening: boolean; problem: string | null }>({
  opening: false,
  problem: null,
})

let choices = 0

/** Opens a chosen file. The one before stays until another could be read. */
export async function choosePaper(file: Blob): Promise<void> {
  choices += 1
  const choice = choices
  $choosing.set({ opening: true, problem: null })
  const opened = await openPaper(file)
  if (choice !== choices) {
    if ('pages' in opened) opened.close()
    return
  }
  const failed = 'problem' in opened
  $choosing.set({ opening: false, problem: failed ? opened.problem : null })
  if (failed) return
  $chosen.get()?.paper.close()
  $chosen.set({ paper: opened, covering: uncovered(opened.pages) })
  $rightDone.set('')
}

export function coverPaper(covering: Covering): void {
  const chosen = $chosen.get()
  if (!chosen) return
  $chosen.set({ ...chosen, covering })
  const { pages, ...others } = rightForm.$form.get().errors
  if (pages && pagesToSend(covering).length > 0) rightForm.$form.setKey('errors', others)
}

function letGo(): void {
  $chosen.get()?.paper.close()
  $chosen.set(null)
}

/** A picture as base64. */
const inBase64 = (picture: Blob) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^.*,/, '')))
    reader.addEventListener('error', () => reject(reader.error))
    reader.readAsDataURL(picture)
  })

/**
 * The covered pages as they are sent, drawn one after the other: a phone has no room for all of them. A page that cannot
 * be drawn is an error at the paper, which stays.
 */
async function pagesOf({ paper, covering }: ChosenPaper): Promise<Result<string[]>> {
  const pages: string[] = []
  try {
    for (const page of pagesToSend(covering)) {
      const canvas = await paper.draw(page)
      pages.push(await inBase64(await drawCovered(canvas, coversOf(covering, page))))
      canvas.width = 0
    }
    return ok(pages)
  } catch (cause) {
    const problem = cause instanceof PaperProblem ? cause.message : PAPER_PROBLEMS.notDrawn
    return fail('invalid', { fields: { pages: problem } })
  }
}

type Checked = { fields: PaperFields; chosen: ChosenPaper }

function checked(answers: Readonly<Record<string, string>>): Validated<Checked> {
  const fields = validate(paperFieldsSchema, answers)
  const chosen = $chosen.get()
  const isReady = chosen && pagesToSend(chosen.covering).length > 0
  if (fields.ok && isReady) return { ok: true, value: { fields: fields.value, chosen } }
  return {
    ok: false,
    fields: {
      ...(fields.ok ? {} : fields.fields),
      ...(isReady ? {} : { pages: texts.errors.pages }),
    },
  }
}

/** Sends what is open of the covered pages. What was typed for a listing survives a reload; the paper does not. */
export const rightForm = createForm({
  keep: { name: `right-to-offer-${askedListing()}`, fields: ['kind', 'unit', 'tower'] },
  check: checked,
  send: async ({ fields, chosen }) => {
    const drawn = await pagesOf(chosen)
    if (!drawn.ok) return drawn
    const body = { ...fields, pages: drawn.value }
    return call(showPaper, { params: { id: askedListing() ?? '' }, body })
  },
  explain: (failure) => errorsOf(failure, { failed: texts.failed, cause: true }),
  onDone: async () => {
    letGo()
    rightForm.reset()
    await reading.refresh()
    $rightDone.set(texts.sent)
  },
})

/** Has the owner asked by a mail. Of what was typed, another person's address does not survive a reload. */
export const askOwnerForm = createForm({
  keep: { name: `ask-owner-${askedListing()}`, fields: ['unit', 'tower'] },
  check: (answers) => validate(askOwnerSchema, answers),
  send: (body) => call(askOwner, { params: { id: askedListing() ?? '' }, body }),
  explain: (failure) => errorsOf(failure, { failed: ASK_OWNER_TEXTS.failed, cause: true }),
  onDone: async () => {
    letGo()
    askOwnerForm.reset()
    await reading.refresh()
    $rightDone.set(ASK_OWNER_TEXTS.asked)
  },
})

/** True while a paper that waits is being taken back. */
export const $withdrawing = atom(false)

export async function takeBack(): Promise<void> {
  if ($withdrawing.get()) return
  $withdrawing.set(true)
  $rightFailed.set('')
  const answer = await call(withdrawPaper, { params: { id: askedListing() ?? '' } })
  await reading.refresh()
  $withdrawing.set(false)
  if (answer.ok) $rightDone.set(texts.withdrawn)
  else $rightFailed.set(sentenceOf(answer))
}

/** Asks before the page is left with a paper that is not sent. Returns a function that stops it. */
export function warnOfLeaving(): () => void {
  const warn = (event: BeforeUnloadEvent) => {
    if ($chosen.get()) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}
