import { NO_LEGAL_ADVICE } from '../company/legal-advice.ts'
import { AGENT_RERA_EXAMPLES } from './agent-rera.ts'

const LIKE = AGENT_RERA_EXAMPLES.join(', ')

/** Words about the number under which an authority has registered an agent. */
export const AGENT_RERA_TEXTS = {
  label: 'RERA agent number',
  why: `Section 9 of the RERA Act asks agents who sell in registered projects to register with their state’s authority, and to quote the number. Yours stands beside your name on your listings, so that buyers can look it up. ${NO_LEGAL_ADVICE}`,
  odd: `Enter the number as it stands on your certificate, such as ${LIKE}.`,
  onlyAgents: 'Only an agent states such a number.',
} as const
