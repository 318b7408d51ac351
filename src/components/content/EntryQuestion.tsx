import { type EntryValues, linesOf, typesOf } from '../../domain/content/form.ts'
import { ENTRY_TEXTS as WORDS } from '../../domain/content/texts.ts'
import type { Question } from '../../domain/content/questions.ts'
import { moneyReading } from '../../domain/listing-draft/readings.ts'
import { CheckboxGroup } from '../form/CheckboxGroup.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { Select } from '../form/Select.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { type PictureTools, PicturesField } from './PicturesField.tsx'

/** One input of an entry's form. */
export function EntryQuestion({
  question,
  values,
  error,
  onAnswer,
  tools,
}: {
  question: Question
  values: EntryValues
  error: string | undefined
  onAnswer: (name: string, value: string) => void
  tools: PictureTools
}) {
  const { name, label } = question
  const value = values[name] ?? ''
  const types = question.kind === 'types' ? typesOf(values) : []
  const frame = { name, label, error, hint: types.length > 0 ? undefined : question.hint }
  const typed = {
    ...frame,
    value,
    onChange: (event: { target: { value: string } }) => onAnswer(name, event.target.value),
  }
  if (question.kind === 'text') return <TextArea {...typed} limit={question.limit} rows={4} />
  if (question.kind === 'money')
    return <NumberField {...typed} before="₹" reading={moneyReading(value)} />
  if (question.kind === 'number') return <NumberField {...typed} decimals />
  if (question.kind === 'types')
    return <Select {...typed} options={types} empty={WORDS.notStated} />
  if (question.kind === 'choice')
    return <Select {...typed} options={question.options} empty={WORDS.notStated} />
  if (question.kind === 'many') {
    const chosen = linesOf(value)
    const toggle = (option: string, on: boolean) =>
      onAnswer(name, (on ? [...chosen, option] : chosen.filter((own) => own !== option)).join('\n'))
    return <CheckboxGroup {...frame} options={question.options} values={chosen} onToggle={toggle} />
  }
  if (question.kind === 'pictures')
    return <PicturesField {...frame} addresses={linesOf(value)} several tools={tools} />
  if (question.kind === 'picture') {
    return (
      <>
        <TextField {...typed} autoComplete="off" spellCheck={false} />
        <PicturesField
          name={`${name}-file`}
          label={WORDS.upload}
          addresses={linesOf(value)}
          field={name}
          tools={tools}
        />
      </>
    )
  }
  const suggestions = question.kind === 'line' ? question.suggestions : undefined
  const list = suggestions && `${name}-suggestions`
  return (
    <>
      <TextField {...typed} autoComplete="off" list={list} />
      {list && (
        <datalist id={list}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
    </>
  )
}
