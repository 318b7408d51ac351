import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { setAvailability } from '../src/server/listing/published.ts'
import { thenBuild } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.setAvailability, ({ deps, params, body, user }) =>
  thenBuild(deps, setAvailability(deps, user, params.id, body)),
)

export const config: Config = { path: '/api/published-listings/:id/availability', method: 'POST' }
