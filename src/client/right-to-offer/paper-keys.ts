import { AGREEING } from '../../domain/right-to-offer/constants.ts'
import { $help, commandIn, listenForSingleKeys, type Press } from '../lib/single-keys.ts'
import {
  $shown,
  move,
  openNext,
  openRefusal,
  saySeen,
  sayTooMuch,
  tick,
  zoom,
} from './papers.store.ts'

type Command =
  | 'next'
  | 'previous'
  | 'open'
  | 'zoom'
  | 'name'
  | 'place'
  | 'number'
  | 'seen'
  | 'refuse'
  | 'too much'
  | 'help'
const COMMANDS: Record<string, Command> = {
  j: 'next',
  k: 'previous',
  o: 'open',
  z: 'zoom',
  ...Object.fromEntries(AGREEING.map((part, index) => [`${index + 1}`, part])),
  s: 'seen',
  r: 'refuse',
  t: 'too much',
  '?': 'help',
}

/** The command of a key of the page. */
export const commandOf = (press: Press, typing: boolean): Command | null =>
  commandIn(COMMANDS, press, typing)

const RUN: Record<Command, () => void> = {
  next: () => move(1),
  previous: () => move(-1),
  open: openNext,
  zoom: () => zoom(),
  name: () => tick('name'),
  place: () => tick('place'),
  number: () => tick('number'),
  seen: () => void saySeen(),
  refuse: openRefusal,
  'too much': () => void sayTooMuch(),
  help: () => $help.set(true),
}

/** Listens for the page's keys; returns a function that stops it. */
export const listenForPaperKeys = (): (() => void) =>
  listenForSingleKeys({
    commandOf,
    run: RUN,
    isOff: (command) => !$shown.get() && command !== 'help',
  })
