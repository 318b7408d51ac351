import { $help, commandIn, listenForSingleKeys, type Press } from '../lib/single-keys.ts'
import { openBatch, toggleShown } from './batch.store.ts'
import { openRejection } from './decisions.store.ts'
import { move } from './desk.store.ts'
import { $view } from './desk-address.ts'
import { approveByKey, cancelApproval } from './desk-armed.ts'

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

/** The command of a key of the desk. */
export const commandOf = (press: Press, typing: boolean): Command | null =>
  commandIn(COMMANDS, press, typing)

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

/** Listens for the desk's keys; returns a function that stops it. */
export const listenForKeys = (): (() => void) =>
  listenForSingleKeys({
    commandOf,
    run: RUN,
    isOff: (command) => $view.get() !== 'queue' && command !== 'help',
    onAny: ({ key }) => {
      if (!CONFIRMING.includes(key.toLowerCase())) cancelApproval()
    },
  })
