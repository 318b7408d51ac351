import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import { requiredText } from '../text/schema.ts'
import { LAUNCH_LIMITS } from './constants.ts'

/** Why an admin does not publish a launch, as its builder reads it. */
export const launchReasonSchema = requiredText(
  LAUNCH_LIMITS.reason,
  LAUNCH_DESK_TEXTS.reasonMissing,
)
