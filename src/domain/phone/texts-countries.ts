/** Words of the choice of a number's country. */
export const COUNTRY_TEXTS = {
  noticed: 'This number is not from India, so we ask for its country.',
  label: 'Country of the number',
  choose: 'Choose the country',
  first: 'Most often chosen',
  others: 'All countries',
} as const

/** What people call a country, where it is not the name that the browser knows. */
export const COUNTRY_NAMES: Readonly<Record<string, string>> = {
  AE: 'UAE',
  GB: 'UK',
  HK: 'Hong Kong',
  MO: 'Macao',
  US: 'USA',
}
