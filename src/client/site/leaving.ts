import { atom } from 'nanostores'

/** True while the page is being left because its session ends: during a sign-out, or on the way to the login. */
export const $leaving = atom(false)

let reads = new AbortController()
let toLogin: (() => void) | null = null
let onRightLost: (() => void) | null = null

/** Aborts the page's reads: without the session, they would only be refused. */
export function leave(): void {
  $leaving.set(true)
  reads.abort()
  reads = new AbortController()
  addEventListener('pageshow', onShow, { capture: true })
}

/** The session is still alive. Reads that were held back start. */
export function stay(): void {
  removeEventListener('pageshow', onShow, { capture: true })
  $leaving.set(false)
}

// Back may restore the page, which must then read again. Runs in the capture phase, before the listeners that read.
function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) stay()
}

/** Sets how a page that needs a session goes to the login. The first refusal then calls it. */
export function needSession(lead: () => void): void {
  toLogin = lead
}

/** Sets what a page with restricted access does when the account has lost the right to it. */
export function needRight(refuse: () => void): void {
  onRightLost = refuse
}

/** Handles the answer "not signed in". Returns true if the page is being left. */
export function sessionEnded(): boolean {
  if (!$leaving.get()) toLogin?.()
  return $leaving.get()
}

/** Handles the answer that this account has no right to an action. */
export const rightLost = (): void => onRightLost?.()

const staying = () =>
  new Promise<void>((resolve) => {
    const unbind = $leaving.subscribe((leaving) => {
      if (leaving) return
      queueMicrotask(() => unbind())
      resolve()
    })
  })

/**
 * Reads with a signal that is aborted when the page is left. An aborted read is no failure to report: it runs again if
 * the page stays, and otherwise never settles. `refused` recognises an answer that was refused because the session
 * ended.
 */
export async function readWhileStaying<Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  refused: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    await staying()
    const { signal } = reads
    const answer = await read(signal)
    if (!signal.aborted && !(refused(answer) && sessionEnded())) return answer
  }
}
