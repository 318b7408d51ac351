import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { OFFICE_MAILS } from '#english/mail/texts-office'
import { ACCOUNT_MAILS } from '#language/mail/texts-account'
import { COMPLAINT_MAILS } from '#language/mail/texts-complaint'
import { LAUNCH_MAILS } from '#language/mail/texts-launch'
import { LISTING_MAILS } from '#language/mail/texts-listing'
import { RIGHT_MAILS } from '#language/mail/texts-right'
import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import { ASKED_ANYWAY } from '#language/report/texts-never-asked'
import { answered } from '#language/right-to-offer/texts'
import { ALERT_STOP_TEXTS, FOLLOWED_TEXTS } from '#language/saved-search/texts'
import { launchFields } from '../../test/support/structure/launch-fields.ts'
import { TOKEN_MS } from '../account/constants.ts'
import { LISTING_DAYS } from '../listing/constants.ts'
import { DOUBT_DAYS } from '../report/doubt.ts'
import { RIGHT_DAYS } from '../right-to-offer/constants.ts'
import { SHORTLIST_LIMITS } from '../shortlist/constants.ts'
import { hasLink } from '../text/links.ts'
import { MAIL_KINDS, type MailKind, QUEUE_MAIL_SECONDS } from './constants.ts'
import { FILE_MAILS } from './file.ts'
import { SEARCH_MAILS } from './search.ts'
import { type MailText, mailLine, plainText, quoted, said } from './text.ts'

const MAIL_TEXTS: Record<MailKind, MailText> = {
  ...LISTING_MAILS,
  ...OFFICE_MAILS,
  ...COMPLAINT_MAILS,
  ...LAUNCH_MAILS,
  ...RIGHT_MAILS,
  ...FILE_MAILS,
  ...ACCOUNT_MAILS,
  ...SEARCH_MAILS,
}

const HOME = {
  price: '₹72,00,000',
  facts: '3 BHK flat · 1,450 sq ft carpet',
  place: 'Garden Bay, Gomti Nagar, Lucknow',
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
  answered: true,
  report: 'https://site.example/listing-detail/listing1/#report',
  dueAt: '2026-12-02T10:00:00Z',
  endsAt: '2027-11-28T10:00:00Z',
  outcome: 'dismissed',
  note: 'Sold in May.\nAsk the guard.',
  what: 'The newest build failed.',
  todo: 'Read why.',
  error: 'Exit code 2.\nNo such table.',
  file: 'Garden Bay, Gomti Nagar.xlsx',
  several: 'https://site.example/post-several',
  groups: [
    {
      state: 'posted',
      count: 1200,
      lines: [
        { line: 2, about: 'Garden Bay, Gomti Nagar, Lucknow' },
        { line: null, about: 'Kesar Heights, Aliganj, Lucknow' },
      ],
    },
    { state: 'withdrawn', count: 2, lines: [] },
    {
      state: 'refused',
      count: 1,
      lines: [{ line: 7, about: 'Bel Enclave', why: 'Price: Enter the price.' }],
    },
  ],
  homes: [
    {
      id: 'listing1',
      saved: 9_500_000,
      price: 9_000_000,
      listingType: 'Sell',
      projectBuildingName: 'Garden Bay',
      locality: 'Gomti Nagar',
      city: 'Lucknow',
      propertyCategory: 'Residential',
      propertyType: 'Flat/Apartment',
      bedrooms: 3,
      plotArea: 1450,
      areaUnit: 'sq ft',
      areaBasis: 'Carpet',
    },
  ],
  searches: [
    {
      id: 'search1',
      name: 'Garden Bay, Gomti Nagar',
      query: '?q=garden',
      recent: '?q=garden&added=7',
      fresh: ['listing1', 'listing2', 'listing3', 'listing4'],
      cheaper: [],
      listings: [{ id: 'listing1', ...HOME }],
    },
  ],
  parts: [{ subject: 'Garden Bay, Gomti Nagar', blocks: ['Dear Asha,', 'Cheaper now.'] }],
  links: {
    listing: (id: string) => `https://site.example/listing-detail/${id}/`,
    picture: () => null,
    search: (query: string) => `https://site.example/Search${query}`,
    stop: 'https://site.example/alerts-off#secret',
    change: (id: string, query: string) => `https://site.example/Search${query}#change-${id}`,
    pauseOne: (id: string) => `https://site.example/alerts-off#pause.${id}`,
    stopOne: (id: string) => `https://site.example/alerts-off#${id}`,
    stopTogether: 'https://site.example/alerts-off#together',
  },
}
/** What a kind has otherwise. */
const OWN: Partial<Record<MailKind, object>> = { 'paper answered': { outcome: 'owner says no' } }
const mail = (kind: MailKind, more: object = {}) => {
  const { subject, blocks } = MAIL_TEXTS[kind]({ ...data, ...OWN[kind], ...more })
  return { subject, blocks, lines: blocks.map((block) => plainText([block]).trimEnd()) }
}
const TO_OFFICE: readonly MailKind[] = ['contact', 'report', 'launch sent', 'launch due']
const ACCOUNT = Object.keys(ACCOUNT_MAILS) as MailKind[]
/** To addresses without an account. */
const TO_READERS: readonly MailKind[] = ['confirm alert', 'keep alert', 'owners letter']

