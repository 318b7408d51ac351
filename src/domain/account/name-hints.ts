import { waysAround } from '../text/ways-around.ts'
import { scriptsIn } from './name.ts'
import { looksOf } from './posing.ts'

/** Why an admin should check a name. */
export const NAME_HINTS = ['scripts', 'poses', 'contact'] as const
export type NameHint = (typeof NAME_HINTS)[number]

/** Words in a name that suggest it belongs to the portal's staff; the portal's own name is another. */
const OFFICIAL = ['admin', 'verified', 'official', 'moderator', 'support']

/** The hints about a name, given the names of the portal and of its admins. */
export function nameHints(name: string, portal: string, admins: readonly string[]): NameHint[] {
  const looks = looksOf(name)
  const poses =
    admins.some((admin) => looksOf(admin) === looks) ||
    [...OFFICIAL, portal].some((word) => looks.includes(looksOf(word)))
  return [
    ...(scriptsIn(name) > 1 ? ['scripts' as const] : []),
    ...(poses ? ['poses' as const] : []),
    ...(waysAround(name).length > 0 ? ['contact' as const] : []),
  ]
}
