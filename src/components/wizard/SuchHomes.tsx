import './Talk.css'
import { ASKED_FORM_TEXTS as texts } from '#language/asked/texts'
import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import type { AskedWords } from '../../domain/asked/words.ts'
import { type FieldName, shortLabel } from '../../domain/listing/fields.ts'
import { AskedOfSuch } from '../asked/AskedOfSuch.tsx'
import { QuietButton } from '../ui/Button.tsx'

type Such =
  | { state: 'missing'; fields: readonly FieldName[] }
  | { state: 'loading' }
  | { state: 'failed'; text: string }
  | { state: 'known'; words: AskedWords }

/** The numbers of bedrooms that are offered to be tapped. */
const COUNTS = [1, 2, 3, 4, 5]

/** What such homes are asked for, below the price. Bedrooms are asked on a later step, so they can be said here. */
export function SuchHomes({
  such,
  onBedrooms,
  onRetry,
}: {
  such: Such
  onBedrooms: (count: string) => void
  onRetry: () => void
}) {
  return (
    <div aria-live="polite" aria-busy={such.state === 'loading' || undefined}>
      {such.state === 'loading' && <p className="muted">{texts.loading}</p>}
      {such.state === 'failed' && (
        <p>
          {such.text} <QuietButton onClick={onRetry}>{texts.retry}</QuietButton>
        </p>
      )}
      {such.state === 'known' && <AskedOfSuch words={such.words} />}
      {such.state === 'missing' && <Missing fields={such.fields} onBedrooms={onBedrooms} />}
    </div>
  )
}

function Missing({
  fields,
  onBedrooms,
}: {
  fields: readonly FieldName[]
  onBedrooms: (count: string) => void
}) {
  if (fields.some((name) => name !== 'bedrooms'))
    return <p className="muted">{texts.needs(fields.map(shortLabel).join(', '))}</p>
  return (
    <>
      <p>{texts.bedrooms}</p>
      <div className="talk-choices">
        {COUNTS.map((count) => (
          <button key={count} type="button" onClick={() => onBedrooms(String(count))}>
            {DESCRIBED_TEXTS.rooms(count)}
          </button>
        ))}
      </div>
    </>
  )
}
