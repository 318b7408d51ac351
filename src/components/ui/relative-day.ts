import { formatDay, nearDay, relativeDay, shortAge } from '../../domain/time/calendar.ts'
import { relativeMoment } from '../../domain/time/rules.ts'

const FORMS: Record<string, (at: string, now: Date) => string> = {
  day: (at, now) => nearDay(at, now) ?? formatDay(at),
  moment: relativeMoment,
}

/** A date that is shown in relation to today, and in full on hover. A built page may be old. */
export class DayElement extends HTMLElement {
  connectedCallback() {
    const time = this.querySelector('time')
    if (!time) return
    time.title ||= time.textContent
    const now = new Date()
    const shown = FORMS[this.dataset.form ?? ''] ?? relativeDay
    time.textContent = shown(time.dateTime, now)
    if (this.dataset.form !== 'age') return
    const short = document.createElement('span')
    short.ariaHidden = 'true'
    short.textContent = shortAge(time.dateTime, now)
    const whole = document.createElement('span')
    whole.className = 'visually-hidden'
    whole.textContent = time.textContent
    time.replaceChildren(whole, short)
  }
}
