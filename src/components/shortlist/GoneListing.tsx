import './GoneListing.css'
import { SAVED_TEXTS as texts } from '#language/shortlist/texts'
import { writtenIn } from '../../domain/language/written.ts'
import { QuietButton } from '../ui/Button.tsx'

/** A saved listing that has no page any more: its name, its last price for an account, and the way to take it out. */
export function GoneListing({
  name,
  was,
  onTakeOut,
}: {
  name: string
  was: string | null
  onTakeOut: () => void
}) {
  return (
    <div className="saved-gone">
      <p className="tag">{texts.gone}</p>
      <h2 lang={writtenIn(name)}>{name}</h2>
      <p className="muted">{texts.goneText}</p>
      {was && <p className="muted">{was}</p>}
      <QuietButton onClick={onTakeOut}>
        {texts.remove}
        <span className="visually-hidden">: {name}</span>
      </QuietButton>
    </div>
  )
}
