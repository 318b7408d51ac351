import { GRIEVANCE_RULE } from './grievances.ts'

export const GRIEVANCE_RULE_NAME = 'the Intermediary Guidelines of 2021, as amended in 2026,'

/** Follows "complaints are". */
export const GRIEVANCE_TIMES = `acknowledged within ${GRIEVANCE_RULE.acknowledgedHours} hours and settled within ${GRIEVANCE_RULE.settledDays} days`
