import { joined } from '#language/text/texts'
import { groupedDigits } from '../text/digits.ts'

/** What was read of a file: its kind, its sheets, how it is written. */
export const TABLE_READ_TEXTS = {
  title: 'Your file',
  reading: 'Reading the file…',
  kinds: {
    xlsx: 'Excel file',
    xls: 'Excel file of an older kind',
    ods: 'OpenDocument table',
    csv: 'CSV file',
    xml: 'XML file',
    message: 'Message',
    own: 'Your listings, as they are now',
  },
  delimiters: { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' } as Readonly<
    Record<string, string>
  >,
  read: (
    kind: string,
    sheet: string | null,
    sheets: number,
    delimiter: string | null,
    encoding: string | null,
  ) =>
    [
      kind,
      ...(sheet === null ? [] : [`sheet “${sheet}”${sheets > 1 ? ` of ${sheets}` : ''}`]),
      ...(delimiter === null ? [] : [`with ${delimiter}`]),
      ...(encoding === null ? [] : [encoding]),
    ].join(', '),
  sheet: 'Sheet',
  sheetOption: (name: string, count: number) =>
    `${name} (${count === 1 ? '1 line' : `${groupedDigits(count)} lines`})`,
  preview: 'The first lines',
  noLines: 'This sheet is empty. Choose another one.',
} as const

/** The columns of a file, and what each holds. */
export const MAPPING_TEXTS = {
  title: 'What is in your columns?',
  reading: 'Looking at your columns…',
  toCheck: (open: number, all: number) =>
    open === 0
      ? `All ${all} columns are known.`
      : `${open} of ${all} ${all === 1 ? 'column' : 'columns'} to check`,
  remembered: 'You have sent us a file like this before. We read its columns as last time.',
  forget: 'Start over',
  unnamed: (place: number) => `Column ${place}, without a name`,
  samples: (samples: readonly string[]) => samples.map((sample) => `“${sample}”`).join(', '),
  noSamples: 'All its cells are empty.',
  means: (head: string) => `“${head}” is`,
  ask: (head: string, likelier: string) => `We read “${head}” as “${likelier}”. Is that right?`,
  askNothing: (head: string) => `We do not know “${head}”. Choose what it is.`,
  yes: (likelier: string) => `Yes: ${likelier}`,
  doNotRead: 'Leave it out',
  orElse: 'Or something else',
  choose: 'Choose what it is',
  groups: { fields: 'Our questions', other: 'Other' },
  meanings: {
    reference: 'My own reference',
    status: 'Status: on offer, sold, expired',
    facts: 'Several facts in one cell',
    private: 'Phone number or name: not imported',
    ignored: 'Do not read',
  },
  private: 'Not imported. It stays on your device.',
  referenceHint: 'We know the home by it when you send the file again next month.',
  twice: (field: string, heads: readonly string[]) =>
    `${joined(heads.map((head) => `“${head}”`))} are both ${field}. Choose something else for one of them.`,
  missing: (fields: readonly string[]) =>
    `Not in your columns: ${fields.join(', ')}. You can fill them in on the next page.`,
  done: 'Read the lines',
  doneOpen: (count: number) =>
    count === 1
      ? 'Check the column that is marked first.'
      : `Check the ${count} columns that are marked first.`,
} as const
