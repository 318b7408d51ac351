/** The query parameters of the log: its filters and the page. */
export const LOG_FILTERS = ['q', 'decision', 'admin', 'city', 'from', 'to', 'page'] as const
export type LogFilter = { [Name in (typeof LOG_FILTERS)[number]]?: string | undefined }
