import type { Sites } from '../form.ts'

export const SITES: Sites = {
  regulatorSite: 'https://haryanarera.gov.in',
  recordsSite: 'https://jamabandi.nic.in',
}
