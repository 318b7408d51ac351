import { localitiesPath } from '../../contract/paths.ts'

/** Returns the map of a city, by its slug, from the city's own page. */
export async function fetchCityMap(city: string): Promise<Element> {
  const answer = await fetch(localitiesPath(city))
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const map = page.querySelector('[data-city-map]')
  if (!answer.ok || !map) throw new Error(answer.statusText)
  return map
}
