// Properties of the element, not attributes: React would find attributes that it did not render.
type EarlyForm = HTMLFormElement & { awake?: boolean; held?: boolean }

/** Says that the form's own script is there; sends what the script in the page's head held back until now. */
export function wakeForm(form: EarlyForm | null): void {
  if (!form) return
  form.awake = true
  if (!form.held) return
  form.held = false
  form.requestSubmit()
}
