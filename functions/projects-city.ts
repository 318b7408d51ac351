import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { ok } from '../src/contract/result.ts'
import { readCityProjects } from '../src/server/project/read.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readCityProjects, async ({ deps, params }) =>
  ok({ projects: await readCityProjects(deps.db, params.city) }),
)

export const config: Config = { path: '/api/city-projects/:city', method: 'GET' }
