import './Talk.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { shownCity } from '#language/city/texts-named'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { priceLabel, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { TALK_TEXTS as texts } from '#language/listing-draft/texts-talk'
import { FORM_TEXTS } from '#language/site/texts'
import type { ListingType } from '../../domain/listing/constants.ts'
import { fieldOf } from '../../domain/listing/fields.ts'
import type { ShowName } from '../../domain/listing-draft/name.ts'
import type { DraftSketch } from '../../domain/listing-draft/sketch.ts'
import {
  isOneChoice,
  MORE,
  PHOTOS,
  placeOfTurn,
  saidTo,
  type Turn,
} from '../../domain/listing-draft/turns.ts'
import type { DraftValues } from '../../domain/listing-draft/values.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { AskedAbove } from '../form/Field.tsx'
import { fieldId } from '../form/field.ts'
import { Icon } from './Icon.tsx'

const QUESTIONS: Readonly<Record<string, string>> = texts.questions
/** What is asked. A price is called differently in each kind of listing. */
function askedAs({ name }: Turn, { listingType }: DraftValues): string {
  if (name === MORE) return texts.more
  if (name === 'price') return priceLabel(listingType)
  return QUESTIONS[name] ?? (name === PHOTOS ? '' : fieldOf(name).label)
}

/** Milliseconds after a touch within which a choice is one by tap, and the time in which it is seen as chosen. */
const TAP_MS = 700
const SEEN_MS = 180
const QUESTION_ID = 'talk-question'

/** Whether the question is answered by typing, so that its field takes the focus. Places are offered to be tapped too. */
const isTyped = (turn: Turn) => {
  const [first] = turn.fields
  return (
    first !== undefined &&
    first !== 'locality' &&
    !isOneChoice(turn) &&
    fieldOf(first).kind !== 'choices'
  )
}

/**
 * One question. Its heading takes the focus, or the field to type into; a screen reader then says the question and its
 * number. A choice by tap goes on by itself; arrow keys only choose.
 */
export function TurnFrame({
  turn,
  turns,
  values,
  problems,
  onDone,
  children,
}: {
  turn: Turn
  turns: readonly Turn[]
  values: DraftValues
  problems: { fields: FieldErrors; attempt: number }
  onDone: () => void
  children: ReactNode
}) {
  const box = useRef<HTMLFieldSetElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(turn.name)
  const { at, of } = placeOfTurn(turns, turn)
  const { name } = turn
  const oneChoice = isOneChoice(turn)
  const wrong = turn.fields.find((field) => problems.fields[field])
  const typed = isTyped(turn) ? turn.fields[0] : undefined
  useEffect(() => {
    if (shown.current === name) return
    shown.current = name
    scrollTo(0, 0)
    const field = typed && document.getElementById(fieldId(typed))
    // The key at the corner of a phone's keyboard goes on.
    if (field instanceof HTMLInputElement) field.enterKeyHint = 'next'
    ;(field || heading.current)?.focus({ preventScroll: true })
  }, [name, typed])
  // What is wrong is read out with its field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt must move the focus although nothing else changed
  useEffect(() => {
    if (wrong) document.getElementById(fieldId(wrong))?.focus()
  }, [name, problems.attempt])
  useEffect(() => {
    const place = box.current
    if (!place) return
    let touched = Number.NEGATIVE_INFINITY
    let timer: ReturnType<typeof setTimeout> | undefined
    const touch = () => {
      touched = performance.now()
    }
    const choose = ({ target }: Event) => {
      if (!(target instanceof HTMLElement)) return
      const isChoice = oneChoice && target.matches('[type=radio]:not([value=other])')
      const isTap = isChoice && performance.now() - touched < TAP_MS
      if (!isTap && !target.closest('[data-answers]')) return
      clearTimeout(timer)
      timer = setTimeout(() => shown.current === name && onDone(), SEEN_MS)
    }
    place.addEventListener('pointerdown', touch)
    place.addEventListener('click', choose)
    return () => {
      clearTimeout(timer)
      place.removeEventListener('pointerdown', touch)
      place.removeEventListener('click', choose)
    }
  }, [name, oneChoice, onDone])
  return (
    <fieldset className="talk-turn" ref={box} aria-labelledby={QUESTION_ID}>
      <h2 id={QUESTION_ID} ref={heading} tabIndex={-1}>
        <span className="talk-count">
          {turn.extra ? texts.moreCount(at, of) : texts.count(at, of)}
        </span>{' '}
        {askedAs(turn, values)}
      </h2>
      <AskedAbove value={turn.fields.length === 1}>{children}</AskedAbove>
    </fieldset>
  )
}

/** The card of the listing as it grows. A tap opens all answers, to change one. */
export function TalkCard({
  sketch,
  values,
  cover,
  isOpen,
  onOpen,
}: {
  sketch: DraftSketch
  values: DraftValues
  cover: string | null
  isOpen: boolean
  onOpen: () => void
}) {
  const deal = LISTING_TYPE_LABELS[values.listingType as ListingType]
  return (
    <button type="button" className="talk-card" aria-expanded={isOpen} onClick={onOpen}>
      <span className="talk-picture">
        {cover ? <img src={cover} alt="" /> : <Icon name="choose" />}
      </span>
      <span className="talk-words">
        <strong>{sketch.line || deal || WIZARD_TEXTS.listingSoFar}</strong>
        <span>
          {[sketch.line && deal, sketch.title, values.city && shownCity(values.city)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="visually-hidden">{texts.change}</span>
      </span>
    </button>
  )
}

/** Questions with what was said to each, to open one. */
export function TurnRows({
  turns,
  values,
  showName,
  onOpen,
}: {
  turns: readonly Turn[]
  values: DraftValues
  showName: ShowName | null
  onOpen: (turn: Turn) => void
}) {
  return (
    <ul className="talk-rows">
      {turns.map((turn) => {
        const [field] = turn.fields.slice(-1)
        const label = turn.name === 'price' || !field ? askedAs(turn, values) : nameOf(turn)
        const said = saidTo(turn, values, showName ?? undefined)
        return (
          <li key={turn.name}>
            <button type="button" onClick={() => onOpen(turn)}>
              <span>{label}</span>{' '}
              <span className={said ? 'talk-said' : 'muted'}>{said || FORM_TEXTS.notStated}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
const nameOf = ({ name }: Turn) =>
  name === MORE ? texts.more : name === PHOTOS ? STEP_NAMES[3] : fieldOf(name).label
