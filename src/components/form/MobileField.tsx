import '../ui/check.css'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { MOBILE_TEXTS as texts } from '#language/phone/texts-abroad'
import { seemsForeign, withCode, writtenWithCode } from '../../domain/phone/mobile.ts'
import type { AbroadNumberProps } from './AbroadNumber.tsx'
import { fieldId } from './field.ts'
import { TextField } from './TextField.tsx'

const NAME = 'mobileNumber'

/**
 * The field for a mobile number, with a switch for those from other countries. The form's data contain such a number
 * with its code, so that it is kept, sent and read like any other answer. What reads the codes, and the countries to
 * choose from, are loaded with the switch or with a number that begins with a code.
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
  /** The country's code, empty until it is known; null for an Indian number. */
  const code = useRef<string | null>(null)
  const [isAbroad, setAbroad] = useState(false)
  const [isOdd, setOdd] = useState(false)
  const [hasCode, setHasCode] = useState(false)
  const [Abroad, setPart] = useState<ComponentType<AbroadNumberProps> | null>(null)

  const become = (next: string | null) => {
    code.current = next
    setAbroad(next !== null)
  }
  const toggle = (on: boolean) => on !== (code.current !== null) && become(on ? '' : null)

  useEffect(() => {
    if (isAbroad) load(setPart)
  }, [isAbroad])
  useEffect(() => {
    const field = input.current
    const form = field?.form
    const written = () => field?.value ?? ''
    const follow = () => {
      const withItsCode = writtenWithCode(written())
      setOdd(seemsForeign(written()))
      setHasCode(withItsCode)
      if (withItsCode) load(setPart)
    }
    const complete = ({ formData }: FormDataEvent) => {
      if (code.current !== null) formData.set(NAME, withCode(written(), code.current))
    }
    field?.addEventListener('input', follow)
    form?.addEventListener('formdata', complete)
    // Somebody may have ticked or typed before the script was loaded.
    if (box.current?.checked) {
      code.current = ''
      setAbroad(true)
    }
    follow()
    return () => {
      field?.removeEventListener('input', follow)
      form?.removeEventListener('formdata', complete)
    }
  }, [])

  const abroadHint = Abroad ? texts.abroadHint : texts.abroadCode
  const hint = isAbroad ? abroadHint : texts.hint
  return (
    <TextField
      name={NAME}
      label={label}
      hint={seen ? `${hint} ${seen}` : hint}
      error={error}
      ref={input}
      type={isAbroad ? 'tel' : 'text'}
      inputMode={isAbroad ? 'tel' : 'numeric'}
      autoComplete={isAbroad ? 'tel' : 'tel-national'}
      required
      before={isAbroad || hasCode ? undefined : '+91'}
      defaultValue={defaultValue}
      asked={
        <div>
          <p className={isOdd && !isAbroad ? 'field-reading' : 'visually-hidden'} role="status">
            {isOdd && !isAbroad && texts.odd}
          </p>
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
          {Abroad && (
            <Abroad field={input} code={code} isAbroad={isAbroad} error={error} become={become} />
          )}
        </div>
      }
    />
  )
}

/** Without this part a number can be typed with its code. */
const load = (show: (part: () => ComponentType<AbroadNumberProps>) => void) =>
  void import('./AbroadNumber.tsx').then(
    ({ AbroadNumber }) => show(() => AbroadNumber),
    () => undefined,
  )
