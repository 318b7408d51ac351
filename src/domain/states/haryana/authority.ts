import type { Authority } from '../form.ts'

/** Where this comes from is in `rera/law.ts`. */
export const AUTHORITY: Authority = {
  name: 'HARERA Gurugram',
  hosts: ['haryanarera.gov.in'],
  register: 'https://haryanarera.gov.in/',
  project: {
    // The certificate carries the long form, the register of the authority the short one; see `LAW.shortForm`.
    pattern: /^(RC\/REP\/HARERA\/GGM(\/\d{1,6})+|GGM(\/\d{1,6}){4})$/,
    example: 'RC/REP/HARERA/GGM/781/513/2024/08',
  },
  agent: {
    // Haryana has two authorities. Gurugram may write the name of the act before the number, and marks renewals with
    // letters.
    pattern:
      /^(HRERA-PKL-REA-\d{1,5}-\d{4}|((RC\/)?HA?RERA\/)?GGM\/\d{1,6}(\/[A-Z0-9]{1,6}){1,5})$/,
    examples: ['HRERA-PKL-REA-1234-2024', 'RC/HARERA/GGM/1234/829/2024/57'],
  },
}
