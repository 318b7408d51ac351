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

/** The same as readers of Hindi know them. */
export const AUTHORITIES_IN_HINDI = {
  LDA: 'एलडीए',
  'Awas Vikas': 'आवास विकास',
  'Noida Authority': 'नोएडा अथॉरिटी',
  'Greater Noida Authority': 'ग्रेटर नोएडा अथॉरिटी',
  'Yamuna Authority': 'यमुना अथॉरिटी',
  'DTCP Haryana': 'डीटीसीपी हरियाणा',
  HSVP: 'एचएसवीपी',
  GMDA: 'जीएमडीए',
  KDA: 'केडीए',
  VDA: 'वीडीए',
} as const satisfies Record<(typeof CITY_AUTHORITIES)[number], string>
