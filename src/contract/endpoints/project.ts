import * as z from 'zod/mini'
import type { Project } from '../../domain/project/schema.ts'
import { endpoint, withId } from '../endpoint.ts'
import { READS } from '../reads.ts'

export const projectEndpoints = {
  readProject: endpoint<Project>()({
    method: 'GET',
    path: READS.project,
    action: 'project.read',
    params: withId,
  }),
  readCityProjects: endpoint<{ projects: Project[] }>()({
    method: 'GET',
    path: READS.cityProjects,
    action: 'project.read',
    params: z.object({ city: z.string().check(z.regex(/^[^/\p{Cc}]{1,80}$/u)) }),
  }),
} as const
