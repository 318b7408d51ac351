import '../form/fields.css'
import '../ui/Notice.css'
import './MessagePanel.css'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { PASTE_TEXTS as texts } from '#language/listing-draft/texts-message'
import { type FieldName, shortLabel } from '../../domain/listing/fields.ts'
import type { MessageHome } from '../../domain/listing-draft/from-message.ts'
import { Asked } from '../form/Asked.tsx'
import { fieldId } from '../form/field.ts'
import { TextArea } from '../form/TextArea.tsx'
import { QuietButton } from '../ui/Button.tsx'

/** What a message has filled, and what it left open. */
export type MessageResult = {
  filled: readonly { field: FieldName }[]
  kept: readonly { field: FieldName; before: string; said: string }[]
  asks: readonly { field: FieldName; options: readonly { label: string; value: string }[] }[]
  rest: readonly string[]
  leftOut: readonly string[]
}

/** A message is pasted here, and what it says goes into the form. */
export function MessagePanel({
  result,
  limit,
  homesIn,
  allHref,
  onFill,
  onAll,
  onAsk,
  onKept,
  onUndo,
  onClose,
}: {
  result: MessageResult | null
  /** The most letters of a message. */
  limit: number
  homesIn: (text: string) => readonly MessageHome[]
  /** Where an agent posts several homes; null for everybody else. */
  allHref: string | null
  onFill: (home: MessageHome) => void
  onAll: (text: string) => void
  onAsk: (field: FieldName, value: string) => void
  onKept: (field: FieldName, isMessage: boolean) => void
  onUndo: () => void
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [homes, setHomes] = useState<readonly MessageHome[]>([])
  const heading = useRef<HTMLHeadingElement>(null)
  const isFilled = result !== null
  // After a reload, nobody has asked for what is still told.
  const told = useRef(isFilled)
  useEffect(() => {
    if (told.current && isFilled) return
    told.current = false
    // What comes next is read out from its beginning.
    if (isFilled || homes.length > 0) heading.current?.focus()
    else document.getElementById(fieldId('message'))?.focus()
  }, [isFilled, homes])
  const read = () => {
    const problem =
      text.trim() === '' ? texts.empty : text.length > limit ? texts.tooLong(limit) : undefined
    const found = problem ? [] : homesIn(text)
    const why = problem ?? (found.length === 0 ? texts.nothing : undefined)
    setError(why)
    // The sentence is read out with the field that it is about.
    if (why) document.getElementById(fieldId('message'))?.focus()
    setHomes(found.length > 1 ? found : [])
    const [only] = found
    if (only !== undefined && found.length === 1) onFill(only)
  }
  if (result)
    return (
      <Panel heading={heading} title={texts.filled(result.filled.length)}>
        {result.rest.length > 0 && <p>{texts.rest(result.rest)}</p>}
        {result.leftOut.length > 0 && <p>{texts.leftOut(result.leftOut)}</p>}
        {result.asks.map(({ field, options }) => (
          <Asked
            key={field}
            name={`${field}-message`}
            question={texts.which(
              shortLabel(field),
              options.map(({ label }) => label),
            )}
            ways={options.map(({ label, value }) => ({
              label,
              onChoose: () => {
                onAsk(field, value)
                heading.current?.focus()
              },
            }))}
          />
        ))}
        {result.kept.map(({ field, before, said }) => (
          <Asked
            key={field}
            name={`${field}-kept`}
            question={texts.kept(shortLabel(field), before, said)}
            ways={[true, false].map((isMessage) => ({
              label: isMessage ? texts.take : texts.keep,
              onChoose: () => {
                onKept(field, isMessage)
                heading.current?.focus()
              },
            }))}
          />
        ))}
        <div className="button-row">
          <QuietButton onClick={onUndo}>{texts.undo}</QuietButton>
          <QuietButton onClick={onClose}>{texts.close}</QuietButton>
        </div>
      </Panel>
    )
  if (homes.length > 0)
    return (
      <Panel heading={heading} title={texts.several(homes.length)}>
        <ul className="message-homes">
          {homes.map((home) => (
            <li key={home.text}>
              <QuietButton onClick={() => onFill(home)}>{inBrief(home.text)}</QuietButton>
            </li>
          ))}
        </ul>
        <div className="button-row">
          {allHref && (
            <a className="action action-quiet" href={allHref} onClick={() => onAll(text)}>
              {texts.severalAll}
            </a>
          )}
          <QuietButton onClick={onClose}>{texts.close}</QuietButton>
        </div>
      </Panel>
    )
  return (
    <Panel heading={heading} title={texts.title}>
      <TextArea
        name="message"
        label={texts.label}
        hint={texts.hint}
        error={error}
        value={text}
        limit={limit}
        rows={4}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="button-row">
        <QuietButton onClick={read}>{texts.read}</QuietButton>
        <QuietButton onClick={onClose}>{texts.close}</QuietButton>
      </div>
    </Panel>
  )
}

/** Letters of a home on the button that chooses it. */
const BRIEF = 90
const inBrief = (home: string) => {
  const line = home.replace(/\s+/g, ' ')
  return line.length > BRIEF ? `${line.slice(0, BRIEF).trim()}…` : line
}

function Panel({
  heading,
  title,
  children,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  title: string
  children: ReactNode
}) {
  return (
    <section className="message-panel" aria-labelledby="message-title">
      <h2 id="message-title" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  )
}
