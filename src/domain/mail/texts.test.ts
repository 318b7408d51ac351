import { describe, expect, test } from 'vitest'
import { TOKEN_MS } from '../account/constants.ts'
import { LISTING_DAYS } from '../listing/constants.ts'
import { ACCOUNT_MAILS } from './texts-account.ts'
import { MAIL_KINDS, type MailKind, QUEUE_MAIL_SECONDS } from './constants.ts'
import { LISTING_MAILS } from './texts-listing.ts'
import { OFFICE_MAILS } from './texts-office.ts'
import { SEARCH_MAILS } from './texts-search.ts'
import { type MailText, plainText, quoted, said } from './text.ts'

const MAIL_TEXTS: Record<MailKind, MailText> = {
  ...LISTING_MAILS,
  ...OFFICE_MAILS,
  ...ACCOUNT_MAILS,
  ...SEARCH_MAILS,
}

const data = {
  name: 'Asha',
  site: 'https://site.example',
  link: 'https://site.example/here',
  title: 'Garden Bay, Gomti Nagar',
  since: Date.parse('2026-11-25T10:00:00Z'),
  reason: 'No photos.\nNo price.',
  visitor: 'Ravi',
  message: 'Is it free?\nSince when?',
  listings: 'https://site.example/profile',
  answer: 'It is free.\nSince May.',
  note: 'Sold in May.\nAsk the guard.',
  what: 'The newest build failed.',
  todo: 'Read why.',
  error: 'Exit code 2.\nNo such table.',
  searches: [
    {
      name: 'Garden Bay, Gomti Nagar',
      query: '?q=garden',
      listings: [{ id: 'listing1', line: '₹ 72 L · Garden Bay' }],
      more: 3,
    },
  ],
  links: {
    listing: (id: string) => `https://site.example/listing-detail/${id}/`,
    search: (query: string) => `https://site.example/Search${query}`,
    stop: 'https://site.example/alerts-off#secret',
  },
}
const mail = (kind: MailKind, more: object = {}) => {
  const { subject, blocks } = MAIL_TEXTS[kind]({ ...data, ...more })
  return { subject, blocks, lines: blocks.map((block) => plainText([block]).trimEnd()) }
}
const ACCOUNT = Object.keys(ACCOUNT_MAILS) as MailKind[]

describe.each(MAIL_KINDS)('A mail of the kind %s', (kind) => {
  const { subject, blocks, lines } = mail(kind)

  test('has a subject of one line, paragraphs, and the link alone in one of them', () => {
    expect(subject).toMatch(/^\S.*\S$/)
    expect(lines.filter((line) => line === data.link)).toHaveLength(1)
    expect(lines.every((line) => line.trim() !== '')).toBe(true)
    expect(lines.length).toBeGreaterThanOrEqual(3)
  })

  test('says on its button what the link opens', () => {
    const labels = blocks.flatMap((block) =>
      typeof block === 'object' && 'label' in block ? [block.label] : [],
    )
    expect(labels).toEqual([expect.stringMatching(/^[A-Z][a-z ]{8,30}$/)])
  })
})

test('Mails about an account contain no name, because a stranger may have chosen it', () => {
  for (const kind of ACCOUNT) expect(mail(kind).lines.join()).not.toContain(data.name)
})

test('Every other mail but those of strangers greets its reader', () => {
  const greeting = MAIL_KINDS.filter((kind) => mail(kind).lines[0] === `Dear ${data.name},`)
  expect(greeting).toEqual(
    MAIL_KINDS.filter((kind) => !ACCOUNT.includes(kind) && kind !== 'contact' && kind !== 'report'),
  )
})

test('Mails about a listing name it', () => {
  for (const kind of MAIL_KINDS)
    if (!ACCOUNT.includes(kind) && kind !== 'contact' && kind !== 'trouble')
      expect(mail(kind).subject).toContain(data.title)
})

describe('The words of others', () => {
  test.each([
    ['rejected', data.reason],
    ['edit rejected', data.reason],
    ['enquiry', data.message],
    ['answer', data.message],
    ['answer', data.answer],
    ['contact', data.message],
    ['report', data.note],
    ['trouble', data.error],
  ] as const)('in a mail of the kind %s are marked on each of their lines', (kind, words) => {
    const marked = words.split('\n').map((line) => `> ${line}`)
    expect(mail(kind).lines).toContain(marked.join('\n'))
  })

  test('are left out of a report without any', () => {
    const lines = mail('report', { note: '' }).lines
    expect(lines).toHaveLength(mail('report').lines.length - 1)
    expect(lines.join()).not.toContain('>')
  })

  test('are nothing where the outbox kept nothing', () => {
    expect([said(null), said(undefined), said(''), said(0), said('x')]).toEqual([
      '',
      '',
      '',
      '0',
      'x',
    ])
    expect(plainText([quoted('a\n\nb')])).toBe('> a\n> \n> b\n')
  })
})

test('A listing that was published is taken down, any other rejected; its answers are kept for a while', () => {
  expect(mail('rejected', { published: true }).subject).toBe(`Taken down: ${data.title}`)
  expect(mail('rejected', { published: false }).subject).toBe(`Rejected: ${data.title}`)
  for (const published of [true, false]) {
    const { lines } = mail('rejected', { published })
    expect(lines.join()).toContain(`${LISTING_DAYS.rejectedPhotos} days`)
    expect(lines).toContain('> No photos.\n> No price.')
    expect(lines).toContain(data.link)
  }
})

test('A mail about a saved search names what is new with its pages, how many more there are, and the way to end such mails', () => {
  const { subject, lines } = mail('saved search')
  expect(subject).toBe(`4 new for ${data.title}`)
  expect(lines).toContain(
    [
      '- ₹ 72 L · Garden Bay\n  https://site.example/listing-detail/listing1/',
      '- 3 more\n  https://site.example/Search?q=garden',
    ].join('\n'),
  )
  expect(lines.at(-1)).toBe(`- Stop all mails about saved searches\n  ${data.links.stop}`)
})

test('Times in mails are those that hold', () => {
  const text = (kind: MailKind) => mail(kind).lines.join()
  expect([TOKEN_MS['verify email'], TOKEN_MS['reset password'], QUEUE_MAIL_SECONDS]).toEqual([
    3 * 86_400_000,
    600_000,
    900,
  ])
  expect(text('verify email')).toContain('for 3 days')
  expect(text('reset password')).toContain('for 10 minutes')
  expect(text('queued')).toContain('in 15 minutes')
  expect(text('approved')).toContain('for 60 days')
  expect(text('expired')).toContain('for 60 days')
})

test.each([
  ['2026-11-25T10:00:00Z', '24 Jan 2027'],
  ['2026-11-25T18:29:59Z', '24 Jan 2027'],
  ['2026-11-25T18:30:00Z', '25 Jan 2027'],
  ['2027-12-31T23:00:00Z', '1 Mar 2028'],
])(
  'A listing that was last confirmed at %s leaves the site on %s, India’s day',
  (confirmed, day) => {
    const { lines } = mail('still available', { since: Date.parse(confirmed) })
    expect(lines.join()).toContain(`It leaves the site on ${day},`)
  },
)
