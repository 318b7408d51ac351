import type { Authority } from '../form.ts'

/**
 * The forms were read on sites of builders and agents, not in the register: P and eleven figures, which begin with 521
 * in Pune, and since 2025 PR and thirteen. Whether agents have a newer form too is not known.
 */
export const AUTHORITY: Authority = {
  name: 'MahaRERA',
  hosts: ['maharera.maharashtra.gov.in', 'maharera.mahaonline.gov.in'],
  register: 'https://maharera.maharashtra.gov.in/projects-search-result',
  project: { pattern: /^(P\d{11}|PR\d{13})$/, example: 'P52100055581' },
  agent: { pattern: /^A\d{11}$/, examples: ['A52100046472'] },
}
