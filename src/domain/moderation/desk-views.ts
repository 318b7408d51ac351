/** What the desk can show: what waits, what visitors reported, and all that was ever decided. */
export const DESK_VIEWS = ['queue', 'reports', 'log'] as const
export type DeskView = (typeof DESK_VIEWS)[number]
