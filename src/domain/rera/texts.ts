import type { LAW } from '../law/law.ts'
import { formatDate } from '../time/calendar.ts'
import { RERA_THRESHOLD as LEAST, type ReraExemption, type ReraStanding } from './constants.ts'

/** Who states it: the poster of a listing, or of a project its developer, whose words an admin has published. */
export type StatedBy = 'owner' | 'agent' | 'developer'

/** Why it needs no number, as the form offers it. */
export const RERA_REASONS: Record<ReraExemption, string> = {
  'Small project': `At most ${LEAST.squareMetres} sq m of land, or at most ${LEAST.homes} homes, all phases together`,
  'Completed before the Act': 'Completion certificate from before the RERA Act',
  'Renovation without sale': 'Renovation or repair without a new sale or allotment',
  demo: 'Demo: this project is invented',
}

/** What a page says of a number, each sentence from the fact that makes it so; nothing where there is none. */
export const RERA_SAYS = {
  number: (standing: ReraStanding): string | null =>
    standing.is === 'number' ? standing.number : null,
  invented: 'Demo: this listing and its number are invented, and no register has it.',
  /** `authority` and `example` are those of the place; null where none is known. */
  form: (
    standing: ReraStanding,
    by: StatedBy,
    authority: { name: string; example: string } | null,
  ): string | null => {
    if (standing.is !== 'number') return null
    if (standing.plausible === null || !authority)
      return `As stated by the ${by}. We know no form of such numbers for this place.`
    return standing.plausible
      ? `As stated by the ${by}. It has the form of ${authority.name}’s numbers.`
      : `As stated by the ${by}. It has another form than the numbers of ${authority.name} that we know, such as ${authority.example}. Ask about it before you pay.`
  },
  seen: (standing: ReraStanding, seenAt: string | null | undefined): string | null =>
    standing.is === 'number' && seenAt
      ? `An admin of this site saw this number on the authority’s register on ${formatDate(seenAt)}.`
      : null,
  exempt: (standing: ReraStanding, by: StatedBy): string | null => {
    if (standing.is !== 'exempt') return null
    return standing.reason === 'demo'
      ? 'Exempt (demo): this project is invented, and nothing of it is for sale.'
      : `No number is needed, says the ${by}: ${RERA_REASONS[standing.reason]}. We have not checked that.`
  },
  notGiven: (standing: ReraStanding, by: StatedBy): string | null =>
    standing.is === 'not given'
      ? `Not given: the ${by} states neither a RERA number nor why none is needed. Ask for it before you pay anything.`
      : null,
  account: (account: string | null | undefined): string | null =>
    account
      ? `Collection account, as stated by the developer: ${account}. Compare it with the register before you pay.`
      : null,
  /** Of what is not invented: whoever reads it may be about to pay. Only a number can be looked up. */
  onlyShown: (standing: ReraStanding): string | null => {
    if (standing.is === 'not needed' || (standing.is === 'exempt' && standing.reason === 'demo'))
      return null
    const shown = 'This site only advertises: it does not act for the seller, and takes no money.'
    return standing.is === 'number'
      ? `${shown} Look the number up on the register before you pay.`
      : shown
  },
} as const

/** The frame of those sentences. */
export const RERA_BLOCK = {
  title: 'RERA',
  number: 'Registration number',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Could not be copied. Select it and copy it by hand.',
  /** `host` is that of the address behind the link. */
  lookUp: (host: string) => `Look it up at ${host}`,
  code: (host: string) => `Code of the page at ${host}`,
  /** Under the code. */
  scan: (host: string) => `Scan it with another phone to open ${host}.`,
  law: 'What the law asks for',
  secondary: 'an account of the law, not its text',
} as const

/** Rules of the law as a page quotes them, each with its source beside it. */
export const RERA_LAW_SAYS = {
  advertisement:
    'An advertisement of a registered project states its number and the website of the authority.',
  small: `A project on at most ${LEAST.squareMetres} sq m of land, or of at most ${LEAST.homes} apartments, all phases together, needs no registration; a state may set less.`,
  uttarPradesh:
    'In Uttar Pradesh it also carries the code of the certificate of registration and the collection account.',
} as const satisfies Partial<Record<keyof typeof LAW, string>>

/** Where each of them was read. */
export const RERA_LAW_FROM = {
  advertisement: 'The New Indian Express, on section 11(2) of the Act',
  small:
    'Real Estate (Regulation and Development) Act, 2016, section 3(2), as reprinted by Law Gratis',
  uttarPradesh: 'Notice 628 of UP RERA, as summed up by 1-Comply',
} as const satisfies Record<keyof typeof RERA_LAW_SAYS, string>

/** Forms: what is asked, and the warning where nothing is given. It never stops anybody. */
export const RERA_FORM = {
  exempt: {
    label: 'Exempt from RERA because',
    hint: 'Only if it has no number. Visitors read the reason as yours.',
  },
  numberOfProject: 'As on the certificate of registration. Visitors can look it up.',
  link: {
    label: 'Link to the register',
    hint: (hosts: readonly string[]) =>
      `The project’s page at the authority: an https address at ${hosts.join(' or ')}.`,
    wrong: (hosts: readonly string[]) => `Enter an https address at ${hosts.join(' or ')}.`,
  },
  account: {
    label: 'Collection account',
    hint: 'As on the register: bank, branch and number. Leave it empty if you are not sure.',
  },
  unlikely: (state: string, example: string) =>
    `RERA numbers in ${state} look like ${example}. Please check yours; you can go on either way.`,
  /** In the form of a project of the demo data. */
  staysDemo: 'An invented project stays exempt (demo) until it states a number or a reason.',
  missing: (standing: ReraStanding): string | null =>
    standing.is === 'not given'
      ? 'By law an advertisement of a registered project carries its number. Give it, or the reason why none is needed; visitors read “not given” otherwise, and an admin may refuse it.'
      : null,
} as const
