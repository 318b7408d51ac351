/** What the desk can show: what waits, listings and names, what visitors reported, and all that was ever decided. */
export const DESK_VIEWS = ['queue', 'names', 'reports', 'log'] as const
export type DeskView = (typeof DESK_VIEWS)[number]
