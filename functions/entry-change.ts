import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { changeEntry } from '../src/server/content/entries.ts'
import { thenBuild } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.changeEntry, ({ deps, params, body, user }) =>
  thenBuild(deps, changeEntry(deps, user, params.id, body)),
)

export const config: Config = { path: '/api/entries/:id', method: 'POST' }
