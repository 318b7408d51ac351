import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import {
  $homes,
  $judged,
  $judging,
  judge,
  readHomes,
} from '../../client/moderation/same-homes.store.ts'
import { SameHomes } from '../../components/moderation/SameHomes.tsx'

/** What may be of the same home as a listing; part of a desk's root. */
export function SameHomesOf({ id }: { id: string }) {
  const loaded = useStore($homes)[id] ?? null
  const judging = useStore($judging)
  const judged = useStore($judged)
  useEffect(() => void readHomes(id), [id])
  return (
    <SameHomes
      loaded={loaded}
      judging={judging}
      said={judged?.id === id ? judged : null}
      onJudge={(other, verdict) => void judge(id, other, verdict)}
      onRetry={() => void readHomes(id)}
    />
  )
}
