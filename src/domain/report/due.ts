import { DUE_TEXTS } from '#english/report/texts-due'
import { ageInWords } from '../time/rules.ts'

const MINUTE_MS = 60_000

/** How much time is left for a complaint, in words, and whether it is too late. */
export function dueInWords(dueAt: string, now: Date): { overdue: boolean; words: string } {
  const left = Date.parse(dueAt) - now.getTime()
  const overdue = left < 0
  if (Math.abs(left) < MINUTE_MS) return { overdue, words: DUE_TEXTS.now }
  return overdue
    ? { overdue, words: DUE_TEXTS.overdue(ageInWords(dueAt, now)) }
    : { overdue, words: DUE_TEXTS.left(ageInWords(now.toISOString(), new Date(dueAt))) }
}
