import { map } from 'nanostores'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Failure, Result } from '../../contract/result.ts'
import type { FieldErrors, Validated } from '../../domain/text/validate.ts'
import { errorsOf } from './sentence.ts'
import { erase, store } from './store.ts'
import { stored, tableOf, text } from './stored.ts'

/**
 * `done`: the server has accepted the answers. `refused` is the error code of its refusal. `attempt` counts submits, so
 * that a second failure is announced as well.
 */
export type FormState = {
  phase: 'open' | 'busy' | 'done'
  errors: FieldErrors
  refused: ErrorCode | null
  attempt: number
}

/** The named answers of a form; a checkbox that is not checked is missing. */
export type Answers = Readonly<Record<string, string>>

type Form<Values, Reply> = {
  /** Checks the answers before they are sent; without it, only the server checks them. */
  check?: (answers: Answers) => Validated<Values>
  /** Null if nothing was sent: the form stays busy until the page is left, unless `reset` has opened it again. */
  send: (values: Values, answers: Answers) => Promise<Result<Reply> | null>
  /** What follows a success; a submit ends with it. */
  onDone?: (reply: Reply) => unknown
  /** What follows a failure, once its errors are shown; a submit ends with it. */
  onFailed?: (failure: Failure) => unknown
  /** The errors to show after a failure, unless the server's own sentences fit. */
  explain?: (failure: Failure) => FieldErrors
  /** The answers that survive a reload of this tab until they are sent, and the name under which they are kept. */
  keep?: { name: string; fields: readonly string[] }
}

const fresh = (): FormState => ({ phase: 'open', errors: {}, refused: null, attempt: 0 })

const answersOf = (form: FormData): Answers =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

/** A form: its state, and what can be done with it. One submit runs at a time. */
export function createForm<Values = Answers, Reply = unknown>({
  check = (answers) => ({ ok: true, value: answers as Values }),
  send,
  onDone,
  onFailed,
  explain = (failure) => errorsOf(failure),
  keep: kept,
}: Form<Values, Reply>) {
  const $form = map<FormState>(fresh())

  function keep(form: FormData): void {
    if (!kept) return
    const shown = kept.fields.filter((name) => form.has(name))
    const answers = Object.fromEntries(shown.map((name) => [name, form.get(name)]))
    store('sessionStorage', kept.name, answers)
  }

  async function submit(form = new FormData()): Promise<void> {
    const { phase, attempt: before } = $form.get()
    if (phase !== 'open') return
    const attempt = before + 1
    const reopen = (errors: FieldErrors, refused: ErrorCode | null = null) =>
      $form.set({ phase: 'open', errors, refused, attempt })
    // A visitor may have typed before the script was loaded.
    keep(form)
    const answers = answersOf(form)
    const checked = check(answers)
    if (!checked.ok) return reopen(checked.fields)
    $form.set({ ...fresh(), phase: 'busy', attempt })
    const result = await send(checked.value, answers)
    if (!result) return
    if (!result.ok) {
      reopen(explain(result), result.code)
      await onFailed?.(result)
      return
    }
    if (kept) erase('sessionStorage', kept.name)
    $form.setKey('phase', 'done')
    await onDone?.(result.value)
  }

  /** Opens a form again whose answers have changed, without the errors that they have solved. */
  function recheck(form = new FormData()): void {
    const { phase, errors, attempt } = $form.get()
    const checked = check(answersOf(form))
    const left = checked.ok ? [] : Object.entries(checked.fields).filter(([name]) => errors[name])
    $form.set({
      phase: phase === 'busy' ? phase : 'open',
      errors: Object.fromEntries(left),
      refused: null,
      attempt,
    })
  }

  return {
    $form,
    submit,
    recheck,
    /** Opens the form for other answers. */
    reset: () => $form.set(fresh()),
    /** Keeps the answers as they are typed. */
    keep,
    /** The answers that were kept before a reload. */
    kept: (): Answers => (kept && stored('sessionStorage', kept.name, tableOf(text))) ?? {},
  }
}
