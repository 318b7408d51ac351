import './fields.css'
import { type ComponentProps, useState } from 'react'
import { FORM_TEXTS } from '#language/site/texts'
import type { FieldFrame } from './field.ts'
import { TextField } from './TextField.tsx'

/** A password that can be shown while it is typed. */
export function PasswordField(
  props: Omit<ComponentProps<typeof TextField>, 'type' | 'after'> & FieldFrame,
) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      spellCheck={false}
      {...props}
      {...(shown ? { type: 'text', autoCapitalize: 'none' } : { type: 'password' })}
      after={
        <button
          type="button"
          className="control-button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          {shown ? FORM_TEXTS.hide : FORM_TEXTS.show}
          <span className="visually-hidden"> {props.label.toLowerCase()}</span>
        </button>
      }
    />
  )
}
