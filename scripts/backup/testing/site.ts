import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm/sql/sql'
import { COLLECTIONS } from '../../../src/domain/content/fields.ts'
import { newToken } from '../../../src/server/account/tokens.ts'
import { recordBuildEnd, recordBuildStart } from '../../../src/server/rebuild/builds.ts'
import { openAndApprove } from '../../../src/test/support/data/approving.ts'
import { makeEntry } from '../../../src/test/support/data/entries.ts'
import {
  makeContact,
  makePending,
  makeReport,
  makeUser,
  startSession,
} from '../../../src/test/support/data/factories.ts'
import { makePaper } from '../../../src/test/support/data/papers.ts'
import { cameraFile } from '../../../src/test/support/data/pictures.ts'
import type { Backend } from '../../../src/test/support/database/backend.ts'
import { makeUpload } from '../../../src/test/support/database/stored.ts'
import { rejected } from '../../../src/test/support/http/examples/example.ts'

/** The number of files in a filled site: the sizes of two photos, and a large file. */
export const STORED_FILES = 13
const LARGE = 200_000

/** Characters that are lost if text is quoted or split by hand. */
const AWKWARD = 'Line\nline\r\n\t"quoted" \\n \\N {a,b} $1 ;-- आँगन ₹ 🏡 \u2028 \'end\''

/** Fills a site with some data of every kind. */
export async function fillSite(backend: Backend): Promise<void> {
  const { db } = backend
  const [admin, owner] = [await makeUser(db, 'Admin'), await makeUser(db, 'Owner', AWKWARD)]
  const [first, second] = [
    await makeUpload(backend, owner, await cameraFile(260, 220, 1)),
    await makeUpload(backend, owner, await cameraFile(240, 200, 1)),
  ]
  await backend.photos.write(`${first.key}/2560.webp`, randomBytes(LARGE))
  const listing = await makePending(db, owner, { description: AWKWARD }, [first.id])
  await openAndApprove(backend, admin, listing, 1)
  await makePending(db, owner, {}, [second.id])
  await makePaper(backend, owner, listing)
  await rejected(db)
  for (const collection of COLLECTIONS) await makeEntry(db, admin, collection)
  await makeReport(db, listing, { note: AWKWARD })
  await makeContact(db, { message: AWKWARD })
  await startSession(db, owner.id)
  await newToken(db, 'reset password', owner)
  await recordBuildEnd(db, await recordBuildStart(db), { result: 'done', revision: 1 })
  await db.rows(sql`
    insert into audit_log (event, actor_id, details, request_id)
    values (
      'signed in', ${owner.id},
      ${JSON.stringify({ of: null, deep: [1.5, { text: AWKWARD }] })}::jsonb,
      'test'
    )`)
}
