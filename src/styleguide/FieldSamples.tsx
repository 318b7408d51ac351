import { type SubmitEvent, useState } from 'react'
import { ErrorSummary } from '../components/form/ErrorSummary.tsx'
import { NumberField } from '../components/form/NumberField.tsx'
import { PasswordField } from '../components/form/PasswordField.tsx'
import { Select } from '../components/form/Select.tsx'
import { StepProgress } from '../components/form/StepProgress.tsx'
import { TextArea } from '../components/form/TextArea.tsx'
import { TextField } from '../components/form/TextField.tsx'
import { SubmitButton } from '../components/ui/Button.tsx'
import { HINDI, LONG } from './samples.ts'

const CITIES = ['Lucknow', 'Noida', 'Kanpur']
const ERRORS = { 'sample-wrong': 'Write ten digits.', 'sample-none': 'Choose a city.' }

/** Every field at rest, filled, wrong and switched off. */
export function FieldSamples() {
  const [about, setAbout] = useState('Two balconies, and a lift that works.')
  const [attempt, setAttempt] = useState(0)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <StepProgress step={2} names={['Place', 'Price', 'Photos']} />
      {attempt > 0 && <ErrorSummary errors={ERRORS} attempt={attempt} />}
      <TextField name="sample-empty" label="At rest" hint="The hint stands below the label." />
      <TextField
        name="sample-filled"
        label="Filled, with signs"
        before="+91"
        defaultValue="98390 00000"
        inputMode="numeric"
        optional
      />
      <TextField
        name="sample-wrong"
        label="Wrong"
        before="+91"
        defaultValue="98390"
        error={ERRORS['sample-wrong']}
      />
      <TextField
        name="sample-off"
        label="Switched off"
        defaultValue="Not to be changed here"
        disabled
      />
      <NumberField
        name="sample-price"
        label="A figure"
        before="₹"
        after="a month"
        defaultValue="7200000"
        reading="₹72 L, which is ₹72,00,000"
      />
      <PasswordField
        name="sample-secret"
        label="Password"
        defaultValue="courtyard"
        autoComplete="off"
      />
      <Select name="sample-city" label="A choice from a list" options={CITIES} empty="Any city" />
      <Select
        name="sample-none"
        label="A choice that is wrong"
        options={CITIES}
        empty="Not chosen"
        error={ERRORS['sample-none']}
      />
      <Select name="sample-fixed" label="A choice that is switched off" options={CITIES} disabled />
      <TextArea
        name="sample-about"
        label="Several lines"
        value={about}
        limit={60}
        rows={3}
        onChange={(event) => setAbout(event.target.value)}
      />
      <TextArea
        name="sample-much"
        label="Too many characters"
        value={LONG}
        limit={60}
        rows={3}
        readOnly
      />
      <TextField name="sample-hindi" label={HINDI.label} defaultValue={HINDI.short} lang="hi" />
      <SubmitButton busyText="Checking…">Show the errors in a summary</SubmitButton>
    </form>
  )
}
