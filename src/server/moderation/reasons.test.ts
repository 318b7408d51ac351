import { sql } from 'drizzle-orm/sql/sql'
import { expect, test } from 'vitest'
import { OWN_REASONS } from '../../domain/moderation/constants.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { keepReason, readReasons } from './reasons.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin', 'Meera')
const keep = (reason: string, kept = true) => keepReason(backend, admin, { reason, kept })

test('An admin keeps reasons, each once, gives one up, and another admin has none of them', async () => {
  await keep('The hall is missing.')
  await keep('Two homes in one listing.')
  expect(await keep('The hall is missing.')).toEqual({
    ok: true,
    value: { reasons: ['The hall is missing.', 'Two homes in one listing.'] },
  })
  expect(await keep('The hall is missing.', false)).toMatchObject({
    value: { reasons: ['Two homes in one listing.'] },
  })
  expect(await keep('Never kept.', false)).toMatchObject({ ok: true })
  const other = await makeUser(backend.db, 'Admin')
  expect(await readReasons(backend.db, other)).toMatchObject({ value: { reasons: [] } })
})

test('There is an end to them, also where all are kept at once', async () => {
  await Promise.all(Array.from({ length: 60 }, () => keep('The same')))
  await Promise.all(Array.from({ length: 60 }, () => keep('The same', false)))
  await backend.db.rows(sql`update users set own_reasons = '{}' where id = ${admin.id}`)
  const results = await Promise.all(
    Array.from({ length: OWN_REASONS.most + 3 }, (_, n) => keep(`Reason ${n}`)),
  )
  expect(results.filter(({ ok }) => ok)).toHaveLength(OWN_REASONS.most)
  expect(results.find(({ ok }) => !ok)).toMatchObject({ code: 'too_many_reasons' })
  const kept = await readReasons(backend.db, admin)
  expect(kept.ok && kept.value.reasons).toHaveLength(OWN_REASONS.most)
})

test('Who is no admin any more keeps nothing', async () => {
  const former = await makeUser(backend.db, 'Owner')
  expect(
    await keepReason(backend, { ...former, role: 'Admin' }, { reason: 'Mine.', kept: true }),
  ).toMatchObject({ code: 'forbidden' })
})
