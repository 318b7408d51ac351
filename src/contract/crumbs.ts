import { CITY_TEXTS } from '#language/city/texts'
import { PROJECT_LISTS } from '#language/project/texts'
import { NAV_TEXTS } from '#language/site/texts'
import type { RoutedCity } from '../domain/city/constants.ts'
import type { Crumb } from '../domain/structured-data/site.ts'
import { canonicalPath, cityProjectsPath, PATHS } from './paths.ts'

/** The first crumb of every path. */
export const HOME_CRUMB: Crumb = { name: NAV_TEXTS.home, path: PATHS.home }

/** The crumbs of a city's projects. */
export const cityCrumbs = ({ name, slug }: Pick<RoutedCity, 'name' | 'slug'>): Crumb[] => [
  { name: CITY_TEXTS.title, path: canonicalPath(PATHS.city) },
  { name: PROJECT_LISTS.cityTitle(name), path: cityProjectsPath(slug) },
]
