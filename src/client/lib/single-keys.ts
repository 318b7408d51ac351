import { atom } from 'nanostores'

const STORED = 'desk-shortcuts'

/** Whether the overlay of keys is open. */
export const $help = atom(false)

/** Speech input can press single keys by accident, so they can be turned off. This browser stores the choice. */
export const $shortcuts = atom(true)

export function setShortcuts(on: boolean): void {
  $shortcuts.set(on)
  localStorage.setItem(STORED, on ? 'on' : 'off')
}

export type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** Commands that a key held down repeats: ways to the next entry, and no decision. */
const REPEATED: readonly string[] = ['next', 'previous']

/** Returns the command of a key; null for typing, for chords, and for a decision from a key held down. */
export function commandIn<Command extends string>(
  commands: Readonly<Record<string, Command>>,
  press: Press,
  typing: boolean,
): Command | null {
  if (typing || press.ctrlKey || press.metaKey || press.altKey) return null
  const command = commands[press.key.toLowerCase()] ?? null
  return command && press.repeat && !REPEATED.includes(command) ? null : command
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

// Space presses the focused control; it is a command only elsewhere.
const isPressing = ({ key, target }: KeyboardEvent) =>
  key === ' ' && target instanceof HTMLElement && target.matches('button, a, input, summary')

/** Listens for the single keys of a page of admins; returns a function that stops it. */
export function listenForSingleKeys<Command extends string>({
  commandOf,
  run,
  isOff,
  onAny,
}: {
  commandOf: (press: Press, typing: boolean) => Command | null
  run: Record<Command, () => void>
  /** Whether a command has nothing to act on now. */
  isOff: (command: Command) => boolean
  /** Called for every key, before its command. */
  onAny?: (event: KeyboardEvent) => void
}): () => void {
  $shortcuts.set(localStorage.getItem(STORED) !== 'off')
  const onKey = (event: KeyboardEvent) => {
    // The key that opened the help also closes it.
    if ($help.get() && event.key === '?') return $help.set(false)
    const busy =
      isTyping(event.target) || isPressing(event) || document.querySelector('dialog[open]') !== null
    const command = $shortcuts.get() ? commandOf(event, busy) : null
    onAny?.(event)
    if (!command || isOff(command)) return
    event.preventDefault()
    run[command]()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
