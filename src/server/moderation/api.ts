import { endpoints } from '../../contract/endpoints.ts'
import { ok } from '../../contract/result.ts'
import { queueQuerySchema, logQuerySchema } from '../../domain/moderation/query-schema.ts'
import { decideName, readNames } from '../account/names.ts'
import { handle } from '../http.ts'
import { thenBuild } from '../publication/ask.ts'
import { withQuery } from '../query.ts'
import { readReports, handleReports, takeDownReported } from '../report/desk.ts'
import { approveListings } from './approve-batch.ts'
import { approveListing, rejectListing, unpublishListing } from './decide.ts'
import { readDesk } from './desk.ts'
import { approveEdit, rejectEdit } from './edits.ts'
import { readHints } from './hints.ts'
import { readLog } from './log-page.ts'
import { readPoster } from './poster.ts'
import { undoDecision } from './undo.ts'

export const moderationApi = {
  readDesk: handle(endpoints.readDesk, ({ deps, request }) =>
    withQuery(request, queueQuerySchema, async (query) => ok(await readDesk(deps.db, query))),
  ),
  approveListing: handle(endpoints.approveListing, ({ deps, params, body, user }) =>
    thenBuild(deps, 'listing approved', approveListing(deps, user, params.id, body.version)),
  ),
  approveListings: handle(endpoints.approveListings, ({ deps, body, user }) =>
    approveListings(deps, user, body.approvals),
  ),
  rejectListing: handle(endpoints.rejectListing, ({ deps, params, body, user }) =>
    rejectListing(deps, user, params.id, body.version, body.reason),
  ),
  approveEdit: handle(endpoints.approveEdit, ({ deps, params, body, user }) =>
    thenBuild(deps, 'listing changed', approveEdit(deps, user, params.id, body.version)),
  ),
  rejectEdit: handle(endpoints.rejectEdit, ({ deps, params, body, user }) =>
    rejectEdit(deps, user, params.id, body.version, body.reason),
  ),
  undoDecision: handle(endpoints.undoDecision, ({ deps, params, user }) =>
    undoDecision(deps, user, params.id),
  ),
  readHints: handle(endpoints.readHints, ({ deps, params }) => readHints(deps.db, params.id)),
  readPoster: handle(endpoints.readPoster, ({ deps, params }) => readPoster(deps.db, params.id)),
  readLog: handle(endpoints.readLog, ({ deps, request }) =>
    withQuery(request, logQuerySchema, (query) => readLog(deps.db, query)),
  ),
  unpublishListing: handle(endpoints.unpublishListing, ({ deps, params, body, user }) =>
    thenBuild(
      deps,
      'listing taken down',
      unpublishListing(deps, user, params.id, body.version, body.reason),
    ),
  ),
  readNames: handle(endpoints.readNames, ({ deps }) => readNames(deps.db)),
  decideName: handle(endpoints.decideName, ({ deps, params, body, user }) =>
    decideName(deps, user, params.id, body),
  ),
  readReports: handle(endpoints.readReports, ({ deps }) => readReports(deps.db)),
  handleReports: handle(endpoints.handleReports, ({ deps, params, body, user }) =>
    handleReports(deps, user, params.id, body.reports, body.outcome),
  ),
  takeDownReported: handle(endpoints.takeDownReported, ({ deps, params, body, user }) =>
    thenBuild(
      deps,
      'listing taken down',
      takeDownReported(deps, user, params.id, body.version, body.reason, body.reports),
    ),
  ),
} as const
