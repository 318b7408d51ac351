import type { CITIES } from './constants.ts'

/** What the picture of each city shows. */
export const CITY_SIGHTS: Record<(typeof CITIES)[number]['slug'], string> = {
  lucknow: 'The Rumi Darwaza in Lucknow',
  noida: 'Towers along the Noida Expressway',
  gurugram: 'The Cyber Hub towers in Gurugram',
  kanpur: 'The riverfront of Kanpur with its mill chimneys',
  varanasi: 'The ghats of Varanasi',
  mathura: 'Vishram Ghat in Mathura',
  agra: 'The Taj Mahal in Agra',
}
