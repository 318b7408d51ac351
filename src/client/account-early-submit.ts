// Not kept on the elements: React would find attributes that it did not render.
const awake = new WeakSet<HTMLFormElement>()
const held = new WeakSet<HTMLFormElement>()

/**
 * Between the first paint and the form's own script a submit would leave the page, with the password. It is held
 * back and made good once the form is awake.
 */
export function holdEarlySubmits(): void {
  const hold = (event: Event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || awake.has(form)) return
    event.preventDefault()
    held.add(form)
  }
  document.addEventListener('submit', hold, { capture: true })
}

/** Says that the form's own script is there; sends what was held back. */
export function wakeForm(form: HTMLFormElement | null): void {
  if (!form) return
  awake.add(form)
  if (held.delete(form)) form.requestSubmit()
}
