import { relativeDay } from '../../domain/time/calendar.ts'

/** A date that is shown by its distance from today, and in full on hover. A built page may be old. */
export class DayElement extends HTMLElement {
  connectedCallback() {
    const time = this.querySelector('time')
    if (!time) return
    time.title ||= time.textContent
    time.textContent = relativeDay(time.dateTime, new Date())
  }
}
