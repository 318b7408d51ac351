import type { APIRoute, GetStaticPaths } from 'astro'
import { FEED_TEXTS as texts } from '#language/site/texts-feed'
import { canonicalPath, cityFeedPath, cityProjectsPath, listingPath } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import { toCard } from '../../domain/listing/card.ts'
import { listingHead } from '../../domain/listing/head.ts'
import { siteAddress } from '../../domain/site/address.ts'
import { rssXml } from '../../domain/site/feed.ts'
import { siteSnapshot } from '../../server/build.ts'

export const getStaticPaths = (() =>
  ROUTED_CITIES.map((city) => ({
    params: { city: city.slug },
    props: { city },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ city: (typeof ROUTED_CITIES)[number] }> = async ({ props }) => {
  const { name, slug } = props.city
  const { listings } = await siteSnapshot()
  const items = listings
    .filter(({ city, availability }) => city === name && availability === 'available')
    .map((listing) => {
      const { title, description } = listingHead(toCard(listing), listing.description)
      return {
        title,
        path: listingPath(listing.id),
        text: description,
        publishedAt: listing.approvedAt,
      }
    })
  const page = canonicalPath(cityProjectsPath(slug))
  const feed = {
    title: texts.title(name),
    description: texts.description(name),
    path: cityFeedPath(slug),
    page,
  }
  return new Response(rssXml(feed, items, siteAddress(process.env).href))
}
