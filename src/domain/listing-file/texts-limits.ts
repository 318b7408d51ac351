import { tooOften } from '#language/text/texts'
import { RATE_LIMITS } from '../account/constants.ts'

/** Texts about how much a file may send. */
export const FILE_LIMIT_TEXTS = {
  /** To an agent whose address is not confirmed. */
  unconfirmed: (minutes: number) =>
    `${tooOften(minutes)} Confirm your e-mail address: a file may then have ${RATE_LIMITS.fileLines.attempts} lines a day.`,
} as const
