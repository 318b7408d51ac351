import type { State } from '../listing/rera.ts'

/** The formats of agents' registration numbers, by state. Haryana has two authorities. */
const FORMATS: Record<State, { pattern: RegExp; examples: readonly string[] }> = {
  'Uttar Pradesh': {
    pattern: /^UPRERAAGT\d{4,16}(\/\d{2}\/\d{4})?$/,
    examples: ['UPRERAAGT12345'],
  },
  Haryana: {
    // Gurugram may write the name of the act before the number, and marks renewals with letters.
    pattern:
      /^(HRERA-PKL-REA-\d{1,5}-\d{4}|((RC\/)?HA?RERA\/)?GGM\/\d{1,6}(\/[A-Z0-9]{1,6}){1,5})$/,
    examples: ['HRERA-PKL-REA-1234-2024', 'RC/HARERA/GGM/1234/829/2024/57'],
  },
}

/** The longest number, in characters. */
export const AGENT_RERA_MOST = 60

const STATES = Object.keys(FORMATS) as State[]

export const AGENT_RERA_EXAMPLES: readonly string[] = STATES.flatMap(
  (state) => FORMATS[state].examples,
)

/** The state whose authority uses this number format, or null. This does not check that the registration exists. */
export function agentReraState(number: string): State | null {
  return STATES.find((state) => FORMATS[state].pattern.test(number)) ?? null
}
