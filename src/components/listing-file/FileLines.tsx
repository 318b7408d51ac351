import './listing-file.css'
import type { ShownLine } from '../../domain/listing-file/outcome.ts'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { StateBadge } from '../ui/Badge.tsx'

const TONES = {
  ready: 'good',
  wrong: 'bad',
  asked: 'waiting',
  sending: 'waiting',
  posted: 'good',
  known: 'plain',
  refused: 'bad',
  failed: 'waiting',
} as const satisfies Record<ShownLine['state'], string>

/** The lines of a file, each with its number in the file, its state, and its problems. */
export function FileLines({ lines }: { lines: readonly ShownLine[] }) {
  return (
    <ol className="file-lines plain-list" aria-label={texts.list}>
      {lines.map(({ line, about, state, sentences, note }) => (
        <li key={line} data-state={state}>
          <p className="file-line-head">
            <span className="muted digits">{texts.line(line)}</span> <strong>{about}</strong>
          </p>
          <StateBadge tone={TONES[state]}>{texts.states[state]}</StateBadge>
          {(sentences.length > 0 || note) && (
            <ul>
              {sentences.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {note && <li>{note}</li>}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}
