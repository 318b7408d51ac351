import { ON } from '../../src/domain/cities/on.ts'
import { STATES_ON } from '../../src/domain/states/on/states.ts'
import { slugOf } from '../../src/domain/text/slug.ts'

/**
 * Whether a path below `src/domain`, with slashes, is in the folder of a city that is off, or of a state without a city
 * that is on. No page shows its words, but for its name where it was on once.
 */
export function isOff(path: string): boolean {
  const [, room, slug = ''] = /(?:^|\/)(cities|states)\/([^/]+)\//.exec(path) ?? []
  const on: readonly string[] = room === 'cities' ? ON : Object.keys(STATES_ON).map(slugOf)
  return room !== undefined && slug !== 'on' && !on.includes(slug)
}
