import '../../components/ui/check.css'
import '../../components/listing-file/MissingHomes.css'
import { useId, useMemo, useRef, useState } from 'react'
import { MISSING_TEXTS as texts } from '#language/listing-file/texts-missing'
import { type Closed, closeHomes } from '../../client/listing-file/missing.ts'
import { $file, $homes, $reading, $sheets } from '../../client/listing-file/several.store.ts'
import { MissingHomes } from '../../components/listing-file/MissingHomes.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { shownAbout } from '../../domain/listing/about.ts'
import { storedAbout } from '../../domain/listing/name.ts'
import { missingHomes } from '../../domain/listing-file/missing.ts'
import { fullPrice } from '../../domain/moderation/fields.ts'
import { useInitial } from '../lib/use-initial.ts'

/** "Missing means gone", as the agent chooses for each file: off, until it is ticked. */
export function FileMissing() {
  const file = useInitial($file)
  const reading = useInitial($reading)
  const homes = useInitial($homes)
  const sheets = useInitial($sheets)
  const [isOn, setOn] = useState(false)
  const [busy, setBusy] = useState<{ done: number; all: number } | null>(null)
  const [ended, setEnded] = useState<Closed | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [titleId, hintId] = [useId(), useId()]
  const map = file?.map ?? null
  const missing = useMemo(() => {
    if (!isOn || !reading || !homes || !map) return null
    const found = missingHomes(homes, { lines: reading.lines, map, sheets })
    if (found.is === 'unsure') return found
    return {
      ...found,
      groups: found.groups.map((group) => ({
        ...group,
        homes: group.homes.map((home) => ({
          id: home.id,
          version: home.version,
          reference: home.reference ?? '',
          about: shownAbout(storedAbout(home)),
          price: fullPrice(home),
        })),
      })),
    }
  }, [isOn, reading, homes, map, sheets])
  const isKnown = homes?.some(
    ({ reference, listingState }) => reference && listingState === 'published',
  )
  // The own listings as a table lack none of them.
  if (!file || file.kind === 'own' || !(isKnown || ended)) return null
  const close = async (gone: Parameters<typeof closeHomes>[0]) => {
    setEnded(null)
    setBusy({ done: 0, all: gone.length })
    setEnded(await closeHomes(gone, (done) => setBusy({ done, all: gone.length })))
    setBusy(null)
    // The pressed button has gone with what it was about.
    heading.current?.focus()
  }
  return (
    <section className="missing" aria-labelledby={titleId}>
      <h3 id={titleId} ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <label className="check">
        <input
          type="checkbox"
          checked={isOn}
          disabled={busy !== null}
          aria-describedby={hintId}
          onChange={(event) => setOn(event.target.checked)}
        />
        <span>{texts.choice}</span>
      </label>
      <p className="muted" id={hintId}>
        {texts.hint}
      </p>
      {missing && (
        <MissingHomes
          key={file.id}
          missing={missing}
          busy={busy}
          onClose={(gone) => void close(gone)}
        />
      )}
      <Status tone="success">
        {ended && ended.done > 0 && (
          <p>
            {texts.done(ended.done)} {ended.marked > 0 && texts.back}
          </p>
        )}
      </Status>
      {ended?.problem && <Alert>{ended.problem}</Alert>}
    </section>
  )
}
