import './Asked.css'
import '../ui/Notice.css'
import { QuietButton } from '../ui/Button.tsx'
import { askedId } from './field.ts'

/** A way to answer a question: what its button says and does. */
export type Way = { label: string; onChoose: () => void }

/** A question about an answer, at its field. It can take the focus, and is then read out before its buttons. */
export function Asked({
  name,
  question,
  ways,
}: {
  name: string
  question: string
  ways: readonly Way[]
}) {
  const textId = `${askedId(name)}-text`
  return (
    <fieldset
      className="notice field-asked"
      data-tone="warning"
      id={askedId(name)}
      tabIndex={-1}
      aria-labelledby={textId}
    >
      <p id={textId}>{question}</p>
      <div className="button-row">
        {ways.map(({ label, onChoose }) => (
          <QuietButton key={label} onClick={onChoose}>
            {label}
          </QuietButton>
        ))}
      </div>
    </fieldset>
  )
}
