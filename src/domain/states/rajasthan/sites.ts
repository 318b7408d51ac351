import type { Sites } from '../form.ts'

export const SITES: Sites = {
  regulatorSite: 'https://rera.rajasthan.gov.in',
  recordsSite: 'https://epanjiyan.rajasthan.gov.in',
}
