/**
 * The times within which an intermediary answers a grievance. Rule 3(2)(a) of the Information Technology (Intermediary
 * Guidelines and Digital Media Ethics Code) Rules, 2021; the days follow from their amendment of 2026, G.S.R. 120(E)
 * (Gazette of India, CG-DL-E-10022026-269993), in force since 20 February 2026.
 */
export const GRIEVANCE_RULE = {
  acknowledgedHours: 24,
  settledDays: 7,
} as const
