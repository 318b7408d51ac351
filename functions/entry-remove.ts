import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { removeEntry } from '../src/server/content/entries.ts'
import { thenBuild } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.removeEntry, ({ deps, params, user }) =>
  thenBuild(deps, removeEntry(deps, user, params.collection, params.id)),
)

export const config: Config = { path: '/api/entries/:collection/:id', method: 'DELETE' }
