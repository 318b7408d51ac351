import { THIS } from '#language/language/this'
import { LOCALES } from '../language/constants.ts'
import { feedTime } from '../time/calendar.ts'
import { xmlElement } from './sitemap.ts'

export type FeedItem = { title: string; path: string; text: string; publishedAt: string }
type Feed = { title: string; description: string; path: string; page: string }

/** The number of newest items in a feed. */
export const FEED_ITEMS = 50

/** A list as RSS 2.0. Times in ISO; addresses relative to the site's. */
export function rssXml(feed: Feed, items: readonly FeedItem[], site: string): string {
  const whole = (path: string) => new URL(path, site).href
  const shown = items
    .slice(0, FEED_ITEMS)
    .map(({ title, path, text, publishedAt }) =>
      [
        '<item>',
        xmlElement('title', title),
        xmlElement('link', whole(path)),
        xmlElement('guid', whole(path)),
        xmlElement('description', text),
        xmlElement('pubDate', feedTime(new Date(publishedAt))),
        '</item>\n',
      ].join(''),
    )
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    xmlElement('title', feed.title),
    xmlElement('link', whole(feed.page)),
    xmlElement('description', feed.description),
    xmlElement('language', LOCALES[THIS]),
    `<atom:link href="${whole(feed.path)}" rel="self" type="application/rss+xml"/>\n`,
    ...shown,
    '</channel></rss>\n',
  ].join('')
}
