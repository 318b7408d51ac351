/** Texts of the desk's list of changes of a price alone. */
export const PRICES_TEXTS = {
  title: 'Changes of a price alone',
  about:
    'Nothing else changes in these. A row counts as opened once it is on the screen with its photo.',
  loading: 'Loading the prices…',
  failed: 'The prices could not be loaded.',
  emptyTitle: 'No price is waiting',
  emptyText: 'When a poster changes the price of a listing and nothing else, it appears here.',
  to: 'to',
  by: (percent: string) => `(${percent})`,
  choose: (title: string) => `Select the price of ${title}`,
  chooseAll: (count: number) => `Select all seen without hints (${count})`,
  approve: (count: number) =>
    count === 1 ? 'Approve this change' : `Approve these ${count} changes`,
  approving: 'Approving…',
  approved: (approved: number, all: number) => `${approved} of ${all} changes approved.`,
  reject: 'Reject…',
  rejectOf: (title: string) => `Reject… ${title}`,
  unseen: 'Not opened yet',
  photoFailed: 'Its photo did not load.',
  retryOf: (title: string) => `Try again: photo of ${title}`,
  notNoted: (why: string) => `Not noted as opened. ${why}`,
  published: 'Published page',
  more: (count: number) => `${count} more follow as you decide.`,
} as const
