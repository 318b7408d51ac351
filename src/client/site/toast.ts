const KEY = 'toast'

/** Leaves a message for the next page to show. */
export function leaveToast(text: string): void {
  sessionStorage.setItem(KEY, text)
}

/** The message left by the page before, once. */
export function takeToast(): string | null {
  const text = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return text
}

const SHOWN_MS = 6000
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a message in the page's toast region; it leaves after six seconds, later while pointed at. Without one it is the
 * page's own sentence about a script that could not be loaded, which has to be there offline.
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
