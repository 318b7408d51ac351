import { atom } from 'nanostores'

/** True while the page is being left because its session ends: by a sign-out, or on the way to the login. */
export const $leaving = atom(false)

let reads = new AbortController()
let toLogin: (() => void) | null = null
let onRightLost: (() => void) | null = null

/** Drops what the page reads: without the session it would only collect refusals. */
export function leave(): void {
  $leaving.set(true)
  reads.abort()
  reads = new AbortController()
  addEventListener('pageshow', onShow, { capture: true })
}

/** The session lives on. What was to be read meanwhile is asked now. */
export function stay(): void {
  removeEventListener('pageshow', onShow, { capture: true })
  $leaving.set(false)
}

// Back may bring the page as it was; it must then ask again. Captured, to be ahead of those who ask.
function onShow({ persisted }: PageTransitionEvent): void {
  if (persisted) stay()
}

/** Says how a page that needs a session leads to the login; it is then led there by the first refusal. */
export function needSession(lead: () => void): void {
  toLogin = lead
}

/** Says how a page that is not for everybody takes it that this account has lost the right to it. */
export function needRight(refuse: () => void): void {
  onRightLost = refuse
}

/** What to do about the answer "not signed in": true where the page is now being left. */
export function sessionEnded(): boolean {
  if (!$leaving.get()) toLogin?.()
  return $leaving.get()
}

/** What to do about the answer that this account may not do that. */
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
 * Reads with a signal that ends when the page is left. What is dropped then is no failure to tell anybody about: it is
 * read again should the page stay, and else never settles. `refused` names an answer that the session's end explains.
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
