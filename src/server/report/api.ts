import * as z from 'zod/mini'
import * as api from '../../contract/report.ts'
import { reasonSchema, versionSchema } from '../../domain/moderation/schema.ts'
import { ADMIN_OUTCOMES } from '../../domain/report/constants.ts'
import { doubtAnswerSchema } from '../../domain/report/doubt-schema.ts'
import { reportIdsSchema, reportSchema } from '../../domain/report/schema.ts'
import { on } from '../http.ts'
import { submission } from '../schemas.ts'
import { handleReports, readReports, takeDownReported } from './desk.ts'
import { answerDoubt } from './doubt.ts'
import { hideReported } from './gone.ts'
import { sendReport } from './send.ts'

export const reportApi = [
  on(api.reportListing, z.extend(reportSchema, submission), ({ deps, params, body, user, ip }) =>
    sendReport(deps, user, params.id, body, ip),
  ),
  on(api.readReports, null, ({ deps }) => readReports(deps.db)),
  on(
    api.handleReports,
    z.object({ outcome: z.enum(ADMIN_OUTCOMES), reports: reportIdsSchema }),
    ({ deps, params, body, user }) =>
      handleReports(deps, user, params.id, body.reports, body.outcome),
  ),
  on(
    api.takeDownReported,
    z.object({ version: versionSchema, reason: reasonSchema, reports: reportIdsSchema }),
    ({ deps, params, body, user }) =>
      takeDownReported(deps, user, params.id, body.version, body.reason, body.reports),
  ),
  on(api.hideReported, z.object({ hidden: z.boolean() }), ({ deps, params, body, user }) =>
    hideReported(deps, user, params.id, body.hidden),
  ),
  on(api.answerDoubt, doubtAnswerSchema, ({ deps, params, body, user }) =>
    answerDoubt(deps, user, params.id, body.answer),
  ),
]
