/** How long ago a day was. */
export const DAY_TEXTS = {
  today: 'आज',
  yesterday: 'कल',
  days: (count: number) => `${count} दिन पहले`,
  months: (count: number) => (count === 1 ? 'पिछले महीने' : `${count} महीने पहले`),
} as const

/** An age, and the same as a part of a sentence. */
export const AGE_TEXTS = {
  now: 'अभी-अभी',
  minutes: (count: number) => `${count} मिनट`,
  hours: (count: number) => `${count} घंटे`,
  days: (count: number) => `${count} दिन`,
  ago: (age: string) => `${age} पहले`,
} as const
