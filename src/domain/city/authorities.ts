import type { Names } from '../language/constants.ts'
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

/** The same as readers of other languages know them. */
export const AUTHORITY_NAMES = {
  LDA: { hi: 'एलडीए' },
  'Awas Vikas': { hi: 'आवास विकास' },
  'Noida Authority': { hi: 'नोएडा अथॉरिटी' },
  'Greater Noida Authority': { hi: 'ग्रेटर नोएडा अथॉरिटी' },
  'Yamuna Authority': { hi: 'यमुना अथॉरिटी' },
  'DTCP Haryana': { hi: 'डीटीसीपी हरियाणा' },
  HSVP: { hi: 'एचएसवीपी' },
  GMDA: { hi: 'जीएमडीए' },
  KDA: { hi: 'केडीए' },
  VDA: { hi: 'वीडीए' },
} as const satisfies Record<CityAuthority, Names>
