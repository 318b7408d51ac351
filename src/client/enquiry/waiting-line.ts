import { WAITING_TEXTS as texts } from '#language/enquiry/texts-waiting'
import { PATHS } from '../../contract/paths.ts'
import { WAITING_TOLD } from '../../domain/enquiry/constants.ts'
import { store } from '../lib/store.ts'
import { count, stored } from '../lib/stored.ts'
import { stayingToast } from '../site/left-toast.ts'
import { followWaiting, waitingQuestions } from './waiting.ts'

let line: HTMLElement | undefined
let follows = false

/** Says how many questions wait, unless this tab's visitor has closed that, or the page itself shows them. */
function say(): void {
  line?.remove()
  const waiting = waitingQuestions().length
  if (waiting === 0 || !navigator.onLine) return
  if (stored('sessionStorage', WAITING_TOLD, count) === waiting) return
  if (document.querySelector('aangan-waiting-questions')) return
  line = stayingToast(
    texts.line(waiting),
    [{ href: `${PATHS.saved}#waiting`, text: texts.toList }],
    () => void store('sessionStorage', WAITING_TOLD, waiting),
  )
  document.getElementById('toasts')?.append(line)
}

/**
 * Leads to the questions that wait on this device, by one line over the foot of the page, once there is a connection.
 */
export function tellOfWaiting(): void {
  if (follows) return
  follows = true
  addEventListener('online', say)
  addEventListener('offline', say)
  followWaiting(say)
}
