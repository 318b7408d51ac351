import '../../components/admin/frame.css'
import '../../components/ui/Notice.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $decides, $unprotected, readProtection } from '../../client/account/admin-access.ts'
import { PATHS } from '../../contract/paths.ts'
import { DESK_TEXTS as texts } from '#language/moderation/texts'

/** Tells a moderator without two-step sign-in that it exists. */
export function TwoStepReminder() {
  const unprotected = useStore($unprotected, { ssr: 'initial' })
  const decides = useStore($decides, { ssr: 'initial' })
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
