import { endpoints } from '../../contract/endpoints.ts'
import { ok } from '../../contract/result.ts'
import { handle } from '../http.ts'
import { readProject, readCityProjects } from '../project/read.ts'
import { thenBuild } from '../publication/ask.ts'
import { readEntries, createEntry, changeEntry, removeEntry } from './entries.ts'

export const contentApi = {
  readContent: handle(endpoints.readContent, async ({ deps, params }) =>
    ok({ entries: await readEntries(deps.db, params.collection) }),
  ),
  createEntry: handle(endpoints.createEntry, ({ deps, body, user }) =>
    thenBuild(deps, 'content changed', createEntry(deps, user, body)),
  ),
  changeEntry: handle(endpoints.changeEntry, ({ deps, params, body, user }) =>
    thenBuild(deps, 'content changed', changeEntry(deps, user, params.id, body)),
  ),
  removeEntry: handle(endpoints.removeEntry, ({ deps, params, user }) =>
    thenBuild(deps, 'content changed', removeEntry(deps, user, params.collection, params.id)),
  ),
  readProject: handle(endpoints.readProject, ({ deps, params }) => readProject(deps.db, params.id)),
  readCityProjects: handle(endpoints.readCityProjects, async ({ deps, params }) =>
    ok({ projects: await readCityProjects(deps.db, params.city) }),
  ),
} as const
