import { map } from 'nanostores'
import type { ErrorCode } from '../../contract/errors.ts'
import type { Result } from '../../contract/result.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { errorsOf } from './sentence.ts'

/** `done`: the server has accepted the answers. `refused` is the error code of a refusal. `attempt` counts submits. */
export type AnswerState = {
  phase: 'open' | 'busy' | 'done'
  errors: FieldErrors
  refused: ErrorCode | null
  attempt: number
}

const fresh = (): AnswerState => ({ phase: 'open', errors: {}, refused: null, attempt: 0 })

/** A short form whose answers only the server checks: its state, and the function that sends it. */
export function createAnswerForm<Reply>(
  send: (answers: Record<string, string>) => Promise<Result<Reply>>,
  onDone: (reply: Reply) => void = () => {},
) {
  const $form = map<AnswerState>(fresh())
  async function submit(form: FormData): Promise<void> {
    const { phase, attempt } = $form.get()
    if (phase !== 'open') return
    $form.set({ ...fresh(), phase: 'busy', attempt: attempt + 1 })
    const result = await send(
      Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
    )
    if (result.ok) {
      $form.setKey('phase', 'done')
      return onDone(result.value)
    }
    $form.set({
      phase: 'open',
      errors: errorsOf(result),
      refused: result.code,
      attempt: attempt + 1,
    })
  }
  return { $form, submit, reset: () => $form.set(fresh()) }
}
