import type { CityName } from './constants.ts'

/** Who approves the layouts of plots in each city, as people call them. */
const AUTHORITIES_BY_CITY = {
  Lucknow: ['LDA', 'Awas Vikas'],
  Noida: ['Noida Authority', 'Greater Noida Authority', 'Yamuna Authority'],
  Gurugram: ['DTCP Haryana', 'HSVP', 'GMDA'],
  Kanpur: ['KDA'],
  Varanasi: ['VDA'],
} as const satisfies Record<CityName, readonly [string, ...string[]]>

type CityAuthority = (typeof AUTHORITIES_BY_CITY)[CityName][number]

export const CITY_AUTHORITIES = /* @__PURE__ */ Object.values(AUTHORITIES_BY_CITY).flat() as [
  CityAuthority,
  ...CityAuthority[],
]

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
} as const satisfies Record<CityAuthority, string>
