import { text, timestamp } from 'drizzle-orm/pg-core'

/** Times are stored with their time zone and read as text. */
export const moment = () => timestamp({ withTimezone: true, mode: 'string' })
export const createdAt = () => moment().notNull().defaultNow()
export const updatedAt = () => moment().notNull().defaultNow()
/** Ids are created by the server: lowercase letters and digits. */
export const id = () => text().primaryKey()
