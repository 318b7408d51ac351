const KEY = 'toast'

/** Stores a message for the next page. */
export function leaveToast(text: string): void {
  sessionStorage.setItem(KEY, text)
}

/** Returns the message from the former page, and removes it. */
export function takeToast(): string | null {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return text
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
