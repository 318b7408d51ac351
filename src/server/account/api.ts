import { endpoints } from '../../contract/endpoints.ts'
import { usersQuerySchema } from '../../contract/queries.ts'
import { ok } from '../../contract/result.ts'
import { handle } from '../http.ts'
import { withQuery } from '../query.ts'
import { createAccount } from './commands.ts'
import { deleteAccount } from './delete.ts'
import { exportOwnData } from './export.ts'
import { changeRole, changeStatus } from './manage.ts'
import { changePassword } from './own-password.ts'
import { readSecurity, endOwnSession, endOtherSessions } from './own-security.ts'
import { readProfile, changeProfile } from './profile.ts'
import { askReset, resetPassword } from './recover.ts'
import { sessionIdOf } from './session.ts'
import { prepareTwoStep, switchTwoStepOn, switchTwoStepOff } from './two-step.ts'
import { readUsers, readUser } from './users.ts'
import { verifyEmail, askVerification } from './verify.ts'

export const accountApi = {
  createAccount: handle(endpoints.createAccount, ({ deps, body, ip }) =>
    createAccount(deps, body, ip),
  ),
  readSession: handle(endpoints.readSession, async ({ user }) => ok({ user })),
  readProfile: handle(endpoints.readProfile, ({ deps, user }) => readProfile(deps.db, user)),
  changeProfile: handle(endpoints.changeProfile, ({ deps, user, body }) =>
    changeProfile(deps, user, body),
  ),
  exportOwnData: handle(endpoints.exportOwnData, ({ deps, user }) => exportOwnData(deps, user)),
  deleteAccount: handle(endpoints.deleteAccount, ({ deps, user, body }) =>
    deleteAccount(deps, user, body.currentPassword),
  ),
  verifyEmail: handle(endpoints.verifyEmail, ({ deps, user, body, ip }) =>
    verifyEmail(deps, user, body, ip),
  ),
  askVerification: handle(endpoints.askVerification, ({ deps, user }) =>
    askVerification(deps, user),
  ),
  askReset: handle(endpoints.askReset, ({ deps, body, ip }) => askReset(deps, body.email, ip)),
  resetPassword: handle(endpoints.resetPassword, ({ deps, body, ip }) =>
    resetPassword(deps, body, ip),
  ),
  changePassword: handle(endpoints.changePassword, async ({ deps, body, user, request }) =>
    changePassword(deps, user, body, (await sessionIdOf(deps, request)) ?? ''),
  ),
  readSecurity: handle(endpoints.readSecurity, async ({ deps, user, request }) =>
    readSecurity(deps, user, (await sessionIdOf(deps, request)) ?? ''),
  ),
  endOwnSession: handle(endpoints.endOwnSession, ({ deps, params, user }) =>
    endOwnSession(deps, user, params.id),
  ),
  endOtherSessions: handle(endpoints.endOtherSessions, async ({ deps, user, request }) =>
    endOtherSessions(deps, user, (await sessionIdOf(deps, request)) ?? ''),
  ),
  prepareTwoStep: handle(endpoints.prepareTwoStep, ({ deps, user }) => prepareTwoStep(deps, user)),
  switchTwoStepOn: handle(endpoints.switchTwoStepOn, ({ deps, body, user }) =>
    switchTwoStepOn(deps, user, body),
  ),
  switchTwoStepOff: handle(endpoints.switchTwoStepOff, ({ deps, body, user }) =>
    switchTwoStepOff(deps, user, body),
  ),
  readUsers: handle(endpoints.readUsers, ({ deps, request }) =>
    withQuery(request, usersQuerySchema, (filter) => readUsers(deps.db, filter)),
  ),
  readUser: handle(endpoints.readUser, ({ deps, params }) => readUser(deps.db, params.id)),
  changeRole: handle(endpoints.changeRole, ({ deps, user, params, body }) =>
    changeRole(deps, user, params.id, body),
  ),
  changeStatus: handle(endpoints.changeStatus, ({ deps, user, params, body }) =>
    changeStatus(deps, user, params.id, body),
  ),
} as const
