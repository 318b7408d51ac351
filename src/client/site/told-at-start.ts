import { WAITING } from '../../domain/site/constants.ts'
import { showLeftToast } from './left-toast.ts'

/**
 * Says what the former page left to be said, and leads to the questions that wait on this device. The names of all that
 * these come with would stand in the first script of the page.
 */
export async function tellAtStart(): Promise<void> {
  showLeftToast()
  if (localStorage.getItem(WAITING)) (await import('../enquiry/waiting-line.ts')).tellOfWaiting()
}
