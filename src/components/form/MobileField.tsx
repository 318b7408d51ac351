import '../ui/check.css'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { isMobile } from '../../domain/phone/abroad.ts'
import {
  codeWritten,
  isWithoutCountry,
  readMobile,
  withCode,
  withoutCode,
  withoutMark,
} from '../../domain/reading/phone.ts'
import { MOBILE_TEXTS as texts } from '#language/phone/texts-abroad'
import type { CountryChoiceProps } from './CountryChoice.tsx'
import { fieldId } from './field.ts'
import { TextField } from './TextField.tsx'

const NAME = 'mobileNumber'

/** The code of a country other than India with which a number is written. */
const foreignCode = (text: string) => {
  const code = codeWritten(text)
  return code === '91' ? null : code
}

/**
 * The field for a mobile number, with a switch for those from other countries. What is written in it says which it is:
 * a number with another country's code turns the switch on, and one with +91 turns it off. The form's data contain the
 * number with its code, so that it is kept, sent and read like any other answer. The countries to choose from are loaded
 * with the switch; without them the code can be typed.
 */
export function MobileField({
  label,
  seen,
  error,
  defaultValue = '',
}: {
  label: string
  /** Who sees the number. */
  seen?: string
  error?: string | undefined
  defaultValue?: string
}) {
  const input = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLInputElement>(null)
  // The country's code, empty until it is known; null for an Indian number.
  const [code, setCode] = useState(() => foreignCode(defaultValue))
  // Events may come before the state that they follow is rendered.
  const now = useRef(code)
  const [noticed, setNoticed] = useState(false)
  const [Choice, setChoice] = useState<ComponentType<CountryChoiceProps> | null>(null)

  const become = (next: string | null) => {
    now.current = next
    setCode(next)
  }
  const written = () => input.current?.value ?? ''
  /** Changes the text as typing does, so that the form keeps it too. */
  const write = (text: string) => {
    if (!input.current) return
    input.current.value = text
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const follow = () => {
    const text = written()
    const read = readMobile(text)
    const foreign = foreignCode(text)
    if (isWithoutCountry(read)) {
      become('')
      write(withoutMark(text))
    } else if (foreign && (now.current !== null || isMobile(read))) {
      setNoticed(now.current === null)
      become(foreign)
    } else if (now.current !== null && codeWritten(text) && isMobile(read)) {
      become(null)
      write(withoutCode(text, '91'))
    }
  }
  const toggle = (on: boolean) => {
    setNoticed(false)
    if (on === (now.current !== null)) return
    const { current } = now
    become(on ? '' : null)
    if (!on) write(withoutCode(written(), current ?? ''))
  }
  const choose = (chosen: string) => {
    const text = written()
    become(chosen)
    write(withCode(withoutCode(text, foreignCode(text) ?? ''), chosen))
  }
  /** Writes the chosen code before a number, once it is typed. */
  const complete = () => {
    const text = written()
    if (code && text.trim() && !codeWritten(text)) write(withCode(text, code))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens to one field for as long as it is there
  useEffect(() => {
    const field = input.current
    const form = field?.form
    const tell = ({ formData }: FormDataEvent) => {
      if (now.current !== null) formData.set(NAME, withCode(written(), now.current))
    }
    field?.addEventListener('input', follow)
    form?.addEventListener('formdata', tell)
    // Somebody may have ticked or typed before the script was loaded.
    if (box.current?.checked) toggle(true)
    follow()
    return () => {
      field?.removeEventListener('input', follow)
      form?.removeEventListener('formdata', tell)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error says that the number was sent
  useEffect(() => {
    const foreign = foreignCode(written())
    if (error && foreign && now.current === null) become(foreign)
  }, [error])
  const isAbroad = code !== null
  useEffect(() => {
    if (isAbroad)
      void import('./CountryChoice.tsx').then(
        ({ CountryChoice }) => setChoice(() => CountryChoice),
        () => undefined,
      )
  }, [isAbroad])

  const hint = isAbroad ? texts.abroadHint : texts.hint
  return (
    <TextField
      name={NAME}
      label={label}
      hint={seen ? `${hint} ${seen}` : hint}
      error={error}
      ref={input}
      type="tel"
      inputMode={isAbroad ? 'tel' : 'numeric'}
      autoComplete={isAbroad ? 'tel' : 'tel-national'}
      required
      before={isAbroad ? undefined : '+91'}
      defaultValue={defaultValue}
      onBlur={complete}
      asked={
        <div>
          <label className="check">
            <input
              id={`${fieldId(NAME)}-abroad`}
              type="checkbox"
              ref={box}
              checked={isAbroad}
              onChange={({ currentTarget }) => toggle(currentTarget.checked)}
            />
            <span>{texts.abroad}</span>
          </label>
          <p className="visually-hidden" role="status">
            {noticed && texts.noticed}
          </p>
          {isAbroad && Choice && (
            <Choice code={code} number={readMobile(written())} onChoose={choose} />
          )}
        </div>
      }
    />
  )
}
