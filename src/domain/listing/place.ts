import { shownCity } from '#language/city/texts-named'
import { shownLocality } from '#language/locality/texts-named'

/** "Gomti Nagar, Lucknow". */
export const placeOf = ({ locality, city }: { locality: string; city: string }): string =>
  `${shownLocality(city, locality)}, ${shownCity(city)}`
