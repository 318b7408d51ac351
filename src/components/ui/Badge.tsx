import type { ReactNode } from 'react'

type Tone = 'plain' | 'waiting' | 'good' | 'bad'

const TONES: Record<string, Tone> = {
  pending: 'waiting',
  waiting: 'waiting',
  publishing: 'waiting',
  approved: 'good',
  'listing.approved': 'good',
  live: 'good',
  rejected: 'bad',
  'listing.rejected': 'bad',
  failed: 'bad',
  overdue: 'bad',
}

/** The tone for the state of a listing, a decision or a rebuild; plain if it needs no attention. */
export const toneOf = (state: string): Tone => TONES[state] ?? 'plain'

/** A state as a dot and a word, never as colour alone. */
export function StateBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="state-badge" data-tone={tone}>
      {children}
    </span>
  )
}

/** A short fact beside a name, such as a role. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="tag">{children}</span>
}
