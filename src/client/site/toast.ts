/** In `sessionStorage`: the message that the former page has left. */
export const LEFT_TOAST = 'toast'

export type Way = { href: string; text: string }

/** Stores a message for the next page, which loads `left-toast.ts` to show it, with links that lead on. */
export function leaveToast(text: string, ways: readonly Way[] = []): void {
  sessionStorage.setItem(LEFT_TOAST, JSON.stringify({ text, ways }))
}

const SHOWN_MS = 6000
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a message in the page's toast region for six seconds, longer while it is hovered. Without a text it shows the
 * page's own sentence about a script that could not be loaded, which must be available offline.
 */
export function showToast(text?: string): void {
  const region = document.getElementById('toasts')
  if (!region) return
  clearTimeout(timer)
  const toast = document.createElement('p')
  toast.textContent = text ?? region.dataset.failed ?? ''
  region.replaceChildren(toast)
  const leave = () => {
    timer = setTimeout(() => (toast.matches(':hover') ? leave() : toast.remove()), SHOWN_MS)
  }
  leave()
}
