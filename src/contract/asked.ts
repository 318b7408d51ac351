import type { Asked, SuchHome } from '../domain/asked/such-homes.ts'
import { type Download, endpoint, type } from './endpoint.ts'

/** What such homes are asked for. `own` is the id of the home's own listing, where it has one, which is left out. */
export const readAskedFor = endpoint({
  method: 'POST',
  path: '/api/asked',
  action: 'listing.compare',
  body: type<{
    home: Required<Omit<SuchHome, 'locality'>> & { locality: string }
    own: string | null
  }>(),
  reply: type<Asked>(),
})
/** What a locality asked, month by month, as a file for spreadsheets and programs. */
export const readAskedMonths = endpoint({
  method: 'GET',
  path: '/api/asking-prices/:city/:locality',
  action: 'listing.compare',
  reply: type<Download>(),
  media: 'text/csv; charset=utf-8',
  sharedBy: 'asked-months',
})
