import { shownCity } from '#language/city/texts-named'
import { startingAt } from '#language/money/texts-amounts'
import { inPlace } from '#language/text/texts'

/** Texts of the share menu, of the pictures of shared links, and of their alternative texts. */
export const SHARE_TEXTS = {
  open: 'शेयर करें',
  byWhatsApp: 'व्हाट्सऐप पर भेजें',
  copy: 'लिंक कॉपी करें',
  otherApps: 'दूसरे ऐप',
  byMail: 'ईमेल से भेजें',
  online: (count: number) => `${count} लिस्टिंग ऑनलाइन`,
  flatsFrom: (price: string) => `फ्लैट ${startingAt(price)}`,
  rentsFrom: (price: string) => `किराया ${startingAt(price)}`,
  homes: (count: number) => `${count} घर बिक्री के लिए`,
  from: startingAt,
  bedsFrom: (price: string) => `पीजी के बेड ${startingAt(price)}`,
  listingAlt: (what: string, price: string, place: string) => `${inPlace(what, place)}, ${price}`,
  cityAlt: (city: string) => `${shownCity(city)} में प्रॉपर्टी: ऑनलाइन लिस्टिंग और कीमतें`,
} as const
