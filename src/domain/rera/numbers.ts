import { type CityName, ROUTED_CITIES } from '../city/constants.ts'
import { cityNamed } from '../city/rules.ts'
import type { Authority } from '../states/form.ts'
import { secureAddress } from '../text/web-address.ts'
import { RERA_AUTHORITIES, RERA_STATES } from './authorities.ts'
import type { State } from './constants.ts'

/** What may state a project's number, and where it is: a listing, a project, a line of a file. */
export type Numbered = { city: string; reraNumber?: string | null | undefined }

/** The state of a city as people write it, with its authority; null for any other text. */
export function authorityIn(city: string): (Authority & { state: State }) | null {
  const named: CityName | null = cityNamed(city)
  const state = ROUTED_CITIES.find(({ name }) => name === named)?.state
  return state ? { state, ...RERA_AUTHORITIES[state] } : null
}

/** An example of a RERA number in a city; null before a city is chosen. */
export function reraExample(city: string): string | null {
  return authorityIn(city)?.project.example ?? null
}

/** A number without blanks and in capitals, as the certificates have it. */
const withoutBlanks = (number: string) => number.replace(/\s/g, '').toUpperCase()

/** A project's number as it is stored: as its authority writes it, where it is one but for blanks and capitals. */
export function storedRera(number: string): string {
  const plain = withoutBlanks(number)
  const isNumber = RERA_STATES.some((state) => RERA_AUTHORITIES[state].project.pattern.test(plain))
  return isNumber ? plain : number
}

/** Whether a number has the form of the city's authority; null without a number or a known authority. */
export function reraPlausibility({
  city,
  reraNumber,
}: Numbered): { authority: Authority & { state: State }; plausible: boolean } | null {
  const written = withoutBlanks(reraNumber ?? '')
  const authority = authorityIn(city)
  return written && authority
    ? { authority, plausible: authority.project.pattern.test(written) }
    : null
}

/** Whether a number of another form is stated: the desk marks it. */
export const isDoubtfulRera = (thing: Numbered): boolean =>
  reraPlausibility(thing)?.plausible === false

export const AGENT_RERA_EXAMPLES: readonly string[] = RERA_STATES.flatMap(
  (state) => RERA_AUTHORITIES[state].agent.examples,
)

/** The state whose authority uses this form of agents' numbers, or null. This does not check that it is registered. */
export function agentReraState(number: string): State | null {
  return RERA_STATES.find((state) => RERA_AUTHORITIES[state].agent.pattern.test(number)) ?? null
}

/**
 * A text as an address at an authority's domain, which is all that a page links to and draws a code of; null for any
 * other.
 */
export function addressAtAuthority(text: string): string | null {
  const { hostname = '', href } = secureAddress(text) ?? {}
  const isKnown = AUTHORITY_HOSTS.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  return isKnown && href ? href : null
}

/** The domains as people write them. */
export const AUTHORITY_HOSTS: readonly string[] = RERA_STATES.flatMap((state) => [
  ...RERA_AUTHORITIES[state].hosts,
])
