/**
 * Leaves a dialog for the one that reports the listing, by the page's own button; undefined on a page without one. The
 * button is gone once the home is.
 */
export function reportInstead(close: () => unknown): (() => void) | undefined {
  const button = document.querySelector<HTMLElement>('[data-dialog="report"] button')
  return button ? () => void Promise.resolve(close()).then(() => button.click()) : undefined
}
