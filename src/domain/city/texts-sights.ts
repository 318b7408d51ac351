import type { CITIES_WITHOUT_PAGES } from './constants.ts'

/** What the pictures of cities without pages show. */
export const SIGHTS_ELSEWHERE: Record<(typeof CITIES_WITHOUT_PAGES)[number]['name'], string> = {
  Mathura: 'Vishram Ghat in Mathura',
  Agra: 'The Taj Mahal in Agra',
}
