import type { Authority } from '../form.ts'

/** Where this comes from is in `rera/law.ts`. */
export const AUTHORITY: Authority = {
  name: 'UP RERA',
  hosts: ['up-rera.in'],
  register: 'https://www.up-rera.in/projects',
  project: { pattern: /^UPRERAPRJ\d+(\/\d{2}\/\d{4})?$/, example: 'UPRERAPRJ12345' },
  agent: { pattern: /^UPRERAAGT\d{4,16}(\/\d{2}\/\d{4})?$/, examples: ['UPRERAAGT12345'] },
}
