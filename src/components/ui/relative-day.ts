import {
  formatDay,
  isWeeksAgo,
  nearDay,
  relativeDay,
  shortAge,
} from '../../domain/time/calendar.ts'

/** A date that is shown in relation to today, and in full on hover. A built page may be old. */
export class DayElement extends HTMLElement {
  connectedCallback() {
    const time = this.querySelector('time')
    if (!time) return
    time.title ||= time.textContent
    const form = this.dataset.form
    const [at, now] = [time.dateTime, new Date()]
    if (form === 'week') this.parentElement?.toggleAttribute('hidden', isWeeksAgo(at, now))
    else if (form === 'day') time.textContent = nearDay(at, now) ?? formatDay(at)
    else time.textContent = (form === 'age' ? shortAge : relativeDay)(at, now)
  }
}
