import './fields.css'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { COUNTRY_TEXTS as texts } from '#language/phone/texts-countries'
import { isMobile } from '../../domain/phone/abroad.ts'
import { countriesToChoose, countryOf, type NamedCountry } from '../../domain/phone/countries.ts'
import { readMobile, withCode } from '../../domain/phone/mobile.ts'
import { codeWritten, withoutCode, withoutMark } from '../../domain/phone/written.ts'
import { errorId } from './field.ts'

export type AbroadNumberProps = {
  field: RefObject<HTMLInputElement | null>
  /** The code of the number's country, empty until it is known; null for an Indian number. */
  code: RefObject<string | null>
  isAbroad: boolean
  error: string | undefined
  /** Sets the code. */
  become: (code: string | null) => void
}

/** The code of a country other than India with which a number is written. */
const foreignCode = (text: string) => {
  const code = codeWritten(text)
  return code === '91' ? null : code
}

const optionOf = ({ id, name, code }: NamedCountry) => (
  <option key={id} value={id}>
    {`${name} (+${code})`}
  </option>
)

/**
 * Part of the field for a mobile number: what is written in it says whether the number is from abroad. A number with
 * another country's code turns the switch on, and one with +91 turns it off. The countries to choose from are searched
 * by the browser as one types. The choice has no name: the form is sent with the country's code in the number.
 */
export function AbroadNumber({ field, code, isAbroad, error, become }: AbroadNumberProps) {
  const [{ first, all }] = useState(countriesToChoose)
  const [number, setNumber] = useState('')
  // Some countries share a code: of these the chosen one stays.
  const [chosen, setChosen] = useState('')
  const [noticed, setNoticed] = useState(false)
  const was = useRef(isAbroad)
  const written = () => field.current?.value ?? ''
  /** Changes the text as typing does, so that the form keeps it too. */
  const write = (text: string) => {
    if (!field.current) return
    field.current.value = text
    field.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const follow = () => {
    const text = written()
    const read = readMobile(text)
    const foreign = foreignCode(text)
    const { current } = code
    setNumber(read)
    if (withoutMark(text) !== text) {
      become('')
      write(withoutMark(text))
    } else if (foreign && (current !== null || isMobile(read))) {
      if (current === null) setNoticed(true)
      become(foreign)
    } else if (current !== null && codeWritten(text) && isMobile(read)) {
      was.current = false
      become(null)
      write(withoutCode(text, '91'))
    }
  }
  const complete = () => {
    const text = written()
    if (code.current && text.trim()) {
      const whole = withCode(text, code.current)
      if (whole !== text) write(whole)
    }
  }
  const choose = (id: string) => {
    const text = written()
    setChosen(id)
    become(codeOf(id))
    write(withCode(withoutCode(text, foreignCode(text) ?? ''), codeOf(id)))
  }
  const codeOf = (id: string) => all.find((one) => one.id === id)?.code ?? ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: listens to one field for as long as it is there
  useEffect(() => {
    const { current } = field
    current?.addEventListener('input', follow)
    current?.addEventListener('focusout', complete)
    follow()
    return () => {
      current?.removeEventListener('input', follow)
      current?.removeEventListener('focusout', complete)
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error says that the number was sent
  useEffect(() => {
    const foreign = foreignCode(written())
    if (error && foreign && code.current === null) become(foreign)
  }, [error])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the switch was pressed
  useEffect(() => {
    const foreign = foreignCode(written())
    if (was.current && !isAbroad) {
      setNoticed(false)
      if (foreign) write(withoutCode(written(), foreign))
    }
    was.current = isAbroad
  }, [isAbroad])

  const codeNow = foreignCode(number) ?? code.current ?? ''
  const id = codeOf(chosen) === codeNow ? chosen : (countryOf(number) ?? countryOf(`+${codeNow}`))
  return (
    <>
      <p className="visually-hidden" role="status">
        {noticed && isAbroad && texts.noticed}
      </p>
      {isAbroad && (
        <label className="field-country">
          <span className="field-label">{texts.label}</span>
          <span className="control control-select">
            <select
              value={id ?? ''}
              aria-invalid={error && !codeNow ? true : undefined}
              aria-describedby={error ? errorId(field.current?.name ?? '') : undefined}
              onChange={({ currentTarget }) => choose(currentTarget.value)}
            >
              <option value="" disabled>
                {texts.choose}
              </option>
              <optgroup label={texts.first}>{first.map(optionOf)}</optgroup>
              <optgroup label={texts.others}>{all.map(optionOf)}</optgroup>
            </select>
          </span>
        </label>
      )}
    </>
  )
}
