import type { State } from './constants.ts'

export type Authority = {
  name: string
  /** The hosts of its register; links to these and to what is below them are shown. */
  hosts: readonly [string, ...string[]]
  /** Where anybody can look up a number. */
  register: string
  /** The form of the number of a project, and of an agent. */
  project: { pattern: RegExp; example: string }
  agent: { pattern: RegExp; examples: readonly [string, ...string[]] }
}

/**
 * The authorities by state; where each entry comes from is in the table of law. A number of another form is pointed out and never
 * refused, because forms change.
 */
export const RERA_AUTHORITIES: Record<State, Authority> = {
  'Uttar Pradesh': {
    name: 'UP RERA',
    hosts: ['up-rera.in'],
    register: 'https://www.up-rera.in/projects',
    project: { pattern: /^UPRERAPRJ\d+(\/\d{2}\/\d{4})?$/, example: 'UPRERAPRJ12345' },
    agent: { pattern: /^UPRERAAGT\d{4,16}(\/\d{2}\/\d{4})?$/, examples: ['UPRERAAGT12345'] },
  },
  Haryana: {
    name: 'HARERA Gurugram',
    hosts: ['haryanarera.gov.in'],
    register: 'https://haryanarera.gov.in/',
    project: {
      // The certificate carries the long form, the register of the authority the short one; see `LAW.shortForm`.
      pattern: /^(RC\/REP\/HARERA\/GGM(\/\d{1,6})+|GGM(\/\d{1,6}){4})$/,
      example: 'RC/REP/HARERA/GGM/781/513/2024/08',
    },
    agent: {
      // Haryana has two authorities. Gurugram may write the name of the act before the number, and marks renewals with
      // letters.
      pattern:
        /^(HRERA-PKL-REA-\d{1,5}-\d{4}|((RC\/)?HA?RERA\/)?GGM\/\d{1,6}(\/[A-Z0-9]{1,6}){1,5})$/,
      examples: ['HRERA-PKL-REA-1234-2024', 'RC/HARERA/GGM/1234/829/2024/57'],
    },
  },
}

export const RERA_STATES = Object.keys(RERA_AUTHORITIES) as State[]
