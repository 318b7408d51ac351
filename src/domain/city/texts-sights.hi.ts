import type { CITIES } from './constants.ts'

/** What the picture of each city shows. */
export const CITY_SIGHTS: Record<(typeof CITIES)[number]['slug'], string> = {
  lucknow: 'लखनऊ का रूमी दरवाजा',
  noida: 'नोएडा एक्सप्रेसवे के किनारे टावर',
  gurugram: 'गुरुग्राम में साइबर हब के टावर',
  kanpur: 'कानपुर में नदी का किनारा और मिलों की चिमनियां',
  varanasi: 'वाराणसी के घाट',
  mathura: 'मथुरा का विश्राम घाट',
  agra: 'आगरा का ताजमहल',
}
