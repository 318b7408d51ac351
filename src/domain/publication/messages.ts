export const PUBLICATION_WORDS = {
  title: 'Public site',
  again: 'Publish again',
  asking: 'Asking…',
  unknown: 'Not known yet',
  asked: 'A new build has been asked for.',
  revision: (served: number, wanted: number) =>
    `Revision ${served} is served, ${wanted} is the newest.`,
  served: (revision: number) => `Revision ${revision} is served.`,
  built: (when: string) => `Built ${when}.`,
  notServed: 'The revision of the served site could not be read.',
  overdueHint: 'The site has not been rebuilt in time. Ask once more.',
} as const
