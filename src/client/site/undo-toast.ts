import { element } from '../lib/sheet.ts'

/** Longer than a message: one has to decide. In milliseconds. */
const SHOWN_MS = 8000
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a message with a button that takes back what was done, and moves the focus to it: what had the focus is gone.
 * It stays while it is pointed at, or focused by keyboard. `leave` takes the focus when it goes with the focus on it.
 */
export function showUndo(
  { text, label }: { text: string; label: string },
  { undo, leave }: { undo: () => void; leave: () => void },
): void {
  const region = document.getElementById('toasts')
  if (!region) return
  clearTimeout(timer)
  const box = element('p', {})
  const button = element('button', { type: 'button', textContent: label })
  box.append(text, ' ', button)
  button.addEventListener('click', () => {
    clearTimeout(timer)
    box.remove()
    undo()
  })
  region.replaceChildren(box)
  button.focus({ preventScroll: true })
  const wait = () => {
    timer = setTimeout(() => {
      if (box.matches(':hover') || button.matches(':focus-visible')) return wait()
      const hadFocus = document.activeElement === button
      box.remove()
      if (hadFocus) leave()
    }, SHOWN_MS)
  }
  wait()
}
