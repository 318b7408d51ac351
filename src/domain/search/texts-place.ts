/** The page of a city's localities. */
export const PLACES_TEXTS = {
  crumb: 'Localities',
  title: (city: string) => `Where to buy in ${city}`,
  description: (city: string) =>
    `The localities of ${city} on a drawn map, each with how much is for sale there, the lowest price, and what most ask per sq ft.`,
  intro:
    'Each plot leads to what is for sale in that locality. The switch shows what homes cost per sq ft.',
  kinds: (city: string) => `What else there is in ${city}`,
  sizes: (city: string) => `Homes for sale in ${city} by size`,
  map: 'Map',
  open: 'Naksha',
  closeMap: 'Close the map',
} as const
