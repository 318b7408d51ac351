import { FEED_TEXTS } from '#language/site/texts-feed'
import { cityFeedPath } from '../../contract/paths.ts'
import type { RoutedCity } from '../../domain/city/constants.ts'

/** The feed in the head of a city's pages. */
export const cityFeed = ({ name, slug }: Pick<RoutedCity, 'name' | 'slug'>) => ({
  title: FEED_TEXTS.title(name),
  path: cityFeedPath(slug),
})
