import type { Project } from '../domain/project/schema.ts'
import { endpoint, type } from './endpoint.ts'

export const readCityProjects = endpoint({
  method: 'GET',
  path: '/api/city-projects/:city',
  action: 'project.read',
  reply: type<{ projects: Project[] }>(),
})
