import { joined } from '#language/text/texts'
import { LEAST_LOCATED } from './constants.ts'
import type { Located } from './rules.ts'

/** A city in which too few localities are located. */
type LeftOut = Located & { city: string }

/** The sheet in which one says places of one's own. */
export const OWN_PLACES_TEXTS = {
  intro: (most: number) =>
    `Add up to ${most} places of your own. Each home then says how far it is from them.`,
  private: 'Your places stay on this device. No link has them, and we never get them.',
  places: 'Your places',
  add: 'Add a place',
  name: 'What it is',
  otherName: 'Other name',
  ownName: 'Your name for it',
  where: 'Where it is',
  whereExample: (cities: readonly string[]) => `Locality or landmark in ${joined(cities, 'or')}`,
  onMap: 'Choose on the map',
  mapOf: (city: string) => `Tap a locality of ${city}.`,
  added: (name: string) => `${name} is added.`,
  notFound: 'No source tells us where that is. Try a locality or a station nearby.',
  nameMissing: 'Give the place a name first.',
  nameTaken: (name: string) => `You already have a place called ${name}.`,
  sorts: 'Nearest first',
  within: (name: string) => `How far from ${name} at most`,
  any: 'Any distance',
  upTo: (km: number) => `Up to ${km} km`,
  remove: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed.`,
  forget: 'Forget all places',
  forgotten: 'This device has forgotten your places.',
  show: 'Show the homes',
  why: 'Why not in minutes?',
  because:
    'We know where a locality is, not which road you take, nor the traffic at your hour. So we give the straight line, never minutes. A home’s page names only its locality, and a locality is wide: the figures in brackets say between what the line may be.',
  inCities: (cities: readonly string[]) => `We say distances in ${joined(cities)}.`,
  leftOut: (cities: readonly LeftOut[]) =>
    `Not yet in ${joined(cities.map(({ city, known, total }) => `${city} (${known} of ${total} localities)`))}: a source has to tell us where ${LEAST_LOCATED * 10} in 10 localities are.`,
} as const
