import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $security, refreshSecurity } from '../client/security.store.ts'
import { $session } from '../client/session.ts'
import { PATHS } from '../contract/paths.ts'
import { TWO_STEP_WORDS as WORDS } from '../domain/account/security-messages.ts'
import { may } from '../domain/permission/table.ts'

/** Tells who decides for others and has no second step at login that there is one. */
export function TwoStepReminder() {
  const user = useStore($session, { ssr: 'initial' })
  const security = useStore($security, { ssr: 'initial' })
  const decides = Boolean(user && may(user.role, 'moderation.decide'))
  useEffect(() => {
    if (decides) void refreshSecurity()
  }, [decides])
  if (!decides || !security || security.twoStep) return null
  return (
    <p className="notice two-step-reminder" data-tone="warning">
      {WORDS.remindAdmin} <a href={`${PATHS.profile}#security`}>{WORDS.remindLink}</a>
    </p>
  )
}
