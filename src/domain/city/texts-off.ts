/** Texts for a city that was on and is switched off. */
export const CITY_OFF_TEXTS = {
  title: (city: string) => `No homes in ${city} for now`,
  said: (city: string) =>
    `We have stopped listing homes in ${city}. This address works again if ${city} returns.`,
  others: 'These cities are open:',
  /** Beside a listing of one's own there. */
  own: (city: string) => `Nobody sees this listing: ${city} is closed for now.`,
}
