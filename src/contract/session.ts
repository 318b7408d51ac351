import type { Role } from '../domain/account/constants.ts'

/** Who is signed in, as every page may know it of its own visitor. */
export type SessionUser = { id: string; name: string; email: string; role: Role }
