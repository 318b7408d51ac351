/** What is left of the time for a complaint. */
export const DUE_TEXTS = {
  now: 'due now',
  by: (time: string) => `to be settled by ${time}`,
  left: (time: string) => `due in ${time}`,
  overdue: (time: string) => `overdue by ${time}`,
  /** The complaints on the desk that are overdue; nothing where none is. */
  onDesk: (reports: number) =>
    reports > 0 ? `${reports} ${reports === 1 ? 'report is' : 'reports are'} overdue` : null,
  inLaunches: (launches: number) =>
    launches > 0 ? `${launches} ${launches === 1 ? 'launch is' : 'launches are'} overdue` : null,
  inPapers: (papers: number) =>
    papers > 0 ? `${papers} ${papers === 1 ? 'paper is' : 'papers are'} overdue` : null,
  inMessages: (messages: number) =>
    messages > 0 ? `${messages} ${messages === 1 ? 'message is' : 'messages are'} overdue` : null,
} as const
