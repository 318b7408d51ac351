import type { OwnListing } from '../../contract/listing.ts'
import { OWN_LISTING_TEXTS } from '../../domain/listing/texts-poster.ts'
import { ownActions } from '../../domain/listing/own.ts'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'

const WORDS = OWN_LISTING_TEXTS.dialog

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
      <h2 id="delete-title">{WORDS.title(listing?.projectBuildingName ?? '')}</h2>
      <p>{approved ? WORDS.approved : WORDS.pending}</p>
      {ownActions('Owner', listing?.standing ?? null).includes('close') && <p>{WORDS.instead}</p>}
      <div className="dialog-actions">
        <SubmitButton type="button" busy={busy} busyText={WORDS.busy} onClick={onConfirm}>
          {WORDS.submit}
        </SubmitButton>
        <QuietButton onClick={onClose}>{WORDS.cancel}</QuietButton>
      </div>
    </Dialog>
  )
}
