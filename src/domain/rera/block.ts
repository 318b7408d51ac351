import {
  RERA_LAW_FROM,
  RERA_LAW_SAYS,
  type StatedBy,
  RERA_SAYS as says,
} from '#language/rera/texts'
import { LAW, type Law } from '../law/law.ts'
import { addressAtAuthority, authorityIn } from './numbers.ts'
import { type ReraFacts, reraStanding } from './standing.ts'

/** What a page says of the registration of something for sale. */
export type ReraBlock = {
  number: string | null
  sentences: string[]
  /** An address at the domain of the authority, beside a number of the right form only. */
  link: { href: string; host: string } | null
  /** Rules of the law that apply there, with their sources. */
  law: { says: string; name: string; address: string; date: string; seen: Law['seen'] }[]
}

type Stated = {
  by: StatedBy
  /** Whether the listing is one of invented people: there is nothing to look up. */
  demo?: boolean | undefined
  /** When an admin saw the number on the register. */
  seenAt?: string | null | undefined
  /** The project's page at the authority, and its account. */
  link?: string | null | undefined
  account?: string | null | undefined
}

/** The rules that a page about something for sale quotes. */
const QUOTED = ['advertisement', 'small', 'uttarPradesh'] as const

const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')

function lawIn(city: string): ReraBlock['law'] {
  const state = authorityIn(city)?.state
  return QUOTED.filter((name) => name !== 'uttarPradesh' || state === 'Uttar Pradesh').map(
    (name) => {
      const { date, seen, sources } = LAW[name]
      return {
        says: RERA_LAW_SAYS[name],
        name: RERA_LAW_FROM[name],
        address: sources[0],
        date,
        seen,
      }
    },
  )
}

/** The block of a page; null where nothing is stated and nothing has to be. */
export function reraBlock(facts: ReraFacts, stated: Stated): ReraBlock | null {
  const standing = reraStanding(facts)
  if (standing.is === 'not needed') return null
  if (standing.is === 'number' && stated.demo)
    return { number: standing.number, sentences: [says.invented], link: null, law: [] }
  const authority = authorityIn(facts.city)
  const known = authority && { name: authority.name, example: authority.project.example }
  const isDemo = standing.is === 'exempt' && standing.reason === 'demo'
  const address = addressAtAuthority(stated.link ?? '') ?? authority?.register
  const hasLink = standing.is === 'number' && standing.plausible !== false && address
  return {
    number: says.number(standing),
    sentences: [
      says.form(standing, stated.by, known),
      says.seen(standing, stated.seenAt),
      says.exempt(standing, stated.by),
      says.notGiven(standing, stated.by),
      isDemo ? null : says.account(stated.account),
      says.onlyShown(standing),
    ].filter((sentence) => sentence !== null),
    link: hasLink ? { href: address, host: hostOf(address) } : null,
    law: isDemo ? [] : lawIn(facts.city),
  }
}
