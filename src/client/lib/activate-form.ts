// Properties of the element, not attributes: React would report attributes that it did not render.
type EarlyForm = HTMLFormElement & { awake?: boolean; held?: boolean }

/** Marks the form as ready. Sends the submission that the script in the page's head has held back. */
export function activateForm(form: EarlyForm | null): void {
  if (!form) return
  form.awake = true
  if (!form.held) return
  form.held = false
  form.requestSubmit()
}
