import type { SessionUser } from '../../../contract/account.ts'
import { COLLECTIONS, type Collection } from '../../../domain/content/fields.ts'
import type { Entry } from '../../../domain/content/schema.ts'
import { createEntry, readEntries } from '../../../server/content/entries.ts'
import { columnOf, type Db } from '../../../server/db/client.ts'
import { entryFields } from '../structure/entry-fields.ts'
import { depsOn, newSubmissionKey } from './factories.ts'

/** The database's tables of all collections. */
export const CONTENT_TABLES = COLLECTIONS.map(columnOf)

/** Makes an entry of a collection in the database. */
export async function makeEntry(
  db: Db,
  admin: SessionUser,
  collection: Collection,
  over: object = {},
): Promise<{ id: string; version: number }> {
  const entry = {
    collection,
    fields: { ...entryFields[collection], ...over },
    submissionKey: newSubmissionKey(),
  } as Entry & { submissionKey: string }
  const created = await createEntry(depsOn(db), admin, entry)
  const stored = created.ok
    ? (await readEntries(db, collection)).find(({ id }) => id === created.value.id)
    : undefined
  if (!stored) throw new Error(`The entry was not stored: ${JSON.stringify(created)}`)
  return stored
}
