import { listed } from '../../text/listed.ts'

/** Former, short and Hindi names, and the most frequent misspellings. */
export const ALIASES = listed(
  'gurgaon; gurgoan; gurgao; gurgaun; gurugaon; gurugoan; gudgaon; gurgoun; ggn; ggm; गुड़गांव; गुडगाँव; गुरुगांव; गुरूग्राम; गुडगाव',
)
