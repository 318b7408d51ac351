import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FLOOR_TEXTS } from '#language/listing/texts-described'
import { shownValue } from '#language/listing/texts-values'
import { ODD_TEXTS, READ_TEXTS } from '#language/reading/texts-bounds'
import { FORM_TEXTS } from '#language/site/texts'
import { CONTENT_LIMITS } from '../../domain/content/constants.ts'
import { chosenOf, type Draft, toggled } from '../../domain/field/draft.ts'
import type { Field } from '../../domain/field/field.ts'
import type { AnswerReading, Reader } from '../../domain/field/reading.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { Asked } from './Asked.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import { CountChips } from './CountChips.tsx'
import { fieldId } from './field.ts'
import { NumberField } from './NumberField.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import { type Option, Select } from './Select.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField } from './TextField.tsx'

/** A form's answers as typed, and what its fields need of it. */
export type FormAnswers<Name extends string = string> = {
  /** Empty where the form is drawn before it has any. */
  values: Readonly<Partial<Draft<Name>>>
  errors: FieldErrors
  onAnswer: (name: Name, value: string) => void
  /** Reads the figures as they are typed; null until it is loaded. */
  read: Reader | null
  /** Questions about unusual answers, and what follows a yes. */
  questions?: readonly {
    field: Name
    question: string
    yes?: string
    instead?: readonly { label: string; field: Name; value: string }[]
  }[]
  onConfirm?: (name: Name) => void
}

/** The additions of a form to a field of its table: what depends on other answers, or its own drawing. */
export type FieldOverride = {
  label?: string
  hint?: string | undefined
  /** Of a figure: its hint invites to write letters. */
  letters?: boolean
  options?: readonly Option[]
  icon?: (option: string) => ReactNode
  draw?: () => ReactNode
}
export type FieldOverrides<Name extends string = string> = Partial<Record<Name, FieldOverride>>

export type AskedField<Name extends string = string> = {
  name: Name
  field: Field
  form: FormAnswers<Name>
}

/** Returns name, texts, error, value and change handler of a field for the form kit. */
export function textProps<Name extends string>({ name, field, form }: AskedField<Name>) {
  return {
    name,
    label: field.label,
    hint: field.hint,
    error: form.errors[name],
    value: form.values[name] ?? '',
    onChange: (event: { target: { value: string } }) => form.onAnswer(name, event.target.value),
  }
}

/** Milliseconds without a key press after which an answer counts as written. */
const PAUSE_MS = 700

/** Whether somebody has stopped typing: the beginning of a figure may mean several things that the whole does not. */
function useWritten(value: string): boolean {
  const [written, setWritten] = useState(value)
  useEffect(() => {
    const timer = setTimeout(setWritten, PAUSE_MS, value)
    return () => clearTimeout(timer)
  }, [value])
  return written === value
}

/** The floors that a large form offers to tap. */
const FLOORS = [0, 1, 2, 3, 4]

const focusOn = (name: string) => document.getElementById(fieldId(name))?.focus()

/** Asks which of several readings of an answer is meant, the likelier first. */
function Meaning<Name extends string>({
  name,
  form,
  read,
  value,
}: Pick<AskedField<Name>, 'name' | 'form'> & { read: AnswerReading | null; value: string }) {
  const written = useWritten(value)
  const asked = read?.is === 'asked' && written
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone, the bar with the buttons of the form may cover what appears below the field.
    if (asked && document.activeElement?.id === fieldId(name))
      box.current?.firstElementChild?.scrollIntoView({ block: 'nearest' })
  }, [asked, name])
  return (
    <div role="status" ref={box}>
      {asked && (
        <Asked
          name={`${name}-meaning`}
          question={READ_TEXTS.which(value.trim())}
          ways={read.readings.map(({ said, value: { plain } }) => ({
            label: said,
            onChoose: () => {
              form.onAnswer(name, plain)
              focusOn(name)
            },
          }))}
        />
      )}
    </div>
  )
}

