import '../admin/rail.css'
import './QueueFilters.css'
import './QueueList.css'
import '../ui/Dialog.css'
import { BATCH_TEXTS as texts } from '#english/moderation/texts'
import { READING_TEXTS } from '#english/moderation/texts-reading'
import type { ApprovalResult, QueuedListing } from '../../contract/moderation.ts'
import { exact, priceOf } from '../../domain/money/rules.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { HintBadges } from './HintBadges.tsx'
import { Newcomer, Unverified } from './QueueList.tsx'

type Batch = {
  listings: readonly QueuedListing[]
  busy: boolean
  problem: string | null
  results: readonly ApprovalResult[] | null
}

/** Lists the chosen listings and asks once for their approval; afterwards shows the outcome of each. */
export function BatchDialog({
  batch,
  onConfirm,
  onOpen,
  onClose,
}: {
  batch: Batch | null
  onConfirm: () => void
  /** Shows a listing that was not opened. */
  onOpen: (listing: QueuedListing) => void
  onClose: () => void
}) {
  return (
    <Dialog open={batch !== null} titleId="batch-title" onClose={onClose}>
      {batch && (
        <>
          <h2 id="batch-title">
            {batch.results ? texts.doneTitle : texts.title(batch.listings.length)}
          </h2>
          <ul className="batch-list">
            {batch.listings.map((listing) => (
              <li key={listing.id}>
                <span>
                  <strong>{listing.projectBuildingName}</strong>, {listing.locality}, {listing.city}
                  , {exact(priceOf(listing))}
                </span>{' '}
                {batch.results ? (
                  <Outcome
                    result={batch.results.find(({ id }) => id === listing.id) ?? null}
                    onOpen={() => onOpen(listing)}
                  />
                ) : (
                  <span className="queue-hints">
                    <HintBadges listing={listing} />
                    {listing.newcomer && <Newcomer />}
                    {!listing.poster.emailVerified && <Unverified />}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {!batch.results && <p>{texts.text}</p>}
          {batch.problem && (
            <p className="rebuild-error" role="alert">
              {batch.problem}
            </p>
          )}
          <div className="dialog-actions">
            {!batch.results && (
              <SubmitButton
                type="button"
                first
                busy={batch.busy}
                busyText={texts.busy}
                onClick={onConfirm}
              >
                {texts.confirm}
              </SubmitButton>
            )}
            <QuietButton onClick={onClose}>
              {batch.results ? texts.close : texts.cancel}
            </QuietButton>
          </div>
        </>
      )}
    </Dialog>
  )
}

function Outcome({ result, onOpen }: { result: ApprovalResult | null; onOpen: () => void }) {
  if (!result) return null
  if (result.result === 'approved') return <StateBadge tone="good">{texts.approved}</StateBadge>
  return (
    <>
      <StateBadge tone="bad">
        {result.result === 'decided'
          ? texts.decided(result.by, result.decision)
          : texts[result.result]}
      </StateBadge>{' '}
      {result.result === 'unopened' && (
        <QuietButton onClick={onOpen}>{READING_TEXTS.openIt}</QuietButton>
      )}
    </>
  )
}
