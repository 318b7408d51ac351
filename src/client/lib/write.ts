/** Writes a text only if it has changed: a needless layout takes longer than the search. */
export function write(element: Element | null | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text
}
