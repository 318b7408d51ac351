import { formatDate } from '../time/calendar.ts'
import type { ReraStanding } from './constants.ts'

/** The desk and the lists of admins. */
export const RERA_DESK = {
  notGiven: 'RERA not given',
  lacks: (standing: ReraStanding): string | null =>
    standing.is === 'not given'
      ? 'It is for sale and under construction, and states neither a RERA number nor why none is needed. Visitors read “not given”.'
      : null,
  first: 'Without a RERA number or a reason first, then the oldest.',
  press: 'Seen on the register today',
  numberMissing: 'Say which number you saw.',
  pressing: 'Noting it…',
  pressed: (number: string) => `Noted: ${number} was seen on the register today.`,
  pressedLabel: (number: string) => `Seen on the register today: ${number}`,
  seen: (standing: ReraStanding, seenAt: string | null | undefined): string | null =>
    standing.is === 'number' && seenAt ? `Seen on the register on ${formatDate(seenAt)}` : null,
  lookUp: 'Open the register',
} as const
