import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { createEntry } from '../src/server/content/entries.ts'
import { thenBuild } from '../src/server/publication.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.createEntry, ({ deps, body, user }) =>
  thenBuild(deps, createEntry(deps, user, body)),
)

export const config: Config = { path: '/api/entries', method: 'POST' }
