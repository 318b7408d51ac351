import '../ui/Dialog.css'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import type { OwnListing } from '../../contract/listing.ts'
import { shownName } from '../../domain/listing/name-shown.ts'
import { ownActions } from '../../domain/listing/own.ts'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

const texts = OWN_LISTING_TEXTS.dialog

/** Explains what deleting a listing does, and asks for a confirmation. */
export function DeleteDialog({
  listing,
  busy,
  onConfirm,
  onClose,
}: {
  listing: OwnListing | null
  busy: boolean
  onConfirm: () => void
  onClose: () => void
}) {
  const approved = listing?.state === 'approved'
  return (
    <Dialog open={listing !== null} titleId="delete-title" onClose={onClose}>
      <h2 id="delete-title">{texts.title(shownName(listing?.projectBuildingName ?? ''))}</h2>
      <p>{approved ? texts.approved : texts.pending}</p>
      {ownActions('Owner', listing?.listingState ?? null).includes('close') && (
        <p>{texts.instead}</p>
      )}
      <div className="dialog-actions">
        <SubmitButton type="button" busy={busy} busyText={texts.busy} onClick={onConfirm}>
          {texts.submit}
        </SubmitButton>
        <QuietButton onClick={onClose}>{texts.cancel}</QuietButton>
      </div>
    </Dialog>
  )
}
