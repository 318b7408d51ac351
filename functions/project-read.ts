import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { readProject } from '../src/server/project/read.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.readProject, ({ deps, params }) => readProject(deps.db, params.id))

export const config: Config = { path: '/api/projects/:id', method: 'GET' }
