import { useState } from 'react'
import { countriesToChoose, countryOf, type NamedCountry } from '../../domain/phone/countries.ts'
import { COUNTRY_TEXTS as texts } from '#language/phone/texts-countries'

export type CountryChoiceProps = {
  /** The code of the number's country; empty until it is known. */
  code: string
  /** The number as it is stored, as far as it is written. */
  number: string
  onChoose: (code: string) => void
}

const optionOf = ({ id, name, code }: NamedCountry) => (
  <option key={id} value={id}>
    {`${name} (+${code})`}
  </option>
)

/**
 * The countries to choose from, which a browser searches by what is typed. It has no name: the form is sent with the
 * country's code in the number.
 */
export function CountryChoice({ code, number, onChoose }: CountryChoiceProps) {
  const [{ first, all }] = useState(countriesToChoose)
  // Some countries share a code: of these the chosen one stays.
  const [chosen, setChosen] = useState('')
  const codeOf = (id: string) => all.find((one) => one.id === id)?.code ?? ''
  const known = chosen && codeOf(chosen) === code ? chosen : countryOf(number)
  return (
    <label className="field-country">
      <span className="field-label">{texts.label}</span>
      <span className="control control-select">
        <select
          value={code && (known ?? countryOf(`+${code}`) ?? '')}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value)
            onChoose(codeOf(value))
          }}
        >
          <option value="" disabled>
            {texts.choose}
          </option>
          <optgroup label={texts.first}>{first.map(optionOf)}</optgroup>
          <optgroup label={texts.others}>{all.map(optionOf)}</optgroup>
        </select>
      </span>
    </label>
  )
}
