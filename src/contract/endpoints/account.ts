import { signUpSchema } from '../../domain/account/schema.ts'
import { ADDRESSES } from '../addresses.ts'
import { endpoint } from '../endpoint.ts'
import type { SessionUser } from '../session.ts'

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
} as const
