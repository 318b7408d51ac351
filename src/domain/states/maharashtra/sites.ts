import type { Sites } from '../form.ts'

export const SITES: Sites = {
  regulatorSite: 'https://maharera.maharashtra.gov.in',
  recordsSite: 'https://igrmaharashtra.gov.in',
}
