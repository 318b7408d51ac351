/** Words of the choice of a number's country. */
export const COUNTRY_TEXTS = {
  noticed: 'यह नंबर भारत का नहीं है, इसलिए उसका देश पूछा जा रहा है।',
  label: 'नंबर किस देश का है?',
  choose: 'देश चुनें',
  first: 'सबसे ज्यादा चुने गए',
  others: 'सारे देश',
} as const

/** What people call a country, where it is not the name that the browser knows. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  AE: 'यूएई',
  GB: 'ब्रिटेन',
  HK: 'हांगकांग',
  MO: 'मकाओ',
  US: 'अमेरिका',
}
