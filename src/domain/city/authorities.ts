/** Who approves the layouts of plots in the portal's cities, as people call them. */
export const CITY_AUTHORITIES = [
  'LDA',
  'Awas Vikas',
  'Noida Authority',
  'Greater Noida Authority',
  'Yamuna Authority',
  'DTCP Haryana',
  'HSVP',
  'GMDA',
  'KDA',
  'VDA',
] as const

/** The same for the form: with where they are, or what else they are called. */
export const AUTHORITY_LABELS: Readonly<Record<string, string>> = {
  LDA: 'LDA (Lucknow)',
  'Awas Vikas': 'Awas Vikas (Uttar Pradesh)',
  'Greater Noida Authority': 'Greater Noida Authority (GNIDA)',
  'Yamuna Authority': 'Yamuna Authority (YEIDA)',
  'DTCP Haryana': 'DTCP Haryana (Gurugram)',
  HSVP: 'HSVP, formerly HUDA (Gurugram)',
  GMDA: 'GMDA (Gurugram)',
  KDA: 'KDA (Kanpur)',
  VDA: 'VDA (Varanasi)',
}
