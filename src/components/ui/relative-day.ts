import { formatDay, nearDay, relativeDay, shortAge } from '../../domain/time/calendar.ts'

const FORMS: Record<string, (at: string, now: Date) => string> = {
  age: shortAge,
  day: (at, now) => nearDay(at, now) ?? formatDay(at),
}

/** A date that is shown in relation to today, and in full on hover. A built page may be old. */
export class DayElement extends HTMLElement {
  connectedCallback() {
    const time = this.querySelector('time')
    if (!time) return
    time.title ||= time.textContent
    const shown = FORMS[this.dataset.form ?? ''] ?? relativeDay
    time.textContent = shown(time.dateTime, new Date())
  }
}
