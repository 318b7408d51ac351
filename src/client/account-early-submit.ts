/**
 * Between the first paint and the form's own script a submit would leave the page, with the password. It is held
 * back and made good once the form is awake.
 */
export function holdEarlySubmits(): void {
  document.addEventListener(
    'submit',
    (event) => {
      const form = event.target
      if (!(form instanceof HTMLFormElement) || form.dataset.awake !== undefined) return
      event.preventDefault()
      form.dataset.early = ''
    },
    { capture: true },
  )
}

/** Says that the form's own script is there; sends what was held back. */
export function wakeForm(form: HTMLFormElement | null): void {
  if (!form) return
  form.dataset.awake = ''
  if (form.dataset.early === undefined) return
  delete form.dataset.early
  form.requestSubmit()
}
