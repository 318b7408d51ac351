import type { Authority } from '../form.ts'

/**
 * The forms were read on sites of builders and agents, not in the register: one to four figures at the end for projects
 * of 2017 to 2025, three to five for agents of 2018 to 2026. One figure more is taken.
 */
export const AUTHORITY: Authority = {
  name: 'Rajasthan RERA',
  hosts: ['rera.rajasthan.gov.in'],
  register: 'https://rera.rajasthan.gov.in/',
  project: { pattern: /^RAJ\/P\/\d{4}\/\d{1,5}$/, example: 'RAJ/P/2025/3551' },
  agent: { pattern: /^RAJ\/A\/\d{4}\/\d{1,6}$/, examples: ['RAJ/A/2022/4768'] },
}
