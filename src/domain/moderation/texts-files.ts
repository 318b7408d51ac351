/** Texts about the lines of a file in the queue. */
export const QUEUED_FILE_TEXTS = {
  lines: (count: number) => `${count} homes from one file`,
  opened: (opened: number, count: number) => `Opened ${opened} of ${count}`,
  hinted: (count: number) => (count === 1 ? '1 with a hint' : `${count} with hints`),
  choose: (count: number) => `Select ${count} without hints`,
  shown: (shown: number, count: number) =>
    `The first ${shown} of ${count}. The rest follow as you decide.`,
} as const

export const QUEUED_REFERENCE = 'Reference'
