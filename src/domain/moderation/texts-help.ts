import { QUEUE_TEXTS } from './texts-queue.ts'

/** The action of each key, in the order of the overlay. */
export const HELP_TEXTS = {
  title: 'Keyboard shortcuts',
  on: 'Listen to these keys',
  close: 'Close',
  keys: [
    ['A', 'Approve the listing: asks, and A or Enter confirms'],
    ['R', 'Reject it, with a reason'],
    ['J', 'Next listing'],
    ['K', 'Previous listing'],
    ['X or Space', 'Select it for approval together'],
    ['B', 'Approve the selected ones'],
    ['/', QUEUE_TEXTS.search],
    ['?', 'Show or hide this'],
  ],
} as const
