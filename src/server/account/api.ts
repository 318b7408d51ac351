import * as z from 'zod/mini'
import * as api from '../../contract/account.ts'
import { ok } from '../../contract/result.ts'
import * as security from '../../contract/security.ts'
import * as users from '../../contract/users.ts'
import { FILE_LINES, ROLES, USER_STATUSES } from '../../domain/account/constants.ts'
import { nameSchema } from '../../domain/account/name.ts'
import { deletionSchema, profileSchema } from '../../domain/account/own-data-schema.ts'
import { signUpSchema } from '../../domain/account/schema.ts'
import {
  passwordChangeSchema,
  resetAskSchema,
  resetSchema,
  twoStepSchema,
  verifySchema,
} from '../../domain/account/security-schema.ts'
import { LANGUAGES } from '../../domain/language/constants.ts'
import { on } from '../http.ts'
import { usersQuerySchema } from '../queries.ts'
import { createAccount } from './commands.ts'
import { deleteAccount } from './delete.ts'
import { exportOwnData } from './export.ts'
import { changeFileLimit, changeRole, changeStatus } from './manage.ts'
import { decideName, readNames } from './names.ts'
import { changePassword } from './own-password.ts'
import { endOtherSessions, endOwnSession, readSecurity } from './own-security.ts'
import { changeProfile, keepLanguage, readProfile } from './profile.ts'
import { setPublicPage } from './public-page.ts'
import { askReset, resetPassword } from './recover.ts'
import { sessionIdOf } from './session.ts'
import { prepareTwoStep, switchTwoStepOff, switchTwoStepOn } from './two-step.ts'
import { readUser, readUsers } from './users.ts'
import { askVerification, verifyEmail } from './verify.ts'

function change<Word extends string>(words: readonly [Word, ...Word[]]) {
  const word = z.enum(words)
  return z.object({ from: word, to: word })
}

export const accountApi = [
  on(api.createAccount, signUpSchema, ({ deps, body, ip }) => createAccount(deps, body, ip)),
  on(api.readSession, null, async ({ user }) => ok({ user })),
  on(api.readProfile, null, ({ deps, user }) => readProfile(deps.db, user)),
  on(api.changeProfile, profileSchema, ({ deps, user, body }) => changeProfile(deps, user, body)),
  on(api.keepLanguage, z.object({ language: z.enum(LANGUAGES) }), ({ deps, user, body }) =>
    keepLanguage(deps, user, body.language),
  ),
  on(api.setPublicPage, z.object({ on: z.boolean() }), ({ deps, user, body }) =>
    setPublicPage(deps, user, body.on),
  ),
  on(api.exportOwnData, null, ({ deps, user }) => exportOwnData(deps, user)),
  on(api.deleteAccount, deletionSchema, ({ deps, user, body }) =>
    deleteAccount(deps, user, body.currentPassword),
  ),
  on(security.verifyEmail, verifySchema, ({ deps, user, body, ip }) =>
    verifyEmail(deps, user, body, ip),
  ),
  on(security.askVerification, null, ({ deps, user }) => askVerification(deps, user)),
  on(security.askReset, resetAskSchema, ({ deps, body, ip }) => askReset(deps, body.email, ip)),
  on(security.resetPassword, resetSchema, ({ deps, body, ip }) => resetPassword(deps, body, ip)),
  on(security.changePassword, passwordChangeSchema, async ({ deps, body, user, request }) =>
    changePassword(deps, user, body, (await sessionIdOf(deps, request)) ?? ''),
  ),
  on(security.readSecurity, null, async ({ deps, user, request }) =>
    readSecurity(deps, user, (await sessionIdOf(deps, request)) ?? ''),
  ),
  on(security.endOwnSession, null, ({ deps, params, user }) =>
    endOwnSession(deps, user, params.id),
  ),
  on(security.endOtherSessions, null, async ({ deps, user, request }) =>
    endOtherSessions(deps, user, (await sessionIdOf(deps, request)) ?? ''),
  ),
  on(security.prepareTwoStep, null, ({ deps, user }) => prepareTwoStep(deps, user)),
  on(security.switchTwoStepOn, twoStepSchema, ({ deps, body, user }) =>
    switchTwoStepOn(deps, user, body),
  ),
  on(security.switchTwoStepOff, twoStepSchema, ({ deps, body, user }) =>
    switchTwoStepOff(deps, user, body),
  ),
  on(users.readUsers, usersQuerySchema, ({ deps, query }) => readUsers(deps.db, query)),
  on(users.readUser, null, ({ deps, params }) => readUser(deps.db, params.id)),
  on(users.changeRole, change(ROLES), ({ deps, user, params, body }) =>
    changeRole(deps, user, params.id, body),
  ),
  on(users.changeStatus, change(USER_STATUSES), ({ deps, user, params, body }) =>
    changeStatus(deps, user, params.id, body),
  ),
  on(
    users.changeFileLimit,
    z.object({ lines: z.literal(FILE_LINES) }),
    ({ deps, user, params, body }) => changeFileLimit(deps, user, params.id, body.lines),
  ),
  on(users.readNames, null, ({ deps }) => readNames(deps)),
  on(
    users.decideName,
    z.object({ name: nameSchema, approved: z.boolean() }),
    ({ deps, params, body, user }) => decideName(deps, user, params.id, body),
  ),
]
