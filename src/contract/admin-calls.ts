import { ADMIN_ADDRESSES } from './admin-addresses.ts'
import type { Endpoints } from './endpoints.ts'

/** Endpoints as the admins' pages call them, without their schemas. */
export const adminCalls = ADMIN_ADDRESSES as unknown as Pick<
  Endpoints,
  keyof typeof ADMIN_ADDRESSES
>
