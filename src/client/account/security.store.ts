import { atom } from 'nanostores'
import { TWO_STEP_TEXTS, SECURITY_TEXTS as texts } from '#language/account/texts-security'
import type { Result } from '../../contract/result.ts'
import type { TwoStepKey } from '../../contract/security.ts'
import * as accountApi from '../../contract/security.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { createQuery, whole } from '../lib/query.ts'
import { sentenceOf } from '../lib/sentence.ts'
import { $signingOut, endSession } from './session-needed.ts'

/** How the account is protected. */
export const {
  $value: $security,
  $problem: $securityProblem,
  refresh: refreshSecurity,
} = createQuery(
  () => call(accountApi.readSecurity),
  whole,
  () => texts.failed,
)
/** A part of the profile about security. */
export type SecurityPart = 'email' | 'password' | 'two-step' | 'devices'
/** The last success or failure in a part. */
export const $securityAnnouncement = atom<{
  part: SecurityPart
  tone: 'success' | 'warning'
  text: string
} | null>(null)
/** The form that is open; at most one is. */
export const $openForm = atom<'password' | 'two-step' | null>(null)
/** The key that the user enters in an authenticator app; null if none is being set up. */
export const $twoStepKey = atom<TwoStepKey | null>(null)

const warn = (part: SecurityPart, text: string) =>
  $securityAnnouncement.set({ part, tone: 'warning', text })

let busy = false

/** Runs one action at a time, reloads the state, and announces the outcome. True if the action succeeded. */
async function runAction<Reply>(
  part: SecurityPart,
  request: () => Promise<Result<Reply>>,
  say: (reply: Reply) => string,
): Promise<boolean> {
  if (busy) return false
  busy = true
  const result = await request()
  await refreshSecurity()
  busy = false
  if (result.ok) $securityAnnouncement.set({ part, tone: 'success', text: say(result.value) })
  else warn(part, sentenceOf(result))
  return result.ok
}

export const endDevice = (id: string) =>
  runAction(
    'devices',
    () => call(accountApi.endOwnSession, { params: { id } }),
    () => texts.ended,
  )
export const endOtherDevices = () =>
  runAction(
    'devices',
    () => call(accountApi.endOtherSessions),
    ({ ended }) => texts.othersEnded(ended),
  )
export const resendVerification = () =>
  runAction(
    'email',
    () => call(accountApi.askVerification),
    () => texts.resent,
  )

/** Ends all sessions, the one of this device last. */
export async function endAllDevices(): Promise<void> {
  if (!(await endOtherDevices())) return
  await endSession()
  const { failed } = $signingOut.get()
  if (failed) warn('devices', failed)
}

function succeeded(part: SecurityPart, text: string): void {
  closeForm()
  $securityAnnouncement.set({ part, tone: 'success', text })
  void refreshSecurity()
}

export const passwordForm = createForm({
  send: ({ currentPassword = '', password = '', confirmPassword = '' }) =>
    call(accountApi.changePassword, { body: { currentPassword, password, confirmPassword } }),
  onDone: () => succeeded('password', texts.passwordDone),
})

/** Switches two-step sign-in on if it is off, and off if it is on. */
export const twoStepForm = createForm({
  send: ({ currentPassword = '', code = '' }) =>
    call($security.get()?.twoStep ? accountApi.switchTwoStepOff : accountApi.switchTwoStepOn, {
      body: { currentPassword, code },
    }),
  onDone: ({ twoStep }) =>
    succeeded('two-step', twoStep ? TWO_STEP_TEXTS.doneOn : TWO_STEP_TEXTS.doneOff),
})

export function openForm(form: 'password' | 'two-step'): void {
  closeForm()
  $securityAnnouncement.set(null)
  $openForm.set(form)
}

export function closeForm(): void {
  $openForm.set(null)
  $twoStepKey.set(null)
  passwordForm.reset()
  twoStepForm.reset()
}

/** Asks for a key and opens the form that confirms it. */
export async function prepareTwoStep(): Promise<void> {
  if (busy) return
  busy = true
  const result = await call(accountApi.prepareTwoStep)
  busy = false
  if (!result.ok) return warn('two-step', sentenceOf(result))
  openForm('two-step')
  $twoStepKey.set(result.value)
}
