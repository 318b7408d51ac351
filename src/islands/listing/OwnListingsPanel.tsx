import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PROFILE_TEXTS as texts } from '#language/account/texts'
import { OFFLINE, UNREACHED } from '#language/text/texts'
import { $unconfirmed } from '../../client/account/confirm.store.ts'
import { $session } from '../../client/account/session.ts'
import {
  $ownFilter,
  $ownListings,
  $ownListingsAnnouncement,
  $ownListingsProblem,
  followOwnFilter,
  groupIsOpen,
  keepGroup,
  refreshOwnListings,
  turnOwn,
} from '../../client/listing/own-listings.store.ts'
import {
  $acting,
  $actionProblems,
  $answering,
  $deleting,
  $done,
  $pricing,
  chooseMessagesOnly,
  deleteListing,
  setClosed,
} from '../../client/listing/own-listings-actions.store.ts'
import { DeleteDialog } from '../../components/account/DeleteDialog.tsx'
import { OwnListings } from '../../components/account/OwnListings.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { Toast } from '../../components/ui/Toast.tsx'
import type { OwnListing } from '../../contract/listing.ts'
import { ConfirmEmail } from '../account/ConfirmEmail.tsx'
import { useInitial } from '../lib/use-initial.ts'
import { OwnExport } from './OwnExport.tsx'

/** The poster's own listings with their actions. The profile's head keeps them up to date. */
export function OwnListingsPanel() {
  const known = useInitial($ownListings)
  const filter = useInitial($ownFilter)
  const problem = useInitial($ownListingsProblem)
  const announcement = useInitial($ownListingsAnnouncement)
  const role = useInitial($session)?.role
  const unconfirmed = useInitial($unconfirmed)
  const acting = useInitial($acting)
  const problems = useInitial($actionProblems)
  const deleting = useInitial($deleting)
  const done = useInitial($done)
  const pricing = useInitial($pricing)
  const answering = useInitial($answering)
  const [form, setForm] = useState<ReactNode>(null)
  useEffect(() => followOwnFilter(), [])
  const heading = useRef<HTMLHeadingElement>(null)
  // The forms are loaded with the first press.
  const opening = async (listing: OwnListing, open: () => Promise<void>) => {
    $actionProblems.setKey(listing.id, undefined)
    try {
      await open()
    } catch {
      $actionProblems.setKey(listing.id, navigator.onLine === false ? OFFLINE : UNREACHED)
    }
  }
  const openPrice = (listing: OwnListing) =>
    opening(listing, async () => {
      const { PriceForm } = await import('./PriceForm.tsx')
      const { openPrice } = await import('../../client/listing/price-change.store.ts')
      setForm(<PriceForm />)
      openPrice(listing)
    })
  const openAnswer = (listing: OwnListing) =>
    opening(listing, async () => {
      const { DoubtForm } = await import('./DoubtForm.tsx')
      const { openAnswer } = await import('../../client/listing/doubt-answer.store.ts')
      setForm(<DoubtForm key={listing.id} listing={listing} />)
      openAnswer(listing.id)
    })
  const opened = pricing ?? answering
  const remove = async () => {
    await deleteListing()
    // The button that opened the dialog disappears with its listing.
    if (document.activeElement === document.body) heading.current?.focus()
  }
  return (
    <section aria-labelledby="own-listings">
      <h2 id="own-listings" ref={heading} tabIndex={-1}>
        {texts.listings}
      </h2>
      {problem && (
        <Alert
          tone="warning"
          ways={<QuietButton onClick={() => void refreshOwnListings()}>{texts.retry}</QuietButton>}
        >
          <p>{problem}</p>
        </Alert>
      )}
      {unconfirmed && known && known.length > 0 && <ConfirmEmail email={unconfirmed} />}
      {known ? (
        <OwnListings
          listings={known}
          filter={filter}
          now={new Date()}
          role={role ?? 'Owner'}
          acting={acting}
          opened={opened === null ? null : { id: opened, form }}
          problems={problems}
          isOpen={groupIsOpen}
          onToggle={keepGroup}
          onTurn={(change, typing = false) => turnOwn(change, { typing })}
          onClosed={(listing, closed) => void setClosed(listing, closed)}
          onPrice={(listing) => void openPrice(listing)}
          onAnswer={(listing) => void openAnswer(listing)}
          onMessagesOnly={(listing, only) => void chooseMessagesOnly(listing, only)}
          onDelete={(listing) => $deleting.set(listing)}
        />
      ) : (
        !problem && <Skeleton label={texts.loading} shape="row" count={4} />
      )}
      {known?.some(({ listingState }) => listingState !== null) && (
        <OwnExport role={role ?? 'Owner'} />
      )}
      <DeleteDialog
        listing={deleting}
        busy={acting !== null && acting === deleting?.id}
        onConfirm={() => void remove()}
        onClose={() => $deleting.set(null)}
      />
      <Toast toast={done} onClose={() => $done.set(null)} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </section>
  )
}
