import { sql } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../../contract/account.ts'
import { mailboxOf } from '../../../domain/account/atoms.ts'
import type { Role } from '../../../domain/account/constants.ts'
import { FIELD_NAMES } from '../../../domain/listing/fields.ts'
import type { ListingFields } from '../../../domain/listing/schema.ts'
import { hashPassword } from '../../../server/account/password.ts'
import type { Db } from '../../../server/db/client.ts'
import { type Deps, depsOf } from '../../../server/deps.ts'
import { readEnv } from '../../../server/env.ts'
import { newId, newSecret } from '../../../server/ids.ts'
import { createListing } from '../../../server/listing/create.ts'
import { listingFields } from './listing-fields.ts'

export const PASSWORD = 'a fine password'

let passwordHash: Promise<string> | undefined
/**
 * Returns the hash of that password at the server's own cost, computed once to save the time of a sign-up for each
 * user.
 */
const hashOfPassword = () => {
  passwordHash ??= hashPassword(PASSWORD)
  return passwordHash
}

export async function makeUser(
  db: Db,
  role: Role = 'Owner',
  name: string = role,
  email = `${newId()}@example.in`,
): Promise<SessionUser> {
  const user = { id: newId(), name, email, role }
  await db.rows(sql`insert into users (id, name, email, mailbox, mobile_number, role, password_hash)
    values (${user.id}, ${name}, ${user.email}, ${mailboxOf(user.email)}, '9876543210', ${role}, ${await hashOfPassword()})`)
  return user
}

/** Makes a user with a waiting listing and a waiting change of name. */
export async function makeWaitingName(db: Db, name = 'Asha Rani'): Promise<SessionUser> {
  const user = await makeUser(db)
  await makePending(db, user)
  await db.rows(
    sql`update users set waiting_name = ${name}, waiting_since = now() where id = ${user.id}`,
  )
  return user
}

/** Marks the user's address as confirmed. */
export const confirmAddress = (db: Db, { id }: Pick<SessionUser, 'id'>) =>
  db.rows(sql`update users set email_verified_at = now() where id = ${id}`)

/** Starts a session of a user; returns its id. */
export async function startSession(db: Db, userId: string): Promise<string> {
  const id = newSecret()
  await db.rows(sql`insert into sessions (id, user_id) values (${id}, ${userId})`)
  return id
}

export const newSubmissionKey = () => `${newId(20)}-${newId(10)}`

/** Returns the dependencies of commands, with the database of a test's choice. */
export const depsOn = (db: Db): Deps => ({ ...depsOf(readEnv(), db), requestId: 'test' })

/** Makes a listing that waits for approval, whose poster has confirmed each unusual figure; returns its id. */
export async function makePending(
  db: Db,
  user: SessionUser,
  over: Partial<ListingFields> = {},
  photoIds: string[] = [],
  reference: string | null = null,
): Promise<string> {
  const result = await createListing(depsOn(db), user, {
    fields: listingFields(over),
    photoIds,
    reference,
    confirmed: FIELD_NAMES,
    submissionKey: newSubmissionKey(),
  })
  if (!result.ok) throw new Error(`The listing was refused: ${JSON.stringify(result)}`)
  return result.value.id
}

/** Makes a photo's row without its blobs, for tests that only use rows. */
export async function makePhotoRow(db: Db, user: SessionUser): Promise<string> {
  const id = newId()
  await db.rows(sql`insert into images (id, key, user_id, width, height, bytes, placeholder, content_hash, erase_after)
    values (${id}, ${`property_images/${newId(16)}-photo`}, ${user.id}, 1600, 1200, 1000, 'data:,', ${newId()}, now() + interval '7 days')`)
  return id
}

/** Makes a city project of the portal; returns its id. */
export async function makeCityProject(
  db: Db,
  { city = 'Noida', locality = 'Sector 75' } = {},
): Promise<string> {
  const id = newId()
  await db.rows(sql`insert into project_explore (id, city, project_building_name, locality, property_category)
    values (${id}, ${city}, 'Sarovar Greens', ${locality}, 'Residential')`)
  return id
}

/** Makes a visitor's report about a listing; returns its id. */
export async function makeReport(
  db: Db,
  listingId: string,
  { reason = 'Already sold or rented', note = null as string | null } = {},
): Promise<string> {
  const id = newId()
  await db.rows(sql`insert into reports (id, property_id, about, reason, note, submission_key)
    values (${id}, ${listingId}, 'Kesar Heights, Gomti Nagar, Lucknow', ${reason}, ${note}, ${newSubmissionKey()})`)
  return id
}

/** Makes a message from the contact form; returns its id. `name`, `message` and the rest are stored unchanged. */
export async function makeContact(
  db: Db,
  over: { name?: string; email?: string; mobileNumber?: string; message?: string } = {},
): Promise<number> {
  const {
    name = 'Asha Verma',
    email = 'asha@example.in',
    mobileNumber = '9876543210',
    message = 'Is the flat in Gomti Nagar still free?',
  } = over
  const row = await db.row<{
    id: number
  }>(sql`insert into contacts (id, name, email, mobile_number, message, submission_key)
    values (${Date.now()}, ${name}, ${email}, ${mobileNumber}, ${message}, ${newSubmissionKey()}) returning id`)
  if (!row) throw new Error('The message was not stored.')
  return row.id
}

/** Makes a question to a user, from somebody without an account or from `sender`; returns its id. */
export async function makeEnquiry(
  db: Db,
  owner: SessionUser,
  sender: SessionUser | null = null,
): Promise<string> {
  const id = newId()
  await db.rows(sql`insert into enquiries (id, owner_id, property_id, about, name, email, mobile_number, message, submission_key, sender_id)
    values (${id}, ${owner.id}, ${newId()}, 'Kesar Heights, Gomti Nagar, Lucknow', 'Asha Verma', ${sender?.email ?? 'asha@example.in'}, '9876543210', 'Is it free?', ${newSubmissionKey()}, ${sender?.id ?? null})`)
  return id
}
