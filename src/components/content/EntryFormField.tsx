import { type EntryValues, linesOf, typesOf } from '../../domain/content/form.ts'
import { ENTRY_TEXTS as texts } from '#language/content/texts'
import type { FormField } from '../../domain/content/form-fields.ts'
import { moneyReading } from '../../domain/listing-draft/readings.ts'
import { CheckboxGroup } from '../form/CheckboxGroup.tsx'
import { NumberField } from '../form/NumberField.tsx'
import { Select } from '../form/Select.tsx'
import { TextArea } from '../form/TextArea.tsx'
import { TextField } from '../form/TextField.tsx'
import { type PictureTools, PicturesField } from './PicturesField.tsx'

/** One input of an entry's form. */
export function EntryFormField({
  field,
  values,
  error,
  onAnswer,
  tools,
}: {
  field: FormField
  values: EntryValues
  error: string | undefined
  onAnswer: (name: string, value: string) => void
  tools: PictureTools
}) {
  const { name, label } = field
  const value = values[name] ?? ''
  const types = field.kind === 'types' ? typesOf(values) : []
  const frame = { name, label, error, hint: types.length > 0 ? undefined : field.hint }
  const typed = {
    ...frame,
    value,
    onChange: (event: { target: { value: string } }) => onAnswer(name, event.target.value),
  }
  if (field.kind === 'text') return <TextArea {...typed} limit={field.limit} rows={4} />
  if (field.kind === 'money')
    return <NumberField {...typed} before="₹" reading={moneyReading(value)} />
  if (field.kind === 'number') return <NumberField {...typed} decimals />
  if (field.kind === 'types') return <Select {...typed} options={types} empty={texts.notStated} />
  if (field.kind === 'choice')
    return <Select {...typed} options={field.options} empty={texts.notStated} />
  if (field.kind === 'many') {
    const chosen = linesOf(value)
    const toggle = (option: string, on: boolean) =>
      onAnswer(name, (on ? [...chosen, option] : chosen.filter((own) => own !== option)).join('\n'))
    return <CheckboxGroup {...frame} options={field.options} values={chosen} onToggle={toggle} />
  }
  if (field.kind === 'pictures')
    return <PicturesField {...frame} addresses={linesOf(value)} several tools={tools} />
  if (field.kind === 'picture') {
    return (
      <>
        <TextField {...typed} autoComplete="off" spellCheck={false} />
        <PicturesField
          name={`${name}-file`}
          label={texts.upload}
          addresses={linesOf(value)}
          field={name}
          tools={tools}
        />
      </>
    )
  }
  const suggestions = field.kind === 'line' ? field.suggestions : undefined
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
