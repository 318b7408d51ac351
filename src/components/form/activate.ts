// Properties of the element, not attributes: React would report attributes that it did not render.
type EarlyForm = HTMLFormElement & { awake?: boolean; held?: boolean }

/**
 * Marks the form as ready, which whatever fills it waits for. Sends the submit that the script in the page's head has
 * held back.
 */
export function activate(form: EarlyForm): void {
  form.awake = true
  form.dispatchEvent(new Event('awake', { bubbles: true }))
  if (!form.held) return
  form.held = false
  form.requestSubmit()
}
