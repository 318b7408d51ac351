import { goToField } from './step.ts'

/** Milliseconds after which the search for a field ends. */
const SEARCH_MS = 5000

const controlOf = (field: string) =>
  document.querySelector<HTMLElement>(`form :is(#field-${field}, [name="${field}"])`)

/** Opens the step that asks for a field, or for photos, and focuses the field once it is drawn. */
export function seekField(field: string, way: { replace?: boolean } = {}): void {
  goToField(field, way)
  const until = performance.now() + SEARCH_MS
  const look = () => {
    const control = controlOf(field)
    if (control) {
      const closed = control.closest('details')
      if (closed) closed.open = true
      control.focus()
      control.closest('.field, fieldset')?.scrollIntoView({ block: 'start' })
    } else if (performance.now() < until) requestAnimationFrame(look)
  }
  // Two frames later the step is drawn, and its heading has already received the focus.
  requestAnimationFrame(() => requestAnimationFrame(look))
}
