import type { ReportedGroup } from './file-report.ts'

/** The mail about a file that was sent. */
export const FILE_MAIL_TEXTS = {
  subject: (file: string, count: string) => `Your file ${file}: ${count} sent`,
  greeting: (name: string) => `Dear ${name},`,
  sent: (file: string, count: string) =>
    `What we have done with ${count} homes from your file ${file}:`,
  /** What is said of each group, with the number of its lines. */
  groups: {
    posted: (count) => `New: ${count}. An admin decides on each before visitors see it.`,
    changed: (count) => `Changed: ${count}. An admin looks at each change.`,
    sold: (count) => `Marked as sold: ${count}.`,
    rented: (count) => `Marked as rented out: ${count}.`,
    withdrawn: (count) => `Withdrawn, as they were not in your list any more: ${count}.`,
    asked: (count) => `Not sent, your answer is missing: ${count}.`,
    refused: (count) => `Not sent, to correct: ${count}.`,
    waiting: (count) => `Not sent yet: ${count}. Open the file again to send the rest.`,
  } satisfies Record<ReportedGroup['state'], (count: string) => string>,
  line: (line: number) => `Line ${line}`,
  more: (count: string) => `… and ${count} more`,
  toFile: 'Open the file again. This works on the device where you chose it.',
} as const
