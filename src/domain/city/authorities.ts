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
