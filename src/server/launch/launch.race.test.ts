import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { makePhotoRow, makeUser, newSubmissionKey } from '../../test/support/data/factories.ts'
import { makeLaunch, publishLaunch } from '../../test/support/data/launches.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { launchFields } from '../../test/support/structure/launch-fields.ts'
import { declineLaunch, readLaunch } from './desk.ts'
import { withdrawLaunch } from './own.ts'
import { sendLaunch } from './send.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')
const other = setUpUser(backend, 'Admin')

const publish = (launch: string, by = admin) =>
  publishLaunch(backend.db, by, launch, { projectBuildingName: launch })
const entriesOf = (launch: string) =>
  backend.db.rows(sql`select id from newly_project where project_building_name = ${launch}`)

test('Of several decisions at once exactly one takes effect, and each other admin reads who decided', async () => {
  for (let n = 0; n < 5; n += 1) {
    const builder = await makeUser(backend.db)
    const { id } = await makeLaunch(backend.db, builder)
    const results = await Promise.all([
      publish(id),
      publish(id, other),
      declineLaunch(backend, other, id, 'No.'),
      declineLaunch(backend, admin, id, 'No.'),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    for (const result of results)
      if (!result.ok) expect(result).toMatchObject({ code: 'launch_decided' })
    const read = await readLaunch(backend.db, id)
    const published = read.ok && read.value.state === 'published'
    expect(await entriesOf(id)).toHaveLength(published ? 1 : 0)
    const mails = await backend.db.rows(sql`
      select 1
      from mails
      where kind in ('launch online', 'launch declined')
        and user_id = ${builder.id}`)
    expect(mails).toHaveLength(1)
  }
})

test('A withdrawal and a publication at once leave either the page or nothing', async () => {
  for (let n = 0; n < 5; n += 1) {
    const builder = await makeUser(backend.db)
    const { id } = await makeLaunch(backend.db, builder)
    const [published, withdrawn] = await Promise.all([
      publish(id),
      withdrawLaunch(backend, builder, id),
    ])
    expect([published.ok, withdrawn.ok].filter(Boolean)).toHaveLength(1)
    expect(await entriesOf(id)).toHaveLength(published.ok ? 1 : 0)
  }
})

test('Taps on one button at once send one launch, and all get its id', async () => {
  const builder = await makeUser(backend.db)
  const photoIds = [await makePhotoRow(backend.db, builder)]
  const same = { fields: launchFields, photoIds, submissionKey: newSubmissionKey() }
  const sent = await Promise.all([1, 2, 3].map(() => sendLaunch(backend, builder, same)))
  expect(new Set(sent.map((one) => (one.ok ? one.value.id : one.code))).size).toBe(1)
})

test('Two launches at once cannot have the same picture', async () => {
  const builder = await makeUser(backend.db)
  const photoIds = [await makePhotoRow(backend.db, builder)]
  const send = () =>
    sendLaunch(backend, builder, {
      fields: launchFields,
      photoIds,
      submissionKey: newSubmissionKey(),
    })
  const sent = await Promise.all([send(), send()])
  expect(sent.filter(({ ok }) => ok)).toHaveLength(1)
})
