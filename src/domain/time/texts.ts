const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** How long ago a day was. */
export const DAY_TEXTS = {
  today: 'today',
  yesterday: 'yesterday',
  days: (count: number) => `${count} days ago`,
  months: (count: number) => (count === 1 ? 'last month' : `${count} months ago`),
} as const

/** An age, and the same as a part of a sentence. */
export const AGE_TEXTS = {
  now: 'just now',
  minutes: (count: number) => counted(count, 'minute'),
  hours: (count: number) => counted(count, 'hour'),
  days: (count: number) => counted(count, 'day'),
  ago: (age: string) => `${age} ago`,
} as const

/** "4:05 pm", of the hour from 0 to 23 and what a clock shows. */
const hourShown = (hour: number, clock: string) => `${clock} ${hour < 12 ? 'am' : 'pm'}`

/** How a date and a time on it are written. */
export const DATE_TEXTS = {
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** A month within a date: "Nov". */
  inDate: (month: string) => /^Sept|^.{3}/.exec(month)?.[0] ?? month,
  /** "12 Nov, 4:05 pm", of the hour from 0 to 23 and what a clock shows. */
  moment: (day: string, hour: number, clock: string) => `${day}, ${hourShown(hour, clock)}`,
  /** "4:05 pm". */
  hour: hourShown,
} as const
