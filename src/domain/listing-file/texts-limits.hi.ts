import { tooOften } from '#language/text/texts'
import { RATE_LIMITS } from '../account/constants.ts'

/** Texts about how much a file may send. */
export const FILE_LIMIT_TEXTS = {
  /** To an agent whose address is not confirmed. */
  unconfirmed: (minutes: number) =>
    `${tooOften(minutes)} अपना ईमेल कन्फर्म करें: तब फाइल से एक दिन में ${RATE_LIMITS.fileLines.attempts} लाइनें भेजी जा सकेंगी।`,
} as const
