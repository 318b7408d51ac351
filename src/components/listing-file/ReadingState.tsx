import './ProgressPart.css'
import { SEVERAL_TEXTS as texts } from '#language/listing-file/texts-several'
import { QuietButton } from '../ui/Button.tsx'
import { ProgressPart } from './ProgressPart.tsx'

/** How far the reading of a file or of its lines is, and the way to stop it. */
export function ReadingState({
  label,
  read,
  onStop,
}: {
  /** What is read. */
  label: string
  /** Null while nobody knows how many lines there are. */
  read: { done: number; all: number } | null
  onStop: () => void
}) {
  return (
    <div className="progress-part reading-state">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      <ProgressPart
        label={read ? texts.linesRead(read.done, read.all) : label}
        done={read?.done}
        all={read?.all}
      />
      <QuietButton onClick={onStop}>{texts.stopReading}</QuietButton>
    </div>
  )
}
