/** The views of the desk: pending listings, pending names, reports, and all decisions. */
export const DESK_VIEWS = ['queue', 'names', 'reports', 'log'] as const
export type DeskView = (typeof DESK_VIEWS)[number]
