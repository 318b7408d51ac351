import '../../components/account/security.css'
import { useEffect } from 'react'
import { SECURITY_TEXTS as texts } from '#language/account/texts-security'
import {
  $security,
  $securityProblem,
  endAllDevices,
  endDevice,
  endOtherDevices,
  refreshSecurity,
  resendVerification,
} from '../../client/account/security.store.ts'
import { $session } from '../../client/account/session.ts'
import { AccountPart } from '../../components/account/AccountPart.tsx'
import { SessionList } from '../../components/account/SessionList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { OwnSecurity } from '../../contract/security.ts'
import { useInitial } from '../lib/use-initial.ts'
import { PasswordSection } from './PasswordSection.tsx'
import { useSecurityAnnouncement } from './security-announcement.ts'
import { TwoStepSection } from './TwoStepSection.tsx'

function Devices({ sessions }: Pick<OwnSecurity, 'sessions'>) {
  return (
    <AccountPart
      id="security-devices"
      title={texts.devicesTitle}
      announcement={useSecurityAnnouncement('devices')}
    >
      <SessionList sessions={sessions} now={new Date()} onEnd={(id) => void endDevice(id)} />
      <div className="button-row">
        {sessions.length > 1 && (
          <QuietButton onClick={() => void endOtherDevices()}>{texts.endOthers}</QuietButton>
        )}
        <QuietButton onClick={() => void endAllDevices()}>{texts.endAll}</QuietButton>
      </div>
    </AccountPart>
  )
}

function Email({ emailVerified, mailStop }: Pick<OwnSecurity, 'emailVerified' | 'mailStop'>) {
  return (
    <AccountPart
      id="security-email"
      title={texts.emailTitle}
      announcement={useSecurityAnnouncement('email')}
    >
      <p className="muted">{emailVerified ? texts.verified : texts.unverified}</p>
      {mailStop && <p>{texts.mailStopped[mailStop]}</p>}
      {(mailStop || !emailVerified) && (
        <QuietButton onClick={() => void resendVerification()}>
          {mailStop ? texts.startMails : texts.resend}
        </QuietButton>
      )}
    </AccountPart>
  )
}

function Parts({ emailVerified, mailStop, twoStep, sessions }: OwnSecurity) {
  return (
    <>
      <Email emailVerified={emailVerified} mailStop={mailStop} />
      <PasswordSection />
      <TwoStepSection on={twoStep} />
      <Devices sessions={sessions} />
    </>
  )
}

/** The protection of the user's account: address, password, second step, and the devices where it is signed in. */
export function AccountSecurity() {
  const userId = useInitial($session)?.id
  const security = useInitial($security)
  const problem = useInitial($securityProblem)
  useEffect(() => {
    if (userId) void refreshSecurity()
  }, [userId])
  return (
    <section className="security" aria-labelledby="security-title">
      <h2 id="security-title">{texts.title}</h2>
      {problem && (
        <Alert
          tone="warning"
          ways={<QuietButton onClick={() => void refreshSecurity()}>{texts.retry}</QuietButton>}
        >
          <p>{problem}</p>
        </Alert>
      )}
      {security ? (
        <Parts {...security} />
      ) : (
        !problem && <Skeleton label={texts.loading} shape="row" count={3} />
      )}
    </section>
  )
}
