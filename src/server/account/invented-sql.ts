import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { DEMO_DOMAIN } from '../../domain/account/constants.ts'

/** Condition: an account of the demo data has this address, so it is nobody. */
export const isInvented = (address: SQL): SQL => sql`${address} like ${`%${DEMO_DOMAIN}`}`
