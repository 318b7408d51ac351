import * as z from 'zod/mini'
import * as api from '../../contract/launch.ts'
import { ok } from '../../contract/result.ts'
import { launchReasonSchema } from '../../domain/launch/desk-schema.ts'
import { launchPhotosSchema, launchSchema } from '../../domain/launch/schema.ts'
import { on } from '../http.ts'
import { launchesQuerySchema } from '../queries.ts'
import { submissionKeySchema } from '../schemas.ts'
import { declineLaunch, readLaunch, readLaunches } from './desk.ts'
import { readOwnLaunches, withdrawLaunch } from './own.ts'
import { sendLaunch } from './send.ts'

const submissionSchema = z.object({
  fields: launchSchema,
  photoIds: launchPhotosSchema,
  submissionKey: submissionKeySchema,
})

export const launchApi = [
  on(api.sendLaunch, submissionSchema, ({ deps, body, user }) => sendLaunch(deps, user, body)),
  on(api.readOwnLaunches, null, async ({ deps, user }) =>
    ok({ launches: await readOwnLaunches(deps.db, user) }),
  ),
  on(api.withdrawLaunch, null, ({ deps, params, user }) => withdrawLaunch(deps, user, params.id)),
  on(api.readLaunches, launchesQuerySchema, ({ deps, query }) => readLaunches(deps.db, query)),
  on(api.readLaunch, null, ({ deps, params }) => readLaunch(deps.db, params.id)),
  on(api.declineLaunch, z.object({ reason: launchReasonSchema }), ({ deps, params, body, user }) =>
    declineLaunch(deps, user, params.id, body.reason),
  ),
]
