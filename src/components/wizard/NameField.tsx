import { useState } from 'react'
import { MADE_NAME_TEXTS as texts } from '#language/listing/texts-fields'
import { PASTE_TEXTS } from '#language/listing-draft/texts-message'
import { nameOfDraft, typedName } from '../../domain/listing-draft/name.ts'
import { textProps } from '../form/AnswerField.tsx'
import { fieldId } from '../form/field.ts'
import { TextField } from '../form/TextField.tsx'
import { QuietButton } from '../ui/Button.tsx'
import { askedIn, type StepProps } from './step.ts'

/**
 * The name of a home. What was made from kind and place stands in it until somebody types; who empties the field may
 * leave it so, and finds the proposal there again.
 */
export function NameField(step: StepProps) {
  const asked = askedIn(step, 'projectBuildingName')
  const { name: field, value: _, onChange: __, hint: general, ...frame } = textProps(asked)
  const show = step.showName ?? ((name: string) => name)
  const { name, isMade, offer } = nameOfDraft(step.values)
  const hint = step.marked?.has('projectBuildingName') ? `${PASTE_TEXTS.mark} ${general}` : general
  const [typing, setTyping] = useState<string | null>(null)
  const say = (text: string) =>
    step.onAnswer('projectBuildingName', typedName(step.values, text, show))
  return (
    <>
      <TextField
        {...frame}
        name={field}
        hint={isMade && typing === null ? texts.made : hint}
        autoComplete="off"
        value={typing ?? show(name)}
        onFocus={({ target }) => isMade && target.select()}
        onChange={({ target }) => {
          setTyping(target.value)
          say(target.value)
        }}
        onBlur={() => setTyping(null)}
      />
      {name === '' && offer !== '' && (
        <QuietButton
          onClick={() => {
            say(show(offer))
            document.getElementById(fieldId(field))?.focus()
          }}
        >
          {texts.none(show(offer))}
        </QuietButton>
      )}
    </>
  )
}
