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

/** What a part of the day is called, by the hour with which it ends. */
const PARTS = [
  [4, 'रात'],
  [12, 'सुबह'],
  [16, 'दोपहर'],
  [20, 'शाम'],
  [24, 'रात'],
] as const

/** "शाम 4:05 बजे", of the hour from 0 to 23 and what a clock shows. */
const hourShown = (hour: number, clock: string) =>
  `${PARTS.find(([end]) => hour < end)?.[1]} ${clock} बजे`

/** How a date and a time on it are written. */
export const DATE_TEXTS = {
  months: [
    'जनवरी',
    'फरवरी',
    'मार्च',
    'अप्रैल',
    'मई',
    'जून',
    'जुलाई',
    'अगस्त',
    'सितंबर',
    'अक्टूबर',
    'नवंबर',
    'दिसंबर',
  ],
  /** A month within a date: Hindi has no short months that people read. */
  inDate: (month: string) => month,
  /** "12 नवंबर को शाम 4:05 बजे", of the hour from 0 to 23 and what a clock shows. */
  moment: (day: string, hour: number, clock: string) => `${day} को ${hourShown(hour, clock)}`,
  /** "शाम 4:05 बजे". */
  hour: hourShown,
} as const
