import { DESK_WORDS as WORDS } from '../../domain/moderation/messages.ts'

/** What came of the last decision, floating over the desk so that nothing moves. */
export function Outcome({ outcome, onClose }: { outcome: { tone: 'success' | 'error'; text: string } | null; onClose: () => void }) {
  return (
    <div className="outcome" data-tone={outcome?.tone}>
      <p role="status">{outcome?.tone === 'success' ? outcome.text : ''}</p>
      <p role="alert">{outcome?.tone === 'error' ? outcome.text : ''}</p>
      {outcome && <button type="button" aria-label={WORDS.dismiss} onClick={onClose}>×</button>}
    </div>
  )
}
