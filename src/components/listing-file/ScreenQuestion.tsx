import '../ui/Notice.css'
import './LineDecisions.css'
import type { Ref } from 'react'
import { SCREEN_TEXTS as texts } from '#language/listing-file/texts-photo-folder'
import { QuietButton } from '../ui/Button.tsx'

/** Asks about photos that look like screenshots, once for all of them. */
export function ScreenQuestion({
  names,
  box,
  onAnswer,
}: {
  names: readonly string[]
  box: Ref<HTMLFieldSetElement>
  onAnswer: (areKept: boolean) => void
}) {
  if (names.length === 0) return null
  return (
    <fieldset className="notice line-decision" data-tone="warning" ref={box} tabIndex={-1}>
      <legend className="visually-hidden">{texts.ask(names.length)}</legend>
      <p aria-hidden="true">{texts.ask(names.length)}</p>
      <p className="muted">{texts.names(names)}</p>
      <div className="button-row">
        <QuietButton onClick={() => onAnswer(true)}>{texts.keep(names.length)}</QuietButton>
        <QuietButton onClick={() => onAnswer(false)}>{texts.leaveOut(names.length)}</QuietButton>
      </div>
    </fieldset>
  )
}
