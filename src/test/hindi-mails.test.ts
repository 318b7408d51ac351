import { expect, test } from 'vitest'
import { ACCOUNT_MAILS } from '#language/mail/texts-account'
import { COMPLAINT_MAILS } from '#language/mail/texts-complaint'
import { LISTING_MAILS } from '#language/mail/texts-listing'
import { SEARCH_MAILS } from '../domain/mail/search.ts'
import type { MailBlock, MailText } from '../domain/mail/text.ts'
import { loadInLanguage } from './support/language/in-language.ts'

type Mails = Record<string, MailText>
const FILES = {
  ACCOUNT_MAILS: 'src/domain/mail/texts-account.hi.ts',
  COMPLAINT_MAILS: 'src/domain/mail/texts-complaint.hi.ts',
  LISTING_MAILS: 'src/domain/mail/texts-listing.hi.ts',
  SEARCH_MAILS: 'src/domain/mail/search.ts',
}
const ENGLISH: Mails = { ...ACCOUNT_MAILS, ...COMPLAINT_MAILS, ...LISTING_MAILS, ...SEARCH_MAILS }
const HINDI: Mails = Object.assign(
  {},
  ...(await Promise.all(
    Object.entries(FILES).map(
      async ([name, file]) => (await loadInLanguage<Record<string, unknown>>('hi', file))[name],
    ),
  )),
)

const data = {
  name: 'ASHA',
  site: 'https://site.example',
  link: 'https://site.example/here',
  title: 'GARDEN BAY',
  reason: 'NO PHOTOS',
  visitor: 'RAVI',
  message: 'IS IT FREE',
  mobileNumber: '9876543210',
  email: 'RAVI@SITE.EXAMPLE',
  replyTo: 'REPLY@SITE.EXAMPLE',
  answer: 'IT IS',
  answered: true,
  report: 'https://site.example/report',
  since: Date.parse('2026-11-25T10:00:00Z'),
  listings: 'https://site.example/profile',
  endsAt: '2027-11-28T10:00:00Z',
  query: '?city=lucknow',
  dueAt: '2026-12-02T10:00:00Z',
  outcome: 'dismissed',
  published: true,
  homes: ['one', 'two'].map((id) => ({
    id,
    saved: 9_500_000,
    price: 9_000_000,
    listingType: 'Sell',
    projectBuildingName: 'GARDEN BAY',
    locality: 'GOMTI NAGAR',
    city: 'Lucknow',
    propertyCategory: 'Residential',
    propertyType: 'Flat/Apartment',
    bedrooms: 3,
    plotArea: 1450,
    areaUnit: 'sq ft',
    areaBasis: 'Carpet',
  })),
  searches: ['one', 'two'].map((id) => ({
    id,
    name: `SEARCH ${id}`,
    query: '?q=all',
    recent: '?q=new',
    fresh: ['one', 'three'],
    cheaper: ['two'],
    listings: [{ id: 'one', price: '₹72,00,000', facts: '3 BHK', place: 'GOMTI NAGAR' }],
  })),
  parts: [{ subject: 'गार्डन बे', blocks: ['नमस्ते,', 'अब सस्ती है।'] }],
  links: {
    listing: (id: string) => `https://site.example/${id}`,
    picture: () => null,
    search: (query: string) => `https://site.example/search${query}`,
    stop: 'https://site.example/stop',
    change: (id: string, query: string) => `https://site.example/Search${query}#change-${id}`,
    pauseOne: (id: string) => `https://site.example/pause/${id}`,
    stopOne: (id: string) => `https://site.example/stop/${id}`,
    stopTogether: 'https://site.example/alerts-off#together',
  },
}
const CHANGES: Partial<Parameters<MailText>[0]>[] = [
  {},
  { name: '' },
  { mobileNumber: '+971501234567' },
  { title: '' },
  { count: 12 },
  { published: false },
  { replyTo: undefined },
  { reported: true },
  { report: undefined },
  { message: '' },
  { confirm: 'https://site.example/confirm' },
  { message: '', confirm: 'https://site.example/confirm' },
  { count: 12, confirm: 'https://site.example/confirm' },
  { message: '', answer: '' },
  { answer: '' },
  { answer: '', answered: false },
  { message: '', answer: '', answered: false, replyTo: undefined },
  { homes: data.homes.slice(0, 1) },
  { searches: data.searches.slice(0, 1).map((one) => ({ ...one, cheaper: [] })) },
]

/** What no language may change: the kinds of the blocks, where links lead, what people wrote, and what is inserted. */
function bones(block: MailBlock | string): unknown {
  if (typeof block !== 'string') {
    if ('quote' in block) return block
    if ('label' in block) return { link: block.link, named: block.label !== '' }
    if ('items' in block)
      // The greeting of a chat is a part of its address.
      return block.items.map(({ link, text }) => [link.split('?text=')[0], bones(text)])
    return 'home' in block ? block.home.link : block.homes.map(({ link }) => link)
  }
  const inserted = Object.values(data).filter(
    (value) => typeof value === 'string' && /^[A-Z]/.test(value) && block.includes(value),
  )
  return [...inserted, ...(block.match(/SEARCH \w+|\b12\b|\b60\b|\b10\b|₹[\d,]+/g) ?? [])].sort()
}

test.each(Object.keys(ENGLISH))('A mail of the kind %s is built alike in Hindi', (kind) => {
  for (const change of CHANGES) {
    const said = { ...data, ...change }
    const [english, hindi] = [ENGLISH[kind]?.(said), HINDI[kind]?.(said)]
    expect(hindi?.blocks.map(bones), JSON.stringify(change)).toEqual(english?.blocks.map(bones))
    expect(bones(hindi?.subject ?? '')).toEqual(bones(english?.subject ?? ''))
  }
})
