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
