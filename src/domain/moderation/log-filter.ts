/** By what the log can be narrowed, and its page; the names stand in addresses. */
export const LOG_FILTERS = ['q', 'decision', 'admin', 'city', 'from', 'to', 'page'] as const
export type LogFilter = { [Name in (typeof LOG_FILTERS)[number]]?: string | undefined }
