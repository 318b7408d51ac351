import type { Distance } from './rules.ts'

/** "5 to 9", "up to 3"; empty where it is certain enough. */
const between = ({ km, least, most }: Distance) => {
  if (least === km && most === km) return ''
  return least === 0 ? `up to ${most}` : `${least} to ${most}`
}
const ranged = (words: string, distance: Distance) => {
  const range = between(distance)
  return range ? `${words} (${range})` : words
}
const kilometres = ({ km }: Distance) => (km < 1 ? 'Under 1 km' : `About ${km} km`)

/** How far homes are from the places of one's own. */
export const DISTANCE_TEXTS = {
  open: 'How far?',
  /** On a card: "About 7 km from Work (5 to 9)". */
  from: (distance: Distance, name: string) =>
    distance.isSame
      ? `In the same locality as ${name}`
      : ranged(`${kilometres(distance)} from ${name}`, distance),
  /** On a listing's page, after the name of the place. */
  away: (distance: Distance) =>
    distance.isSame
      ? 'in this locality'
      : ranged(`${kilometres(distance)} as the crow flies`, distance).replace(/^[AU]/, (letter) =>
          letter.toLowerCase(),
        ),
  unknown: 'not known',
  sort: (name: string) => `Nearest to ${name}`,
  within: (km: number, name: string) => `Within ${km} km of ${name}`,
  any: (name: string) => `Any distance from ${name}`,
  sorted: (name: string) => `Nearest to ${name} first, as the crow flies.`,
  last: (count: number) =>
    count === 1
      ? 'One whose distance is not known comes last.'
      : `${count} whose distance is not known come last.`,
  left: (count: number) =>
    count === 1
      ? 'One is left out because its distance is not known.'
      : `${count} are left out because their distance is not known.`,
  failed: 'The distances could not be loaded. Check your connection and try again.',
  /** The heading of the distances on a listing's page. */
  yours: 'From your own places',
} as const