/** Asks whether an unusual answer is right, once the form has a question about it. */
export function Confirmation<Name extends string>({
  name,
  form,
}: Pick<AskedField<Name>, 'name' | 'form'>) {
  const open = form.questions?.find(({ field }) => field === name)
  if (!open) return null
  return (
    <Asked
      name={name}
      question={open.question}
      ways={[
        ...(open.instead ?? []).map(({ label, field, value }) => ({
          label,
          onChoose: () => {
            form.onAnswer(field, value)
            focusOn(name)
          },
        })),
        ...(open.yes ? [{ label: open.yes, onChoose: () => form.onConfirm?.(name) }] : []),
        { label: ODD_TEXTS.change, onChoose: () => focusOn(name) },
      ]}
    />
  )
}

/**
 * One field of a table in a form. A `narrow` form has selects instead of chips, and short text areas; a `large` one has
 * chips instead of selects.
 */
export function AnswerField<Name extends string>({
  override = {},
  narrow = false,
  large = false,
  ...asked
}: AskedField<Name> & {
  override?: FieldOverride | undefined
  narrow?: boolean
  large?: boolean
}) {
  const { name, field, form } = asked
  const { draw, options, icon, letters = false, ...words } = override
  if (draw) return draw()
  const text = { ...textProps(asked), ...words }
  const { value, onChange: _, ...frame } = text
  const read = form.read?.(name, field, form.values) ?? null
  const question = (
    <>
      <Meaning name={name} form={form} read={read} value={value} />
      <Confirmation name={name} form={form} />
    </>
  )
  const figures = {
    reading: read?.is === 'taken' ? read.value.back : null,
    asked: question,
  }
  switch (field.kind) {
    case 'choice': {
      const { labels } = field
      const offered =
        options ??
        field.options.map((option) => ({
          value: option,
          label: labels?.[option] ?? shownValue(option),
        }))
      if ((field.chips && !narrow) || large)
        return (
          <RadioGroup
            {...frame}
            options={
              field.required ? offered : [...offered, { value: '', label: FORM_TEXTS.notStated }]
            }
            value={value}
            onChoose={(chosen) => form.onAnswer(name, chosen)}
          />
        )
      const empty = field.required ? FORM_TEXTS.notChosen : FORM_TEXTS.notStated
      return (
        <Select {...text} options={offered} {...(field.initial === undefined ? { empty } : {})} />
      )
    }
    case 'choices':
      return (
        <CheckboxGroup
          {...frame}
          {...(icon ? { icon } : {})}
          options={field.options}
          values={chosenOf(field.options, value)}
          onToggle={(option, chosen) =>
            form.onAnswer(name, toggled(field.options, value, option, chosen))
          }
        />
      )
    case 'count': {
      const { min, chips } = field
      if (chips && !narrow)
        return (
          <CountChips
            {...frame}
            {...figures}
            counts={Array.from({ length: chips - min + 1 }, (_, index) => min + index)}
            value={value}
            onCount={(count) => form.onAnswer(name, count)}
          />
        )
      return <NumberField {...text} {...figures} />
    }
    case 'floor':
      if (large)
        return (
          <CountChips
            {...frame}
            {...figures}
            letters
            counts={FLOORS}
            called={(floor) => (floor === 0 ? FLOOR_TEXTS.ground : String(floor))}
            value={value}
            onCount={(count) => form.onAnswer(name, count)}
          />
        )
      return <NumberField {...text} {...figures} letters />
    case 'money':
      return <NumberField {...text} {...figures} letters={letters} before="₹" />
    case 'area':
      return <NumberField {...text} {...figures} decimals />
    case 'date':
      return <TextField {...text} type="date" asked={<Confirmation name={name} form={form} />} />
    case 'links':
      return (
        <TextArea {...text} limit={field.max * CONTENT_LIMITS.link} rows={3} spellCheck={false} />
      )
    case 'text':
      return <TextArea {...text} limit={field.max} {...(narrow ? { rows: 4 } : {})} />
    default:
      return (
        <LineField {...asked} text={{ ...text, asked: <Confirmation name={name} form={form} /> }} />
      )
  }
}

function LineField({
  field,
  text,
}: {
  field: Field
  text: ReturnType<typeof textProps> & { asked: ReactNode }
}) {
  const suggestions = field.kind === 'line' ? field.suggestions : undefined
  if (!suggestions) return <TextField {...text} autoComplete="off" />
  const list = `${text.name}-suggestions`
  return (
    <>
      <TextField {...text} autoComplete="off" list={list} />
      <datalist id={list}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  )
}
