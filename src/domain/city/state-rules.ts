import { STATE_RULE_TEXTS } from '#language/city/texts-guides'

/** The authorities and rules for building and buying in a state. */
export type StateRules = {
  regulator: string
  regulatorSite: string
  registration: string
  recordsSite: string
  stampDuty: string
}

export const STATE_RULES = {
  'Uttar Pradesh': {
    ...STATE_RULE_TEXTS['Uttar Pradesh'],
    regulatorSite: 'https://www.up-rera.in',
    recordsSite: 'https://igrsup.gov.in',
  },
  Haryana: {
    ...STATE_RULE_TEXTS.Haryana,
    regulatorSite: 'https://haryanarera.gov.in',
    recordsSite: 'https://jamabandi.nic.in',
  },
} as const satisfies Record<string, StateRules>
