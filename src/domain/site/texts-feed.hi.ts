import { shownCity } from '#language/city/texts-named'

/** What a city's feed is called. */
export const FEED_TEXTS = {
  title: (city: string) => `${shownCity(city)} में नई प्रॉपर्टी`,
  description: (city: string) =>
    `${shownCity(city)} में सबसे नया क्या आया: फ्लैट, मकान, प्लॉट, ऑफिस और पीजी के बेड। हर एक को हमारी टीम ने मंजूर किया है।`,
} as const
