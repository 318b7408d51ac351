import { useStore } from '@nanostores/react'
import { $queue, show } from '../../client/moderation/desk.store.ts'
import {
  $hints,
  $posters,
  readHintsAhead,
  readPoster,
} from '../../client/moderation/hints.store.ts'
import { HintsPanel } from '../../components/moderation/HintsPanel.tsx'
import { PosterHistoryPanel } from '../../components/moderation/PosterHistoryPanel.tsx'
import type { QueuedListing } from '../../contract/moderation.ts'
import { versionKey } from '../../domain/moderation/rules.ts'
import { SameHomesOf } from './SameHomesOf.tsx'

/** The hints about a listing; part of the desk's root. */
export function Hints({ listing }: { listing: QueuedListing }) {
  const loaded = useStore($hints)[versionKey(listing)] ?? null
  const queue = useStore($queue)
  const showOf = ({ id }: { id: string }) => {
    const waiting = queue.find((other) => other.id === id)
    return waiting ? () => show(waiting) : null
  }
  return (
    <>
      <SameHomesOf id={listing.edit?.listingId ?? listing.id} />
      <HintsPanel
        listing={listing}
        loaded={loaded}
        onRetry={() => void readHintsAhead()}
        showOf={showOf}
      />
    </>
  )
}

/** The history of a poster; part of the desk's root. */
export function History({ posterId }: { posterId: string }) {
  const loaded = useStore($posters)[posterId] ?? null
  return <PosterHistoryPanel loaded={loaded} onOpen={() => void readPoster(posterId)} />
}
