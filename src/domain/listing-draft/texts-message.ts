import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { groupedDigits } from '../text/digits.ts'

const fields = (count: number) => `${count} ${count === 1 ? 'field' : 'fields'}`
const listed = (parts: readonly string[]) => parts.map((part) => `“${part}”`).join(', ')

export const PASTE_TEXTS = {
  open: 'Paste a message',
  title: 'Fill the form from a message',
  label: 'Your message',
  hint: 'A WhatsApp message or a mail about one home. We read it on this device. Nothing is posted.',
  read: 'Read the message',
  reading: 'Reading…',
  close: 'Close',
  loading: 'Opening…',
  failed: 'This could not be opened. Check your connection and try again.',
  empty: 'Paste the message first.',
  nothing: `We found no home in this message. Paste the whole text, like “3 BHK flat, ${EXAMPLE_LOCALITY}, 1,450 sq ft, 1.15 cr”.`,
  tooLong: (most: number) =>
    `This message is too long. Paste up to ${groupedDigits(most)} characters.`,
  several: (count: number) => `This message has ${count} homes. Choose the one to post here.`,
  severalAll: 'Post all of them together',
  filled: (count: number) =>
    count === 0
      ? 'The form already has what the message says.'
      : `We filled ${fields(count)} from your message. Please check each one.`,
  rest: (parts: readonly string[]) => `Not read: ${listed(parts)}.`,
  leftOut: (parts: readonly string[]) =>
    `Left out: ${listed(parts)}. Phone numbers, names and who offers it are not taken from a message.`,
  which: (label: string, options: readonly string[]) =>
    `${label}: the message does not say it clearly. ${options.join(' or ')}?`,
  kept: (label: string, own: string, said: string) =>
    `${label}: you wrote “${own}”, the message says “${said}”. We kept yours.`,
  take: 'Use the message',
  keep: 'Keep mine',
  undo: 'Undo',
  undone: 'The form is as it was before the message.',
  mark: 'Read from your message.',
  right: 'It is right',
  rightOf: (label: string) => `It is right: ${label}`,
} as const
