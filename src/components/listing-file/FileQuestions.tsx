import '../form/fields.css'
import './listing-file.css'
import { type SubmitEvent, useRef } from 'react'
import { shortLabel } from '../../domain/listing/fields.ts'
import type { FileQuestion } from '../../domain/listing-file/questions.ts'
import { FILE_QUESTION_TEXTS as texts } from '#language/listing-file/texts'
import { Asked } from '../form/Asked.tsx'
import { descriptionProps, fieldId } from '../form/field.ts'
import { Field } from '../form/Field.tsx'
import { QuietButton } from '../ui/Button.tsx'

export type ShownQuestion = FileQuestion & {
  /** One of its lines is posted: its answer stays. */
  locked: boolean
}
type Answer = (given: Readonly<Record<string, string | null>>) => void

/** The questions about a file, each once for all lines that raise it. */
export function FileQuestions({
  questions,
  onAnswer,
}: {
  questions: readonly ShownQuestion[]
  onAnswer: Answer
}) {
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="file-questions">
      <h3 id="file-questions">{texts.title}</h3>
      <p className="muted">{texts.about}</p>
      <ol className="file-questions plain-list">
        {questions.map((question, at) => (
          <Question
            key={question.key}
            question={question}
            alike={questions.filter(
              ({ kind, key, answer }) =>
                kind !== null && kind === question.kind && key !== question.key && answer === null,
            )}
            name={`file-${at}`}
            onAnswer={onAnswer}
          />
        ))}
      </ol>
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

function Question({ question, alike, name, onAnswer }: Props) {
  const { key, sentence, lines, about, options, answer, locked } = question
  const item = useRef<HTMLLIElement>(null)
  const give = (given: Parameters<Answer>[0]) => {
    // The pressed button disappears.
    item.current?.focus()
    onAnswer(given)
  }
  const others = alike.flatMap((one) => one.lines).length
  const toAll = () =>
    give(Object.fromEntries([question, ...alike].map((one) => [one.key, one.options[0] ?? ''])))
  return (
    <li ref={item} tabIndex={-1} className="file-question">
      {answer !== null && (
        <p>
          {sentence} <strong>{texts.taken(answer)}</strong>
        </p>
      )}
      {answer === null && options.length > 0 && (
        <Asked
          name={name}
          question={sentence}
          ways={[
            ...options.map((option) => ({
              label: option,
              onChoose: () => give({ [key]: option }),
            })),
            ...(others > 0 ? [{ label: texts.yesToAll(others), onChoose: toAll }] : []),
          ]}
        />
      )}
      {answer === null && options.length === 0 && (
        <Typed question={question} name={name} onAnswer={onAnswer} />
      )}
      <p className="muted">{texts.inLines(lines, about)}</p>
      {answer !== null && !locked && (
        <QuietButton label={texts.undoOf(sentence)} onClick={() => give({ [key]: null })}>
          {texts.undo}
        </QuietButton>
      )}
    </li>
  )
}

/** An answer that is typed. */
function Typed({
  question: { key, field, sentence, problem },
  name,
  onAnswer,
}: Omit<Props, 'alike'>) {
  const frame = { name, label: shortLabel(field), hint: sentence, error: problem ?? undefined }
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
