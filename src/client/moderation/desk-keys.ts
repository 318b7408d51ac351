import { atom } from 'nanostores'
import { openBatch, toggleShown } from './batch.store.ts'
import { openRejection } from './decisions.store.ts'
import { move } from './desk.store.ts'
import { $view } from './desk-address.ts'
import { approveByKey, cancelApproval } from './desk-armed.ts'

const STORED = 'desk-shortcuts'

/** Whether the overlay of keys is open. */
export const $help = atom(false)

/** Speech input can press single keys by accident, so they can be turned off. This browser stores the choice. */
export const $shortcuts = atom(true)

export function setShortcuts(on: boolean): void {
  $shortcuts.set(on)
  localStorage.setItem(STORED, on ? 'on' : 'off')
}

type Press = Pick<KeyboardEvent, 'key' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>
type Command = 'approve' | 'reject' | 'next' | 'previous' | 'choose' | 'batch' | 'search' | 'help'
const COMMANDS: Record<string, Command> = {
  a: 'approve',
  r: 'reject',
  j: 'next',
  k: 'previous',
  x: 'choose',
  ' ': 'choose',
  b: 'batch',
  '/': 'search',
  '?': 'help',
}

/** Returns the command of a key; null for typing, for chords, and for a decision from a key held down. */
export function commandOf(press: Press, typing: boolean): Command | null {
  if (typing || press.ctrlKey || press.metaKey || press.altKey) return null
  const command = COMMANDS[press.key.toLowerCase()] ?? null
  return press.repeat && command !== 'next' && command !== 'previous' ? null : command
}

const RUN: Record<Command, () => void> = {
  approve: approveByKey,
  reject: openRejection,
  next: () => move(1),
  previous: () => move(-1),
  choose: toggleShown,
  batch: openBatch,
  search: () => document.querySelector<HTMLElement>('.queue-filters input')?.focus(),
  help: () => $help.set(true),
}

/** Keys that confirm the approval; any other key cancels it. Enter presses the focused button. */
const CONFIRMING = ['a', 'enter']

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))

// Space presses the focused control; it selects only elsewhere.
const isPressing = ({ key, target }: KeyboardEvent) =>
  key === ' ' && target instanceof HTMLElement && target.matches('button, a, input, summary')

/** Listens for the desk's keys; returns a function that stops it. */
export function listenForKeys(): () => void {
  $shortcuts.set(localStorage.getItem(STORED) !== 'off')
  const onKey = (event: KeyboardEvent) => {
    // The key that opened the help also closes it.
    if ($help.get() && event.key === '?') return $help.set(false)
    const busy =
      isTyping(event.target) || isPressing(event) || document.querySelector('dialog[open]') !== null
    const command = $shortcuts.get() ? commandOf(event, busy) : null
    if (!CONFIRMING.includes(event.key.toLowerCase())) cancelApproval()
    if (!command || ($view.get() !== 'queue' && command !== 'help')) return
    event.preventDefault()
    RUN[command]()
  }
  document.addEventListener('keydown', onKey)
  return () => document.removeEventListener('keydown', onKey)
}
