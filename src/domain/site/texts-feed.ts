/** What a city's feed is called. */
export const FEED_TEXTS = {
  title: (city: string) => `New properties in ${city}`,
  description: (city: string) =>
    `What was published in ${city} last: flats, houses, plots, offices and PG beds, each approved by a person.`,
} as const
