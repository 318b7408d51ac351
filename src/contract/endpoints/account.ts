import { signUpSchema } from '../../domain/account/schema.ts'
import {
  passwordChangeSchema,
  resetAskSchema,
  resetSchema,
  twoStepSchema,
  verifySchema,
} from '../../domain/account/security-schema.ts'
import { ADDRESSES } from '../addresses.ts'
import { endpoint, withId } from '../endpoint.ts'
import type { OwnSecurity, SessionUser, TwoStepKey } from '../session.ts'

type Nothing = Record<string, never>

/** An account and what protects it: its password, its address, its sessions, and the second step of a login. */
export const accountEndpoints = {
  createAccount: endpoint<{ id: string }>()({
    ...ADDRESSES.createAccount,
    action: 'account.create',
    body: signUpSchema,
    status: 201,
  }),
  readSession: endpoint<{ user: SessionUser | null }>()({
    ...ADDRESSES.readSession,
    action: 'session.read',
  }),
  readSecurity: endpoint<OwnSecurity>()({ ...ADDRESSES.readSecurity, action: 'account.manageOwn' }),
  endOwnSession: endpoint<{ id: string }>()({
    ...ADDRESSES.endOwnSession,
    action: 'account.manageOwn',
    params: withId,
  }),
  endOtherSessions: endpoint<{ ended: number }>()({
    ...ADDRESSES.endOtherSessions,
    action: 'account.manageOwn',
  }),
  changePassword: endpoint<{ ended: number }>()({
    ...ADDRESSES.changePassword,
    action: 'account.manageOwn',
    body: passwordChangeSchema,
  }),
  askVerification: endpoint<Nothing>()({
    ...ADDRESSES.askVerification,
    action: 'account.manageOwn',
  }),
  verifyEmail: endpoint<Nothing>()({
    ...ADDRESSES.verifyEmail,
    action: 'account.recover',
    body: verifySchema,
  }),
  askReset: endpoint<Nothing>()({
    ...ADDRESSES.askReset,
    action: 'account.recover',
    body: resetAskSchema,
  }),
  resetPassword: endpoint<Nothing>()({
    ...ADDRESSES.resetPassword,
    action: 'account.recover',
    body: resetSchema,
  }),
  prepareTwoStep: endpoint<TwoStepKey>()({
    ...ADDRESSES.prepareTwoStep,
    action: 'account.manageOwn',
  }),
  switchTwoStepOn: endpoint<{ twoStep: boolean }>()({
    ...ADDRESSES.switchTwoStepOn,
    action: 'account.manageOwn',
    body: twoStepSchema,
  }),
  switchTwoStepOff: endpoint<{ twoStep: boolean }>()({
    ...ADDRESSES.switchTwoStepOff,
    action: 'account.manageOwn',
    body: twoStepSchema,
  }),
} as const
