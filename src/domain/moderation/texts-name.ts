import type { NameHint } from '../account/name-hints.ts'

/** Words of the desk about changed names. */
export const NAME_TEXTS = {
  title: 'Changed names',
  about: 'Visitors read the former name until you have decided.',
  loading: 'Loading the names…',
  failed: 'The names could not be loaded.',
  emptyTitle: 'No name waits',
  emptyText: 'A name that somebody with listings changes appears here, before visitors read it.',
  now: (name: string) => `Now: ${name}`,
  asked: (when: string, listings: number) =>
    `Asked ${when}. Stands on ${listings === 1 ? 'one listing' : `${listings} listings`}.`,
  approve: 'Approve name',
  refuse: 'Refuse name',
  approved: (name: string) => `${name} is the public name now.`,
  refused: (name: string) => `${name} is refused. The former name stays.`,
  changed: 'This name does not wait any more. Look at the list again.',
} as const

export const NAME_HINT_LABELS: Record<NameHint, string> = {
  scripts: 'Several alphabets',
  poses: 'Like an admin’s name',
}
