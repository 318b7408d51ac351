import { tellOfWaiting } from '../enquiry/waiting-line.ts'
import { showLeftToast } from './left-toast.ts'

/** Says what the former page left to be said, and leads to the questions that wait on this device. */
export function tellAtStart(): void {
  showLeftToast()
  tellOfWaiting()
}
