import './LineTable.css'
import { LINE_TABLE_TEXTS as texts } from '#language/listing-file/texts-table'
import { type FieldName, shortLabel } from '../../domain/listing/fields.ts'
import { takenBy } from '../../domain/listing-file/columns.ts'
import type { FileQuestion } from '../../domain/listing-file/questions.ts'
import { isOpen, isSent, type TableLine } from '../../domain/listing-file/shown-table.ts'
import { QuietButton } from '../ui/Button.tsx'
import { answersOf, cellText, type LineTableProps, questionOf } from './line-looks.ts'

/** All that is to say about the chosen cell, below the table: the cell itself has no room for it. */
export function CellHere({
  line,
  field,
  written,
  questions,
  onAnswer,
}: {
  line: TableLine
  field: FieldName | null
  written: string
  questions: readonly FileQuestion[]
  onAnswer: LineTableProps['onAnswer']
}) {
  const cell = field ? line.cells[field] : undefined
  const open = line.state !== 'off' && isOpen(cell)
  const question = open && field ? questionOf(questions, line.line, field) : undefined
  const said = cellText(cell, written)
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of controls of a form.
    <div className="cell-here" role="group" aria-label={texts.here}>
      <p>
        <strong>{field ? texts.place(line.line, shortLabel(field)) : texts.line(line.line)}</strong>{' '}
        {field ? said : line.about}
        {field && written && written !== said && (
          <span className="muted"> {texts.written(written)}</span>
        )}
      </p>
      {open && (
        <p className="cell-here-problem" data-cell={cell.state}>
          {question?.sentence ?? cell.problem}
        </p>
      )}
      {question && question.options.length > 0 && (
        <div className="button-row">
          {question.options.map((option) => (
            <QuietButton key={option} onClick={() => onAnswer({ [question.key]: option })}>
              {option}
            </QuietButton>
          ))}
          {question.lines.length > 1 && (
            <span className="muted">{texts.countsFor(question.lines.length)}</span>
          )}
        </div>
      )}
      {field &&
        !isSent(line) &&
        answersOf(questions, line.line, field).map(({ key, sentence, answer, lines }) => (
          <p key={key} className="muted">
            <span>{texts.byAnswer(sentence, answer ?? '')}</span>{' '}
            {lines.length > 1 && <span>{texts.countsFor(lines.length)}</span>}{' '}
            <QuietButton onClick={() => onAnswer({ [key]: null })}>{texts.takeBack}</QuietButton>
          </p>
        ))}
      {field && !open && !isSent(line) && <p className="muted">{takenBy(field)}</p>}
      {!field && <LineSays line={line} />}
    </div>
  )
}

/** What is to say about a line as a whole. */
export function LineSays({ line }: { line: TableLine }) {
  return (
    <>
      {line.reference && <p className="muted">{texts.reference(line.reference)}</p>}
      {line.note && <p>{line.note}</p>}
      {line.problems.map((sentence) => (
        <p key={sentence} className="cell-here-problem" data-cell="refused">
          {sentence}
        </p>
      ))}
      {line.changes.length > 0 && (
        <ul className="line-changes">
          {line.changes.map(({ field, from, to }) => (
            <li key={field}>{texts.changeFrom(shortLabel(field), from, to)}</li>
          ))}
        </ul>
      )}
    </>
  )
}
