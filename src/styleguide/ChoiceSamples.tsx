import { useState } from 'react'
import { CheckboxGroup } from '../components/form/CheckboxGroup.tsx'
import { RadioGroup } from '../components/form/RadioGroup.tsx'
import { HINDI, LONG } from './samples.ts'

const THINGS = ['Lift', 'Parking', 'Garden']

/** Chips of which one or many are chosen, checkboxes, and chips that are taken off. */
export function ChoiceSamples() {
  const [chosen, setChosen] = useState(['Lift'])
  const [on, setOn] = useState(THINGS)
  const toggle = (value: string, add: boolean) =>
    setChosen(add ? [...chosen, value] : chosen.filter((one) => one !== value))
  return (
    <div className="form">
      <RadioGroup
        name="sample-offer"
        label="One of them"
        options={['Sell', 'Rent', HINDI.short, LONG]}
        defaultValue="Rent"
      />
      <RadioGroup
        name="sample-missing"
        label="None chosen, which is wrong"
        options={['Sell', 'Rent']}
        error="Choose one."
      />
      <CheckboxGroup
        name="sample-things"
        label="Any of them"
        options={THINGS}
        values={chosen}
        onToggle={toggle}
      />
      <ul className="chips-on" aria-label="Filters that are on">
        {on.map((thing) => (
          <li key={thing}>
            <button
              type="button"
              aria-label={`Remove ${thing}`}
              onClick={() => setOn(on.filter((one) => one !== thing))}
            >
              {thing}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
