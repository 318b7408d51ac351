import * as z from 'zod/mini'
import * as api from '../../contract/content.ts'
import * as project from '../../contract/project.ts'
import { ok } from '../../contract/result.ts'
import { ENTRY_KINDS } from '../../domain/content/fields.ts'
import { type Entry, entrySchemas } from '../../domain/content/schema.ts'
import { numberSeen } from '../../domain/rera/schema.ts'
import { on } from '../http.ts'
import { readCityProjects } from '../project/read.ts'
import { idSchema, submissionKeySchema } from '../schemas.ts'
import { createEntry, readEntries, removeEntry, updateEntry } from './entries.ts'
import { noteProjectSeen } from './register.ts'

/** The schema of an entry of any kind, with further fields. */
function entryWith<More extends z.core.$ZodShape>(
  more: More,
): z.ZodMiniType<Entry & z.infer<z.ZodMiniObject<More>>> {
  const [first, ...others] = ENTRY_KINDS.map((kind) =>
    z.object({ collection: z.literal(kind), fields: entrySchemas[kind], ...more }),
  )
  return z.discriminatedUnion('collection', [first, ...others] as never) as never
}

export const contentApi = [
  on(api.readContent, null, async ({ deps, params }) =>
    ok({ entries: await readEntries(deps.db, params.collection) }),
  ),
  on(
    api.createEntry,
    entryWith({ submissionKey: submissionKeySchema, launch: z.optional(idSchema) }),
    ({ deps, body, user }) => createEntry(deps, user, body),
  ),
  on(
    api.updateEntry,
    entryWith({ version: z.number().check(z.int(), z.minimum(1)) }),
    ({ deps, params, body, user }) => updateEntry(deps, user, params.id, body),
  ),
  on(api.removeEntry, null, ({ deps, params, user }) =>
    removeEntry(deps, user, params.collection, params.id),
  ),
  on(api.projectSeenOnRegister, numberSeen, ({ deps, params, body, user }) =>
    noteProjectSeen(deps, user, params.collection, params.id, body.number),
  ),
  on(project.readCityProjects, null, async ({ deps, params }) =>
    ok({ projects: await readCityProjects(deps.db, params.city) }),
  ),
]
