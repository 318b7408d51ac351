import './TogetherHome.css'
import type { ReactNode } from 'react'
import { SHARED_SHORTLIST_TEXTS } from '#language/shortlist/texts'
import { actOn } from '#language/text/texts'
import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import { writtenIn } from '../../domain/language/written.ts'
import { ANSWERS, type Answer } from '../../domain/together/constants.ts'
import { type TogetherHome as Home, standingOf, waitsFor } from '../../domain/together/rules.ts'
import { SavedNote } from '../shortlist/SavedNote.tsx'

/** The three answers to a home, of which one is given. */
function Answers({
  id,
  name,
  given,
  onAnswer,
}: {
  id: string
  name: string
  given: Answer | null
  onAnswer: (answer: Answer) => void
}) {
  return (
    <fieldset className="together-answers">
      <legend className="visually-hidden">{texts.yourAnswer(name)}</legend>
      {ANSWERS.map((answer) => (
        <label key={answer} data-answer={answer}>
          <input
            type="radio"
            name={`answer-${id}`}
            checked={given === answer}
            onChange={() => onAnswer(answer)}
          />
          <span>{texts.answers[answer]}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** What the other person says of a home. */
function Theirs({ other, theirs }: { other: string; theirs: Home['theirs'] }) {
  const note = theirs?.note ?? ''
  return (
    <div className="together-theirs">
      <p>
        <strong>{texts.says(other, theirs?.answer ?? null)}</strong>
      </p>
      {note && (
        <blockquote lang={writtenIn(note)} translate="no">
          {note}
        </blockquote>
      )}
    </div>
  )
}

/** A home on the list of two: its card, what the other says, and what this person says of it. */
export function TogetherHome({
  home,
  other,
  isNew,
  off,
  state,
  card,
  onAnswer,
  onNote,
  onLeave,
  onTakeBack,
}: {
  home: Home
  /** The name of the other person; null while there is none. */
  other: string | null
  isNew: boolean
  /** Why it is on the list although its host does not save it; empty where it does. */
  off: string
  state: string
  card: ReactNode
  onAnswer: (answer: Answer) => void
  onNote: (note: string) => void
  onLeave: () => void
  onTakeBack: () => void
}) {
  const { id, name, mine, theirs } = home
  const standing = standingOf(home)
  return (
    <li className="together-home" id={`home-${id}`} tabIndex={-1}>
      {isNew && other && <p className="tag together-new">{texts.isNew(other)}</p>}
      {card}
      <div className="together-words">
        <p className="together-standing" data-standing={standing}>
          {standing === 'open' ? texts.waits(waitsFor(home), other) : texts.standings[standing]}
        </p>
        {off && <p className="muted">{off}</p>}
        {other && <Theirs other={other} theirs={theirs} />}
        <Answers id={id} name={name} given={mine?.answer ?? null} onAnswer={onAnswer} />
        <SavedNote
          label={other ? texts.note(other) : SHARED_SHORTLIST_TEXTS.noteBy}
          about={name}
          text={mine?.note ?? ''}
          state={state}
          onType={onNote}
          onLeave={onLeave}
        />
        {mine && (
          <button
            className="text-link together-take-back"
            type="button"
            aria-label={actOn(texts.takeBack, name)}
            onClick={onTakeBack}
          >
            {texts.takeBack}
          </button>
        )}
      </div>
    </li>
  )
}
