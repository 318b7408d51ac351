export const SAVED_MESSAGES = {
  title: 'Saved properties',
  description: 'The properties you saved on this device, also those that have gone since.',
  intro:
    'Kept on this device only. Press a heart anywhere on the site to add a property, once more to take it out.',
  loading: 'Looking up your saved properties…',
  emptyTitle: 'Nothing saved yet',
  emptyText: 'Press the heart on a card, and the property waits here for you.',
  toSearch: 'Look for properties',
  count: (count: number) => `${count} saved ${count === 1 ? 'property' : 'properties'}`,
  gone: 'No longer available',
  goneText: 'It was sold, rented out or taken down since you saved it.',
  remove: 'Take out',
  removed: (name: string) => `${name} was taken out.`,
  unnamed: 'A saved property',
  failed: 'Your saved properties could not be loaded. Check your connection.',
  retry: 'Try again',
  withoutScript: 'Saved properties are kept in your browser; showing them needs JavaScript.',
} as const
