import './Profile.css'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { PROFILE_TEXTS as texts } from '#language/account/texts'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { shownValue } from '#language/listing/texts-values'
import { keepUnconfirmed } from '../../client/account/confirm.store.ts'
import { $session } from '../../client/account/session.ts'
import { $signingOut, endSession, requireSession } from '../../client/account/session-needed.ts'
import { $ownEnquiries, refreshOwnEnquiries } from '../../client/enquiry/own-enquiries.store.ts'
import { whileVisible } from '../../client/lib/while-visible.ts'
import {
  $ownListings,
  keepOwnListings,
  OWN_LISTINGS_REFRESH_MS,
} from '../../client/listing/own-listings.store.ts'
import { Tag } from '../../components/ui/Badge.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { tabCountId } from '../../components/ui/tab-ids.ts'
import { PATHS } from '../../contract/paths.ts'
import { FILE_ROLE } from '../../domain/listing-file/listing-file.ts'
import { useInitial } from '../lib/use-initial.ts'

async function refresh(): Promise<void> {
  // Checks the session first: without one, every request would be refused.
  if (await requireSession())
    await Promise.all([keepOwnListings(), refreshOwnEnquiries(), keepUnconfirmed()])
}

/** A number in the row of tabs, which the page has rendered. */
function Count({ id, list }: { id: string; list: readonly unknown[] | null }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useEffect(() => setPlace(document.getElementById(tabCountId(id))), [id])
  return place && list && createPortal(String(list.length), place)
}

/** Greets the signed-in user, and keeps the user's listings up to date. */
export function Profile() {
  const user = useInitial($session)
  const leaving = useInitial($signingOut)
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
              {user.name} <Tag>{shownValue(user.role)}</Tag>
            </p>
            <p className="muted">{user.email}</p>
          </div>
        ) : (
          <div />
        )}
        {user && (
          <div className="button-row">
            <a className="action action-outline" href={PATHS.post}>
              {texts.post}
            </a>
            {user.role === FILE_ROLE && (
              <a className="action action-quiet" href={PATHS.postSeveral}>
                {OWN_LISTING_TEXTS.postSeveral}
              </a>
            )}
            <QuietButton onClick={() => void endSession()}>
              {leaving.busy ? texts.signingOut : texts.signOut}
            </QuietButton>
          </div>
        )}
      </div>
      {leaving.failed && <Alert>{leaving.failed}</Alert>}
      <Count id="listings" list={useInitial($ownListings)} />
      <Count id="enquiries" list={useInitial($ownEnquiries)} />
    </>
  )
}
