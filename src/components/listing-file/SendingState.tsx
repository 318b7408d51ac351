import '../ui/Notice.css'
import './SendingState.css'
import type { ReactNode } from 'react'
import { SENDING_TEXTS as texts } from '#language/listing-file/texts-table'
import { QuietButton } from '../ui/Button.tsx'
import { Status } from '../ui/Notice.tsx'
import { ProgressPart } from './ProgressPart.tsx'

export type Sending = {
  /** `waits`: a limit is reached, and it goes on by itself. `stopped`: it needs its owner. */
  state: 'running' | 'paused' | 'waits' | 'offline' | 'signedOut' | 'stopped' | 'done'
  done: number
  all: number
  photos: { done: number; all: number }
  /** When it goes on, as a clock says it; null if nobody knows. */
  until: string | null
  /** Why it has stopped, as a sentence. */
  reason: string | null
  /** Whether a mail reports it. */
  isMailed: boolean
  /** How many lines were posted, sent as changes, known and unchanged, refused, and are not ready yet. */
  counts: { posted: number; changed: number; known: number; refused: number; left: number }
}

/** How far the posting is, what it waits for, and what came of it. */
export function SendingState({
  sending,
  onPause,
  onGoOn,
  onSignIn,
  children,
}: {
  sending: Sending
  onPause: () => void
  onGoOn: () => void
  onSignIn: () => void
  /** What leads on from the end, such as the way to the profile. */
  children?: ReactNode
}) {
  const { state, done, all, photos, counts } = sending
  const ended = state === 'done'
  const sentence = sentenceOf(sending)
  return (
    <section className="sending-state" aria-labelledby="sending-state" data-state={state}>
      <h3 id="sending-state">{texts.title}</h3>
      <ProgressPart label={texts.progress(done, all)} done={done} all={all} />
      {photos.all > 0 && (
        <ProgressPart
          label={texts.photos(photos.done, photos.all)}
          done={photos.done}
          all={photos.all}
        />
      )}
      <Status tone={ended ? 'success' : state === 'running' ? 'plain' : 'warning'}>
        {sentence && <p>{sentence}</p>}
        {ended && counts.posted > 0 && <p>{texts.decides}</p>}
        {ended && texts.report(counts).map((line) => <p key={line}>{line}</p>)}
        {sending.isMailed && <p>{texts.mailed}</p>}
      </Status>
      <div className="button-row">
        {state === 'waits' && <QuietButton onClick={onGoOn}>{texts.goOn}</QuietButton>}
        {state === 'running' || state === 'waits' ? (
          <QuietButton onClick={onPause}>{texts.pause}</QuietButton>
        ) : state === 'signedOut' ? (
          <QuietButton onClick={onSignIn}>{texts.signIn}</QuietButton>
        ) : (
          !ended && <QuietButton onClick={onGoOn}>{texts.goOn}</QuietButton>
        )}
        {ended && children}
      </div>
    </section>
  )
}

function sentenceOf({ state, until, reason, counts }: Sending): string | null {
  if (state === 'done' && counts.posted > 0) return texts.done(counts.posted)
  // The report says what was sent instead.
  if (state === 'done') return counts.changed > 0 ? null : texts.nothing
  if (state === 'waits') return until ? texts.until(until) : (reason ?? texts.running)
  if (state === 'stopped') return reason ?? texts.paused
  return texts[state]
}
