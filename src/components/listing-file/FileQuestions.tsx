import '../form/fields.css'
import './listing-file.css'
import { type SubmitEvent, useLayoutEffect, useRef, useState } from 'react'
import { shownValue } from '#language/listing/texts-values'
import { FILE_QUESTION_TEXTS as texts } from '#language/listing-file/texts'
import { shortLabel } from '../../domain/listing/fields.ts'
import { type FileQuestion, UNREAD } from '../../domain/listing-file/questions.ts'
import { Asked } from '../form/Asked.tsx'
import { Field } from '../form/Field.tsx'
import { descriptionProps, fieldId } from '../form/field.ts'
import { Select } from '../form/Select.tsx'
import { QuietButton } from '../ui/Button.tsx'

export type ShownQuestion = FileQuestion & {
  /** One of its lines is posted: its answer stays. */
  locked: boolean
}
type Answer = (given: Readonly<Record<string, string | null>>) => void

/** As many open questions as one looks through at once. */
const PORTION = 5
/** More answers than these are offered in a list. */
const BUTTONS = 6

/** The questions about a file, each once for all lines that raise it; the answered ones are folded away. */
export function FileQuestions({
  questions,
  onAnswer,
}: {
  questions: readonly ShownQuestion[]
  onAnswer: Answer
}) {
  const [count, setCount] = useState(PORTION)
  const section = useRef<HTMLElement>(null)
  const open = questions.filter(({ answer }) => answer === null)
  const answered = questions.filter(({ answer }) => answer !== null)
  const before = useRef(open.length)
  // The pressed button has gone: the next question takes its place.
  useLayoutEffect(() => {
    const lost = !document.activeElement || document.activeElement === document.body
    if (open.length !== before.current && lost)
      section.current?.querySelector<HTMLElement>('[data-next]')?.focus()
    before.current = open.length
  })
  if (questions.length === 0) return null
  const left = open.length - count
  return (
    <section ref={section} className="file-asking" aria-labelledby="file-questions">
      <h3 id="file-questions">{texts.title}</h3>
      <p className="muted">{texts.about}</p>
      <p
        className="file-answered digits"
        role="status"
        tabIndex={-1}
        data-next={open.length === 0 ? '' : undefined}
      >
        {texts.progress(answered.length, questions.length)}
      </p>
      <ol className="file-questions plain-list">
        {open.slice(0, count).map((question, at) => (
          <li
            key={question.key}
            tabIndex={-1}
            className="file-question"
            data-next={at === 0 ? '' : undefined}
          >
            <Open
              question={question}
              alike={open.filter(
                ({ kind, key }) =>
                  kind !== null &&
                  kind !== UNREAD &&
                  kind === question.kind &&
                  key !== question.key,
              )}
              name={`file-${questions.indexOf(question)}`}
              onAnswer={onAnswer}
            />
            <p className="muted">{texts.inLines(question.lines, question.about)}</p>
          </li>
        ))}
      </ol>
      {left > 0 && (
        <QuietButton onClick={() => setCount(count + PORTION)}>{texts.more(left)}</QuietButton>
      )}
      {answered.length > 0 && (
        <details className="file-columns">
          <summary>{texts.answered(answered.length)}</summary>
          <ul className="file-questions plain-list">
            {answered.map(({ key, sentence, answer, lines, about, locked }) => (
              <li key={key} className="file-question">
                <p>
                  {sentence} <strong>{texts.taken(answer ?? '')}</strong>
                </p>
                <p className="muted">{texts.inLines(lines, about)}</p>
                {!locked && (
                  <QuietButton
                    label={texts.undoOf(sentence)}
                    onClick={() => onAnswer({ [key]: null })}
                  >
                    {texts.undo}
                  </QuietButton>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

type Props = {
  question: ShownQuestion
  /** The open questions of the same kind. */
  alike: readonly ShownQuestion[]
  name: string
  onAnswer: Answer
}

function Open({ question, alike, name, onAnswer }: Props) {
  const { key, sentence, options } = question
  const others = alike.flatMap((one) => one.lines).length
  const toAll = () =>
    onAnswer(Object.fromEntries([question, ...alike].map((one) => [one.key, one.options[0] ?? ''])))
  if (options.length === 0) return <Typed question={question} name={name} onAnswer={onAnswer} />
  if (options.length > BUTTONS)
    return <Listed question={question} name={name} onAnswer={onAnswer} />
  return (
    <Asked
      name={name}
      question={sentence}
      ways={[
        ...options.map((option) => ({
          label: shownValue(option),
          onChoose: () => onAnswer({ [key]: option }),
        })),
        ...(others > 0 ? [{ label: texts.yesToAll(others), onChoose: toAll }] : []),
      ]}
    />
  )
}

/** An answer that is chosen among many. */
function Listed({ question: { key, sentence, options }, name, onAnswer }: Omit<Props, 'alike'>) {
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = String(new FormData(event.currentTarget).get(name) ?? '')
    if (answer) onAnswer({ [key]: answer })
  }
  return (
    <form className="file-typed" onSubmit={take}>
      <Select name={name} label={sentence} options={options} empty={texts.choose} required />
      <button type="submit" className="action action-quiet">
        {texts.take}
      </button>
    </form>
  )
}

/** An answer that is typed. */
function Typed({
  question: { key, field, sentence, problem },
  name,
  onAnswer,
}: Omit<Props, 'alike'>) {
  const frame = {
    name,
    label: field === '_' ? '' : shortLabel(field),
    hint: sentence,
    error: problem ?? undefined,
  }
  const take = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAnswer({ [key]: String(new FormData(event.currentTarget).get(name) ?? '').trim() || null })
  }
  return (
    <form className="file-typed" onSubmit={take}>
      <Field {...frame}>
        <div className="control">
          <input id={fieldId(name)} name={name} autoComplete="off" {...descriptionProps(frame)} />
        </div>
      </Field>
      <button type="submit" className="action action-quiet">
        {texts.take}
      </button>
    </form>
  )
}
