import type { ShownLine } from '../../domain/listing-file/outcome.ts'
import { LISTING_FILE_TEXTS as WORDS } from '../../domain/listing-file/texts.ts'
import { StateBadge } from '../ui/Badge.tsx'

const TONES = {
  ready: 'good',
  wrong: 'bad',
  sending: 'waiting',
  posted: 'good',
  known: 'plain',
  refused: 'bad',
  failed: 'waiting',
} as const satisfies Record<ShownLine['state'], string>

/** The lines of a file, each with its number in the file, its state, and its problems. */
export function FileLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ol className="file-lines plain-list" aria-label={WORDS.list}>
      {lines.map(({ line, about, state, sentences, note, doubt }) => (
        <li key={line} data-state={state}>
          <p className="file-line-head">
            <span className="muted digits">{WORDS.line(line)}</span> <strong>{about}</strong>
          </p>
          <StateBadge tone={doubt ? 'waiting' : TONES[state]}>{WORDS.states[state]}</StateBadge>
          {(sentences.length > 0 || note || doubt) && (
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {note && <li>{note}</li>}
              {doubt && (
                <li>
                  {WORDS.unusual}
                  {doubt}
                </li>
              )}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
