import type { Sites } from '../form.ts'

export const SITES: Sites = {
  regulatorSite: 'https://www.up-rera.in',
  recordsSite: 'https://igrsup.gov.in',
}
