import * as z from 'zod/mini'
import * as hints from '../../contract/hints.ts'
import * as api from '../../contract/moderation.ts'
import { ok } from '../../contract/result.ts'
import * as sameHome from '../../contract/same-home.ts'
import { photoIdsSchema } from '../../domain/listing/schema.ts'
import { READ_PARTS } from '../../domain/moderation/constants.ts'
import { logQuerySchema, queueQuerySchema } from '../../domain/moderation/query-schema.ts'
import {
  approvalsSchema,
  ownReasonSchema,
  reasonSchema,
  versionSchema,
} from '../../domain/moderation/schema.ts'
import { numberSeen } from '../../domain/rera/schema.ts'
import { judgementSchema } from '../../domain/same-home/schema.ts'
import { on } from '../http.ts'
import { judgeHome } from '../same-home/judge.ts'
import { readSameHomes } from '../same-home/read.ts'
import {
  approveEdit,
  approveEdits,
  approveListing,
  approveListings,
  rejectEdit,
  rejectListing,
} from './decide.ts'
import { readDesk, readPrices } from './desk.ts'
import { readHints } from './hints.ts'
import { readLog } from './log-page.ts'
import { readPoster } from './poster.ts'
import { noteRead } from './reads.ts'
import { keepReason, readReasons } from './reasons.ts'
import { noteSeen } from './register.ts'
import { undoDecision } from './undo.ts'

const approval = z.object({ version: versionSchema })
const reading = z.object({
  version: versionSchema,
  part: z.enum(READ_PARTS),
  photoIds: photoIdsSchema,
})
const rejection = z.object({ version: versionSchema, reason: reasonSchema })

export const moderationApi = [
  on(api.readDesk, queueQuerySchema, async ({ deps, query, user }) =>
    ok(await readDesk(deps, query, user)),
  ),
  on(api.readPrices, null, async ({ deps, user }) => ok(await readPrices(deps, user))),
  on(api.noteRead, reading, ({ deps, params, body, user }) =>
    noteRead(deps, user, params.id, body),
  ),
  on(api.approveListing, approval, ({ deps, params, body, user }) =>
    approveListing(deps, user, params.id, body.version),
  ),
  on(api.seenOnRegister, numberSeen, ({ deps, params, body, user }) =>
    noteSeen(deps, user, params.id, body.number),
  ),
  on(api.approveListings, z.object({ approvals: approvalsSchema }), ({ deps, body, user }) =>
    approveListings(deps, user, body.approvals),
  ),
  on(api.rejectListing, rejection, ({ deps, params, body, user }) =>
    rejectListing(deps, user, params.id, body.version, body.reason),
  ),
  on(api.approveEdit, approval, ({ deps, params, body, user }) =>
    approveEdit(deps, user, params.id, body.version),
  ),
  on(api.approveEdits, z.object({ approvals: approvalsSchema }), ({ deps, body, user }) =>
    approveEdits(deps, user, body.approvals),
  ),
  on(api.rejectEdit, rejection, ({ deps, params, body, user }) =>
    rejectEdit(deps, user, params.id, body.version, body.reason),
  ),
  on(api.readReasons, null, ({ deps, user }) => readReasons(deps.db, user)),
  on(
    api.keepReason,
    z.object({ reason: ownReasonSchema, kept: z.boolean() }),
    ({ deps, user, body }) => keepReason(deps, user, body),
  ),
  on(api.undoDecision, null, ({ deps, params, user }) => undoDecision(deps, user, params.id)),
  on(api.readLog, logQuerySchema, ({ deps, query }) => readLog(deps.db, query)),
  on(hints.readHints, null, ({ deps, params }) => readHints(deps.db, params.id)),
  on(sameHome.readSameHomes, null, ({ deps, params }) => readSameHomes(deps.db, params.id)),
  on(sameHome.judgeHome, judgementSchema, ({ deps, params, body, user }) =>
    judgeHome(deps, user, params.id, body),
  ),
  on(hints.readPoster, null, ({ deps, params }) => readPoster(deps.db, params.id)),
]
