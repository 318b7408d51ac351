/** Fills the named inputs of a form that are still empty. */
export function fillEmpty(
  form: HTMLFormElement | null,
  values: Readonly<Record<string, string | undefined>>,
): void {
  for (const [name, value] of Object.entries(values)) {
    const input = form?.elements.namedItem(name)
    if (input instanceof HTMLInputElement && !input.value && value) input.value = value
  }
}
