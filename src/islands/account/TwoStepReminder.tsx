import '../../components/admin/frame.css'
import '../../components/ui/Notice.css'
import { useEffect } from 'react'
import { DESK_TEXTS as texts } from '#english/moderation/texts'
import { $decides, $unprotected, readProtection } from '../../client/account/admin-access.ts'
import { PATHS } from '../../contract/paths.ts'
import { useInitial } from '../lib/use-initial.ts'

/** Tells a moderator without two-step sign-in that it exists. */
export function TwoStepReminder() {
  const unprotected = useInitial($unprotected)
  const decides = useInitial($decides)
  useEffect(() => {
    if (decides) void readProtection()
  }, [decides])
  if (!decides || !unprotected) return null
  return (
    <p className="notice two-step-reminder" data-tone="warning">
      {texts.secondStep} <a href={`${PATHS.profile}#security`}>{texts.secondStepLink}</a>
    </p>
  )
}
