import { TYPED } from '../../domain/site/constants.ts'
import { listOf, objectOf, stored, tableOf, text } from '../lib/stored.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const nameOf = (control: Control) => control.name || control.id

/** What no storage may hold, and what has no text: secrets, files, buttons. */
const isKept = (control: Control) =>
  !/^(password|file|hidden|submit|button|reset)$/.test(control.type) &&
  // A password may be shown while it is typed.
  !/password|one-time-code/.test(control.autocomplete)

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => nameOf(control) && isKept(control),
  )

/** A form is known by its fields, which are the same in each language. */
const keyOf = (controls: readonly Control[]) => [...new Set(controls.map(nameOf))].join()

const isChecked = (control: Control): control is HTMLInputElement =>
  control.type === 'radio' || control.type === 'checkbox'

/** The values of a form by the names of its fields. */
const valuesOf = (controls: readonly Control[]): Record<string, string[]> =>
  Object.fromEntries(
    [...new Set(controls.map(nameOf))].map((name) => [
      name,
      controls
        .filter((one) => nameOf(one) === name && (!isChecked(one) || one.checked))
        .map(({ value }) => value),
    ]),
  )

const typed = objectOf({ path: text, forms: tableOf(tableOf(listOf(text))) })

/** Keeps what is typed on this page for the page at `path`, the same in the other language. */
export function keepTyped(path: string): void {
  const forms = document.querySelectorAll('form')
  const filled = [...forms]
    .map(controlsOf)
    .filter((controls) => controls.some(({ value }) => value))
  const kept = Object.fromEntries(
    filled.map((controls) => [keyOf(controls), valuesOf(controls)] as const).toReversed(),
  )
  if (filled.length === 0) return
  try {
    sessionStorage.setItem(TYPED, JSON.stringify({ path, forms: kept }))
  } catch {
    // There is no room: the page in the other language begins empty.
  }
}

/** Gives a field its value as typing does, so that whatever listens to the field notices. */
function type(control: Control, values: readonly string[]): void {
  if (isChecked(control)) {
    if (values.includes(control.value) !== control.checked) control.click()
    return
  }
  const [value = ''] = values
  if (!value || control.value === value) return
  // React notices only a value that was set past its own property.
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')
  own?.set?.call(control, value)
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Puts back what was typed into this form in the other language. */
export function fillTyped(form: HTMLFormElement): void {
  const kept = stored('sessionStorage', TYPED, typed)
  if (kept?.path !== location.pathname) return
  const controls = controlsOf(form)
  const key = keyOf(controls)
  const { [key]: values, ...forms } = kept.forms
  if (!values) return
  for (const control of controls) type(control, values[nameOf(control)] ?? [])
  // What is left is for forms that come later; pages without any need not look again.
  if (Object.keys(forms).length === 0) sessionStorage.removeItem(TYPED)
  else sessionStorage.setItem(TYPED, JSON.stringify({ ...kept, forms }))
}
