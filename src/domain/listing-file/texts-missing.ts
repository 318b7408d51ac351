import { groupedDigits } from '../text/digits.ts'

const homes = (count: number) => (count === 1 ? '1 home' : `${groupedDigits(count)} homes`)

/** The own homes that a file of the whole list does not have any more. */
export const MISSING_TEXTS = {
  title: 'Homes that are not in this file',
  choice: 'Homes of mine that are not in this file are no longer on offer',
  hint: 'Tick this if the file is your whole list. You then see these homes, and nothing happens before you press the button below them. We look only at homes that have your own reference.',
  none: 'Nothing is missing: the file has all your homes of the kinds and cities in it.',
  unsure: {
    noReference:
      'No column of this file has your references, so we cannot tell which homes are missing.',
    withoutReference:
      'Too many lines have no reference, so we cannot tell which homes are missing. Write one into each line, and choose the file again.',
    wrong:
      'Too many lines have to be corrected first. After that we can tell which homes are missing.',
  },
  group: (deal: string, city: string) => `${deal} in ${city}`,
  counts: (missing: number, present: number) =>
    `${homes(missing)} not in the file, ${groupedDigits(present)} in it.`,
  most: 'More of them are missing than are there. Is this your whole list?',
  ask: 'What happened to them?',
  leave: 'Leave them online',
  closed: { sold: 'They are sold', rented: 'They are rented out' },
  withdrawn: 'They are no longer on offer: delete the listings',
  withdrawHint: 'We delete these listings with their photos. This cannot be undone.',
  press: (count: number) => `Take ${homes(count)} off offer`,
  busy: (done: number, all: number) => `${groupedDigits(done)} of ${groupedDigits(all)}…`,
  undo: 'Leave all online',
  done: (count: number) => `${homes(count)} ${count === 1 ? 'is' : 'are'} no longer on offer.`,
  back: 'You can put sold and rented ones on offer again in your profile.',
} as const