describe.each(MAIL_KINDS)('A mail of the kind %s', (kind) => {
  const { subject, blocks, lines } = mail(kind)

  test('has a subject of one line, paragraphs, and the link with its label in one of them', () => {
    expect(subject).toMatch(/^\S.*\S$/)
    expect(lines.filter((line) => line.endsWith(`:\n${data.link}`))).toHaveLength(1)
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

test('Mails about an account, and those to nobody’s account, contain no name, because a stranger may have chosen it', () => {
  for (const kind of [...ACCOUNT, ...TO_READERS])
    expect(mail(kind).lines.join()).not.toContain(data.name)
})

test('Every other mail greets its recipient, except those to the office', () => {
  const greeting = MAIL_KINDS.filter((kind) => mail(kind).lines[0] === `Dear ${data.name},`)
  expect(greeting).toEqual(
    MAIL_KINDS.filter((kind) => ![...ACCOUNT, ...TO_READERS, ...TO_OFFICE].includes(kind)),
  )
})

test('Mails about a listing name it', () => {
  for (const kind of MAIL_KINDS)
    if (![...ACCOUNT, ...TO_READERS, 'together', 'city off', 'contact', 'trouble'].includes(kind))
      expect(mail(kind).subject).toContain(data.title)
})

test('An owner whom an agent named gets our words only, and reads how long the link works', () => {
  const { subject, lines } = mail('owners letter', { agent: 'Vikram', unit: 'B-1204' })
  expect([subject, ...lines].join()).not.toMatch(/Asha|Garden Bay|Vikram|1204|No photos/)
  expect(lines.join()).toContain(`${RIGHT_DAYS.link} days`)
})

test('A poster whom visitors doubt reads what to do until when, and neither who they are nor how many', () => {
  const { lines } = mail('offer doubted', { people: 3, reporter: 'Ravi' })
  expect(lines.join()).toContain(DOUBT_TEXTS.why(data.title))
  expect(lines.join()).toContain(`within ${DOUBT_DAYS.answer} days`)
  expect(lines.join()).not.toMatch(/Ravi|3/)
})

test('An agent reads that the owner did not agree', () =>
  expect(mail('paper answered').lines).toContain(answered('owner says no', null)))

test('An asker gets the way to report the listing, and no dead end without it', () => {
  expect(mail('answer').lines).toContain(`- ${ASKED_ANYWAY}\n  ${data.report}`)
  expect(mail('answer', { report: undefined }).lines.join()).not.toContain(ASKED_ANYWAY)
})

describe('The receipt of a launch', () => {
  const launch = { ...launchFields, papers: ['https://example.in/plan.pdf'] }

  test('repeats what was sent, and says by when we answer', () => {
    const { lines } = mail('launch received', { launch })
    expect(lines.join()).toContain('An admin answers by 2 Dec 2026.')
    expect(lines.join()).toContain('> Lowest price: ₹62,00,000')
    expect(lines.join()).toContain('> Links to papers: https://example.in/plan.pdf')
  })

  test('says how many pictures came with it', () => {
    const said = (pictures: number) => mail('launch received', { launch, pictures }).lines.join()
    expect(said(1)).toContain('This is what you sent, with 1 picture:')
    expect(said(3)).toContain('This is what you sent, with 3 pictures:')
  })

  test('names nothing at an address that nobody proved', () => {
    const { subject, lines } = mail('launch received', { title: undefined })
    expect(subject).toBe('We have your launch')
    expect(lines.join()).not.toContain('>')
  })
})

describe('The answer to a launch', () => {
  test('names no project at an address that nobody proved, and says the rest', () => {
    const online = mail('launch online', { title: undefined })
    expect(online.subject).toBe('Your launch is published')
    expect(online.lines[1]).toMatch(/^Your launch is published\. /)
    const declined = mail('launch declined', { title: undefined })
    expect(declined.subject).toBe('Your launch is not published')
    expect(declined.lines[1]).toMatch(/^We have read your launch and /)
    expect(declined.lines.join()).toContain(`> ${data.reason.split('\n')[0]}`)
  })
})

describe('Mails about a report', () => {
  test('have our words only, and no name where nobody proved the address', () => {
    for (const kind of ['receipt', 'outcome'] as const) {
      const { lines } = mail(kind, { name: '' })
      expect(lines.join()).not.toContain('>')
      expect([lines[0], lines.at(-1)]).toEqual(['Good day,', expect.stringContaining('not you')])
    }
    expect(mail('receipt').lines.join()).toContain('by 2 Dec, 3:30')
    expect(mail('receipt', { title: '' }).subject).toBe('We have your complaint')
  })

  test.each([
    [{ outcome: 'dismissed' }, 'leave the listing as it is'],
    [{ outcome: 'taken down' }, 'no longer on the site'],
    [{ outcome: 'confirmed by owner' }, 'confirmed or changed it since'],
    [{ outcome: 'corrected' }, 'has been corrected'],
    [{ outcome: 'corrected', byOwner: true }, 'owner has marked it'],
    [{ outcome: 'hidden' }, 'visitors do not see it'],
  ])('say what happened: %j', (data, words) =>
    expect(mail('outcome', data).lines.join()).toContain(words),
  )

  test('tell the office by when to settle it, and a plain message has no such line', () => {
    expect(mail('report').lines.join()).toContain('to be settled by 2 Dec, 3:30')
    expect(mail('contact').lines.join()).toContain('to be settled by 2 Dec, 3:30')
    expect(mail('contact', { dueAt: null }).lines.join()).not.toContain('settled')
  })

  test('tell an owner truly why we ask, and neither by whom nor how often', () => {
    const { subject, lines } = mail('still available', { reported: true })
    expect(subject).toBe(`Is it gone? ${data.title}`)
    expect(lines.join()).toContain('A visitor told us')
    expect(lines.join()).toContain('within 7 days')
    expect(lines.join()).not.toContain('leaves the site')
    expect(lines.at(-1)).toContain(data.listings)
  })
})

test('The report of a file counts what was sent, and names lines by number with the reasons', () => {
  const { subject, lines } = mail('file sent')
  expect(subject).toContain('1,202 sent')
  expect(lines).toContain(
    'New: 1,200. An admin decides on each before visitors see it.\nLine 2 · Garden Bay, Gomti Nagar, Lucknow\nKesar Heights, Aliganj, Lucknow\n… and 1,198 more',
  )
  expect(lines).toContain('Withdrawn, as they were not in your list any more: 2.')
  expect(lines).toContain(
    'Not sent, to correct: 1.\nLine 7 · Bel Enclave · Price: Enter the price.',
  )
})

describe('Words of a page in one line of a mail', () => {
  test('lead nowhere, have no second line and hide nothing', () => {
    expect(mailLine('Price: “72 L”\r\nBcc: x')).toBe('Price: “72 L” Bcc: x')
    expect(mailLine('see https://evil.example/x now')).toBe('see … now')
    expect(mailLine('Stock.xlsx')).toBe('Stock.xlsx')
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.webUrl(), (text, url) => {
        const line = mailLine(`${text} ${url} ${text}`)
        expect(hasLink(line)).toBe(false)
        expect(line).not.toMatch(/[\p{Cc}\p{Cs}\n]/u)
      }),
    )
  })
})

describe('Text from users', () => {
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

  test('is left out of a report without any', () => {
    const lines = mail('report', { note: '' }).lines
    expect(lines).toHaveLength(mail('report').lines.length - 1)
    expect(lines.join()).not.toContain('>')
  })

  test('is empty if the outbox stored none', () => {
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

test('A published listing is taken down and any other is rejected; its answers are kept for a while', () => {
  expect(mail('rejected', { published: true }).subject).toBe(`Taken down: ${data.title}`)
  expect(mail('rejected', { published: false }).subject).toBe(`Rejected: ${data.title}`)
  for (const published of [true, false]) {
    const { lines } = mail('rejected', { published })
    expect(lines.join()).toContain(`${LISTING_DAYS.rejectedPhotos} days`)
    expect(lines).toContain('> No photos.\n> No price.')
    expect(lines.at(-1)).toContain(data.link)
  }
})

test('A mail about a saved search links new listings, counts the rest, and links to change, pause and stop it', () => {
  const { subject, lines } = mail('saved search')
  expect(subject).toBe(`4 new for ${data.title}`)
  expect(lines).toContain(
    `- ${Object.values(HOME).join(' · ')}\n  https://site.example/listing-detail/listing1/`,
  )
  expect(lines).toContain(
    [
      '- 3 more\n  https://site.example/Search?q=garden&added=7',
      '- Change this search\n  https://site.example/Search?q=garden#change-search1',
      `- ${ALERT_STOP_TEXTS.pause.submit}\n  https://site.example/alerts-off#pause.search1`,
      '- Stop mails about this search\n  https://site.example/alerts-off#search1',
    ].join('\n'),
  )
  const { lines: without } = mail('saved search', { links: { ...data.links, change: null } })
  expect(without.join()).not.toContain('Change this search')
  expect(lines.at(-1)).toBe(`- Stop all mails about saved searches\n  ${data.links.stop}`)
})

describe('The count in the subject of a mail about saved searches', () => {
  type Told = { fresh?: string[]; cheaper?: string[]; name?: string }
  const told = (...searches: Told[]) =>
    mail('saved search', {
      searches: searches.map(({ fresh = [], cheaper = [], name = 'Lucknow' }) => ({
        name,
        query: '?city=lucknow',
        recent: '?city=lucknow&added=7',
        fresh,
        cheaper,
        listings: [...fresh, ...cheaper]
          .slice(0, 6)
          .map((id) => ({ ...HOME, id, place: `Place of ${id}` })),
      })),
    })
  const eight = Array.from({ length: 8 }, (_, n) => `home${n}`)

  test.each([
    [[{ fresh: ['a'] }], '1 new for Lucknow'],
    [[{ cheaper: ['a'] }], '1 cheaper for Lucknow'],
    [[{ fresh: ['a', 'b'], cheaper: ['c'] }], '2 new, 1 cheaper for Lucknow'],
    [[{ fresh: eight }, { fresh: eight, name: 'Flats' }], '8 new for Lucknow and more'],
    // One search reported it before its price fell.
    [[{ fresh: ['a'] }, { cheaper: ['a'], name: 'Flats' }], '1 new for Lucknow and more'],
  ])('of %j is "%s"', (searches, subject) => expect(told(...searches).subject).toBe(subject))

  test('counts each home once and lists it once', () => {
    const { lines } = told({ fresh: eight }, { fresh: [...eight, 'other'], name: 'Flats' })
    const text = lines.join('\n')
    for (const id of [...eight, 'other'].slice(0, 6))
      expect(text.split(`Place of ${id}\n`), id).toHaveLength(2)
    expect(text).toContain('Flats (6 listed above):\n- 3 more\n')
    expect(told({ fresh: ['a'] }, { fresh: ['a'], name: 'Flats' }).lines.join('\n')).toContain(
      'Flats (1 listed above):\n- See all\n',
    )
  })

  test.each([
    [{ fresh: ['a'] }, 'New listings from your saved searches:'],
    [{ cheaper: ['a'] }, 'Prices have dropped in your saved searches:'],
    [{ fresh: ['a'], cheaper: ['b'] }, 'New listings and price drops from your saved searches:'],
  ])('goes with what the first sentence says of %j', (search, sentence) =>
    expect(told(search).lines[1]).toBe(sentence),
  )
})

test('Durations in mails are the real limits', () => {
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
  expect(mail('approved', { count: 12 }).lines.join()).toContain('12 of your listings are approved')
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

test('A mail about saved properties says how much cheaper each is, and names a limited number', () => {
  const one = data.homes[0]
  const many = Array.from({ length: SHORTLIST_LIMITS.perMail + 2 }, (_, n) => ({
    ...one,
    id: `listing${n}`,
  }))
  const [single, several] = [mail('saved home'), mail('saved home', { homes: many })]
  expect(single.subject).toBe('₹5,00,000 less: Garden Bay, Gomti Nagar')
  expect(single.lines).toContain(
    '- ₹90,00,000, ₹5,00,000 less than when you saved it · 3 BHK flat ·\u00a01,450 sq ft carpet · Garden Bay, Gomti Nagar, Lucknow\n  https://site.example/listing-detail/listing1/',
  )
  expect(several.subject).toBe(`${many.length} properties you saved are cheaper`)
  expect(several.lines.join('\n').match(/listing-detail/g)).toHaveLength(SHORTLIST_LIMITS.perMail)
  expect(several.lines.join('\n')).toContain('- 2 more\n  https://site.example/here')
})

describe('Mails to an address without an account', () => {
  test('name a search by our words alone until the address is confirmed', () => {
    const query = '?q=win+at+evil.example+3+bhk&city=lucknow&locality=evil-example'
    const { subject, lines } = mail('confirm alert', { query })
    expect(lines[1]).toMatch(/: 3 BHK · Lucknow\. Open this link/)
    expect(`${subject} ${lines.join()}`).not.toContain('evil')
    expect(mail('confirm alert', { query: '?q=win+at+evil.example' }).lines[1]).toMatch(
      /here\. Open/,
    )
  })

  test('let who did not ask end such mails by a link of their own', () => {
    const never = 'https://site.example/alerts#never.secret'
    expect(mail('confirm alert', { never }).lines.at(-1)).toBe(
      `- ${FOLLOWED_TEXTS.never}\n  ${never}`,
    )
  })

  test('ask before the end whether to keep the searches, and say when the end is', () => {
    const { lines } = mail('keep alert')
    expect(lines.join()).toContain('on 28 November 2027')
    // The link alone keeps nothing.
    expect(lines[1]).toContain(`press “${FOLLOWED_TEXTS.keep}”`)
    expect(lines.at(-1)).toContain('https://site.example/alerts-off#secret')
  })

  test('have a button that leads to what is kept, in place of the profile', () => {
    const [named, nameless] = [mail('saved search'), mail('saved search', { name: '' })]
    expect(named.lines.join()).toContain('Change how often we write')
    expect(nameless.lines[0]).toBe('Hello,')
    expect(nameless.lines.join()).toContain('Change or stop these mails')
  })
})
