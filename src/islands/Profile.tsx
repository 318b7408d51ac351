import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $signingOut, endSession, requireSession } from '../client/account-session.ts'
import {
  $ownEnquiries,
  $ownEnquiriesFailed,
  refreshOwnEnquiries,
} from '../client/own-enquiries.store.ts'
import { OWN_LISTINGS_REFRESH_MS, refreshOwnListings } from '../client/own-listings.store.ts'
import { $session } from '../client/session.ts'
import { whileVisible } from '../client/while-visible.ts'
import { EnquiryList } from '../components/enquiry/EnquiryList.tsx'
import { Tag } from '../components/ui/Badge.tsx'
import { QuietButton } from '../components/ui/Button.tsx'
import { Alert } from '../components/ui/Notice.tsx'
import { PROFILE_WORDS as WORDS } from '../domain/account/messages.ts'
import { ENQUIRY_MESSAGES } from '../domain/enquiry/messages.ts'
import { OwnListingsPanel } from './OwnListingsPanel.tsx'

async function refresh(): Promise<void> {
  // The session first: a profile without one would only collect refusals.
  if (await requireSession()) await Promise.all([refreshOwnListings(), refreshOwnEnquiries()])
}

function Enquiries() {
  const enquiries = useStore($ownEnquiries, { ssr: 'initial' })
  const failed = useStore($ownEnquiriesFailed, { ssr: 'initial' })
  return (
    <section className="own-enquiries" aria-labelledby="own-enquiries">
      <h2 id="own-enquiries">{ENQUIRY_MESSAGES.listTitle}</h2>
      {failed && (
        <Alert tone="warning">
          <p>{ENQUIRY_MESSAGES.listFailed}</p>
        </Alert>
      )}
      {enquiries && <EnquiryList enquiries={enquiries} now={new Date()} />}
    </section>
  )
}

/** Who is signed in, and what became of their listings. */
export function Profile() {
  const user = useStore($session, { ssr: 'initial' })
  const leaving = useStore($signingOut, { ssr: 'initial' })
  useEffect(() => {
    void refresh()
    return whileVisible(refresh, OWN_LISTINGS_REFRESH_MS)
  }, [])
  return (
    <>
      <div className="profile-head">
        {user ? (
          <div>
            <p className="profile-name">
              {user.name} <Tag>{user.role}</Tag>
            </p>
            <p className="muted">{user.email}</p>
          </div>
        ) : (
          <div className="profile-unknown" />
        )}
        {user && (
          <QuietButton onClick={() => void endSession()}>
            {leaving.busy ? WORDS.signingOut : WORDS.signOut}
          </QuietButton>
        )}
      </div>
      {leaving.failed && <Alert>{leaving.failed}</Alert>}
      <OwnListingsPanel onRetry={() => void refresh()} />
      <Enquiries />
    </>
  )
}
