import { COMPARED_MOST } from './compared.ts'

export const COMPARE_TEXTS = {
  title: 'Compare properties',
  description: `Up to ${COMPARED_MOST} properties side by side, with what sets them apart.`,
  loading: 'Looking up the properties…',
  emptyTitle: 'Nothing to compare yet',
  emptyText: 'Press Compare on the cards of at least two properties to see them side by side.',
  toSaved: 'Choose among what you saved',
  failed: 'The properties could not be loaded. Check your connection.',
  withoutScript:
    'Comparing needs JavaScript. Each property has a page of its own that works without.',
  gone: (count: number) =>
    count === 1
      ? 'One of them is no longer available.'
      : `${count} of them are no longer available.`,
  label: 'What is compared',
  differs: 'differs',
  differences: (count: number, all: number) => `${count} of ${all} lines differ`,
  onlyDifferences: 'Only what differs',
  unstated: 'Not stated',
  noMeaning: 'Does not apply',
  takeOut: 'Take out',
  takenOut: (name: string) => `${name} is not compared any more.`,
  choose: 'Compare',
  chosen: (count: number) => (count === 1 ? 'Choose one more to compare.' : `${count} chosen`),
  full: `At most ${COMPARED_MOST} at once. Take one out first.`,
  open: (count: number) => `Compare (${count})`,
  clear: 'Clear',
  withSimilar: 'Compare this one with those side by side',
} as const
