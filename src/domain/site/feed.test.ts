import { expect, test } from 'vitest'
import { FEED_ITEMS, type FeedItem, rssXml } from './feed.ts'

const FEED = { title: 'New & good', description: 'All', path: '/noida/feed.xml', page: '/noida/' }
const item = (over: Partial<FeedItem> = {}): FeedItem => ({
  title: 'A <flat>',
  path: '/l/a/',
  text: '2 BHK',
  publishedAt: '2026-11-01T20:00:00.000Z',
  ...over,
})

test('A feed names its list and itself, and each item with its address and the time of its publication in India', () => {
  const xml = rssXml(FEED, [item()], 'https://s.in')
  for (const part of [
    '<title>New &amp; good</title><link>https://s.in/noida/</link>',
    '<atom:link href="https://s.in/noida/feed.xml" rel="self" type="application/rss+xml"/>',
    '<item><title>A &lt;flat&gt;</title><link>https://s.in/l/a/</link><guid>https://s.in/l/a/</guid><description>2 BHK</description><pubDate>Mon, 02 Nov 2026 01:30:00 +0530</pubDate></item>',
  ])
    expect(xml).toContain(part)
})

test('A feed shows a limited number of items', () => {
  const items = Array.from({ length: FEED_ITEMS + 1 }, (_, i) => item({ path: `/l/${i}/` }))
  expect(rssXml(FEED, items, 'https://s.in').match(/<item>/g)).toHaveLength(FEED_ITEMS)
})
