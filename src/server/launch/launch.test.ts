import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { PLACE_TEXTS } from '#language/locality/texts-odd-place'
import type { SessionUser } from '../../contract/account.ts'
import type { UserStatus } from '../../domain/account/constants.ts'
import { LAUNCH_DAYS, LAUNCH_RATE_LIMITS } from '../../domain/launch/constants.ts'
import { MAIL_KEPT_DAYS } from '../../domain/mail/constants.ts'
import {
  confirmAddress,
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
  PASSWORD,
} from '../../test/support/data/factories.ts'
import {
  makeLaunch,
  addressOf as pictureAddress,
  publishLaunch,
} from '../../test/support/data/launches.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { passHours } from '../../test/support/database/clock.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { entryFields } from '../../test/support/structure/entry-fields.ts'
import { launchFields } from '../../test/support/structure/launch-fields.ts'
import { deleteAccount } from '../account/delete.ts'
import { exportOwnData } from '../account/export.ts'
import { changeStatus } from '../account/manage.ts'
import { eraseForgottenPhotos } from '../cleanup/photos.ts'
import { forgetRecords } from '../cleanup/records.ts'
import { createEntry, readEntries } from '../content/entries.ts'
import { removePhoto } from '../photo/remove.ts'
import { declineLaunch, readLaunch, readLaunches, remindOfLaunches } from './desk.ts'
import { readOwnLaunches, withdrawLaunch } from './own.ts'
import { sendLaunch } from './send.ts'

const backend = setUpBackend()
const admin = setUpUser(backend, 'Admin')

type Mail = { kind: string; to: string | null; data: Record<string, unknown> }
const mails = (about: string) =>
  backend.db.rows<Mail>(sql`
    select kind, user_id as "to", data
    from mails
    where kind like 'launch%' and (data->>'title' = ${about} or user_id = ${about})
    order by kind`)
const image = (id: string) =>
  backend.db.row<{ site: boolean; kept: boolean; left: number | null }>(sql`
    select is_site as site, erase_after is null as kept,
      round(extract(epoch from erase_after - now()) / 86400)::int as "left"
    from images
    where id = ${id}`)
const addressOf = (id: string) => pictureAddress(backend.db, id)
const publish = (launch: string, over: object = {}) =>
  publishLaunch(backend.db, admin, launch, over)
const ownOf = async (user: SessionUser) => (await readOwnLaunches(backend.db, user))[0]

describe('A builder’s launch', () => {
  test('waits with its pictures in their order, and says by when we answer', async () => {
    const builder = await makeUser(backend.db)
    const photoIds = [
      await makePhotoRow(backend.db, builder),
      await makePhotoRow(backend.db, builder),
    ]
    const sent = await sendLaunch(backend, builder, {
      fields: launchFields,
      photoIds,
      submissionKey: newSubmissionKey(),
    })
    if (!sent.ok) throw new Error(sent.code)
    const days = (Date.parse(sent.value.dueAt) - Date.now()) / 86_400_000
    expect(Math.round(days)).toBe(LAUNCH_DAYS.answer)
    const own = await ownOf(builder)
    expect(own).toMatchObject({ id: sent.value.id, state: 'waiting', reason: null, entry: null })
    expect(own?.fields).toMatchObject(launchFields)
    expect(own?.photos.map(({ id }) => id)).toEqual(photoIds)
  })

  test('is refused with a question where its locality is a pincode alone, also in another city', async () => {
    const builder = await makeUser(backend.db)
    const send = async (city: string, locality: string) =>
      sendLaunch(backend, builder, {
        fields: { ...launchFields, city, locality },
        photoIds: [await makePhotoRow(backend.db, builder)],
        submissionKey: newSubmissionKey(),
      })
    for (const [city, locality, question] of [
      ['Lucknow', '226010', PLACE_TEXTS.pincode('226010')],
      ['Noida', 'PIN code 226 010', PLACE_TEXTS.pincodeElsewhere('226010', 'Lucknow')],
      ['Nainital', '226010', PLACE_TEXTS.pincodeElsewhere('226010', 'Lucknow')],
    ] as const)
      expect(await send(city, locality), city).toMatchObject({
        code: 'invalid',
        fields: { 'fields.locality': question },
      })
    expect(await ownOf(builder)).toBeUndefined()
    expect(await send('Lucknow', 'Vinay Khand, 226010')).toMatchObject({ ok: true })
  })

  test('is stored once, however often it is sent, and a repetition does not count for the limit', async () => {
    const builder = await makeUser(backend.db)
    const photoIds = [await makePhotoRow(backend.db, builder)]
    const same = { fields: launchFields, photoIds, submissionKey: newSubmissionKey() }
    const ids = new Set<string>()
    for (let n = 0; n < LAUNCH_RATE_LIMITS.mailbox.attempts + 2; n += 1) {
      const sent = await sendLaunch(backend, builder, same)
      ids.add(sent.ok ? sent.value.id : sent.code)
    }
    expect(ids.size).toBe(1)
    expect(await readOwnLaunches(backend.db, builder)).toHaveLength(1)
    expect(await mails(builder.id)).toHaveLength(1)
  })

  test('is limited by mailbox, whatever its accounts', async () => {
    const box = `builder${newSubmissionKey().slice(0, 8)}`
    const one = await makeUser(backend.db, 'Owner', 'One', `${box}@example.in`)
    const other = await makeUser(backend.db, 'Agent', 'Other', `${box}+2@example.in`)
    for (let n = 0; n < LAUNCH_RATE_LIMITS.mailbox.attempts; n += 1)
      await makeLaunch(backend.db, n % 2 ? one : other)
    const photoIds = [await makePhotoRow(backend.db, one)]
    const submission = { fields: launchFields, photoIds, submissionKey: newSubmissionKey() }
    expect(await sendLaunch(backend, one, submission)).toMatchObject({ code: 'too_many_attempts' })
  })

  test('takes no picture of somebody else, of a listing, of another launch, or one that is erased', async () => {
    const builder = await makeUser(backend.db)
    const foreign = await makePhotoRow(backend.db, await makeUser(backend.db))
    const listed = await makePhotoRow(backend.db, builder)
    await makePending(backend.db, builder, {}, [listed])
    const { photoId: launched } = await makeLaunch(backend.db, builder)
    const before = (await readOwnLaunches(backend.db, builder)).length
    for (const photoId of [foreign, listed, launched, 'nosuchphoto'])
      expect(
        await sendLaunch(backend, builder, {
          fields: launchFields,
          photoIds: [photoId],
          submissionKey: newSubmissionKey(),
        }),
      ).toMatchObject({ code: 'photo_missing' })
    expect(await readOwnLaunches(backend.db, builder)).toHaveLength(before)
  })

  test('is refused to an account that has another role by now', async () => {
    const builder = await makeUser(backend.db)
    const photoIds = [await makePhotoRow(backend.db, builder)]
    const submission = { fields: launchFields, photoIds, submissionKey: newSubmissionKey() }
    expect(await sendLaunch(backend, { ...builder, role: 'Agent' }, submission)).toMatchObject({
      code: 'forbidden',
    })
    expect(await readOwnLaunches(backend.db, builder)).toEqual([])
  })

  test('keeps what was typed as it was typed', async () => {
    const builder = await makeUser(backend.db)
    const projectBuildingName = `O'Neill "<b>" {{7*7}} ${'%s'} \\'; drop table launches; --`
    await makeLaunch(backend.db, builder, { projectBuildingName })
    expect((await ownOf(builder))?.fields.projectBuildingName).toBe(projectBuildingName)
  })

  test('is read and withdrawn by its builder only', async () => {
    const builder = await makeUser(backend.db)
    const { id } = await makeLaunch(backend.db, builder)
    const stranger = await makeUser(backend.db)
    expect(await readOwnLaunches(backend.db, stranger)).toEqual([])
    expect(await withdrawLaunch(backend, stranger, id)).toMatchObject({ code: 'not_found' })
    expect(await withdrawLaunch(backend, builder, id)).toEqual({ ok: true, value: { id } })
    expect(await readLaunch(backend.db, id)).toMatchObject({ code: 'not_found' })
    expect(await withdrawLaunch(backend, builder, id)).toMatchObject({ code: 'not_found' })
  })
})

describe('The mails about a launch', () => {
  test('confirm it to its builder, and tell the office', async () => {
    const builder = await makeUser(backend.db)
    await confirmAddress(backend.db, builder)
    const projectBuildingName = 'Mail Towers'
    await makeLaunch(backend.db, builder, { projectBuildingName })
    const [received, sent] = await mails(projectBuildingName)
    expect(received).toMatchObject({ kind: 'launch received', to: builder.id })
    expect(received?.data.launch).toMatchObject({ ...launchFields, projectBuildingName })
    expect(received?.data.pictures).toBe(1)
    expect(sent).toMatchObject({ kind: 'launch sent', to: null, data: { city: 'Lucknow' } })
  })

  test('repeat nothing at an address that was not proved, whatever the answer', async () => {
    const builder = await makeUser(backend.db)
    const to = builder.id
    const { id: launchId } = await makeLaunch(backend.db, builder)
    const { id: other } = await makeLaunch(backend.db, builder)
    const reason = 'The number is not on the register.'
    await declineLaunch(backend, admin, launchId, reason)
    const published = await publish(other)
    if (!published.ok) throw new Error(published.code)
    const received = { kind: 'launch received', to, data: { dueAt: expect.any(String) } }
    expect(await mails(to)).toEqual([
      { kind: 'launch declined', to, data: { launchId, reason } },
      { kind: 'launch online', to, data: { entryId: published.value.id, city: 'Lucknow' } },
      received,
      received,
    ])
  })

  test('remind the office once of each that is due tomorrow', async () => {
    const builder = await makeUser(backend.db)
    const due = async (name: string, days: number) => {
      const { id } = await makeLaunch(backend.db, builder, { projectBuildingName: name })
      await backend.db.rows(sql`
        update launches set due_at = now() + make_interval(days => ${days}) where id = ${id}`)
      return id
    }
    await due('Due Tomorrow', 1)
    await due('Due Later', 3)
    await remindOfLaunches(backend)
    await remindOfLaunches(backend)
    const reminders = async (name: string) =>
      (await mails(name)).filter(({ kind }) => kind === 'launch due')
    expect(await reminders('Due Tomorrow')).toEqual([
      { kind: 'launch due', to: null, data: expect.objectContaining({ city: 'Lucknow' }) },
    ])
    expect(await reminders('Due Later')).toEqual([])
  })

  test('remind the office again of one that still waits when the first reminder is no longer kept', async () => {
    const builder = await makeUser(backend.db)
    const projectBuildingName = 'Forgotten Towers'
    const { id } = await makeLaunch(backend.db, builder, { projectBuildingName })
    await backend.db.rows(sql`update launches set due_at = now() where id = ${id}`)
    const reminders = async () =>
      (await mails(projectBuildingName)).filter(({ kind }) => kind === 'launch due').length
    const passed = async (days: number) => {
      await backend.db.rows(sql`
        update mails set created_at = now() - make_interval(days => ${days})
        where data->>'title' = ${projectBuildingName}`)
      await forgetRecords(backend.db)
    }
    await remindOfLaunches(backend)
    await passed(MAIL_KEPT_DAYS - 1)
    await remindOfLaunches(backend)
    expect(await reminders()).toBe(1)
    await passed(MAIL_KEPT_DAYS + 1)
    expect(await reminders()).toBe(0)
    await remindOfLaunches(backend)
    expect(await reminders()).toBe(1)
  })
})

describe('Declining a launch', () => {
  test('tells its builder why, lets go of its pictures, and is logged without a word of it', async () => {
    const builder = await makeUser(backend.db)
    await confirmAddress(backend.db, builder)
    const projectBuildingName = 'Declined Towers'
    const { id, photoId } = await makeLaunch(backend.db, builder, { projectBuildingName })
    await backend.db.rows(sql`update images set erase_after = now() where id = ${photoId}`)
    const reason = 'The number is not on the register.'
    expect(await declineLaunch(backend, admin, id, reason)).toMatchObject({ ok: true })
    expect(await ownOf(builder)).toMatchObject({ state: 'declined', reason, entry: null })
    expect(await image(photoId)).toMatchObject({ site: false, left: 7 })
    expect(await mails(projectBuildingName)).toContainEqual({
      kind: 'launch declined',
      to: builder.id,
      data: { title: projectBuildingName, reason, launchId: id },
    })
    expect(
      await backend.db.rows(
        sql`select event, actor_id as actor, details from audit_log where subject_id = ${id} order by id`,
      ),
    ).toEqual([
      { event: 'launch sent', actor: builder.id, details: {} },
      { event: 'launch decided', actor: admin.id, details: { to: 'declined' } },
    ])
  })

  test('is final: it is neither withdrawn nor decided again, and the admin reads who decided', async () => {
    const builder = await makeUser(backend.db)
    const { id, photoId } = await makeLaunch(backend.db, builder)
    const other = await makeUser(backend.db, 'Admin', 'Meera')
    await declineLaunch(backend, other, id, 'No.')
    expect(await withdrawLaunch(backend, builder, id)).toMatchObject({ code: 'launch_decided' })
    expect(await declineLaunch(backend, admin, id, 'No.')).toMatchObject({
      code: 'launch_decided',
      message: 'Meera has already declined this launch.',
    })
    expect(await publish(id, { imageUrls: [await addressOf(photoId)] })).toMatchObject({
      code: 'launch_decided',
    })
  })

  test('lets its builder send it again with the same pictures', async () => {
    const builder = await makeUser(backend.db)
    const { id, photoId } = await makeLaunch(backend.db, builder)
    await declineLaunch(backend, admin, id, 'No.')
    const again = { fields: launchFields, photoIds: [photoId], submissionKey: newSubmissionKey() }
    expect(await sendLaunch(backend, builder, again)).toMatchObject({ ok: true })
  })
})

describe('Publishing a launch', () => {
  test('makes an entry with the builder’s pictures, marks the launch, and mails the link', async () => {
    const builder = await makeUser(backend.db)
    await confirmAddress(backend.db, builder)
    const { id, photoId } = await makeLaunch(backend.db, builder)
    const projectBuildingName = 'Finished Greens'
    const imageUrls = [await addressOf(photoId)]
    const published = await publish(id, { projectBuildingName, imageUrls })
    if (!published.ok) throw new Error(published.code)
    const entry = (await readEntries(backend.db, 'newlyProject')).find(
      (one) => one.id === published.value.id,
    )
    expect(entry?.fields).toMatchObject({ projectBuildingName, imageUrls, floorNumber: null })
    expect(await image(photoId)).toMatchObject({ site: true, kept: true })
    expect(await ownOf(builder)).toMatchObject({
      state: 'published',
      entry: { id: published.value.id, city: 'Lucknow' },
    })
    expect(await mails(projectBuildingName)).toEqual([
      {
        kind: 'launch online',
        to: builder.id,
        data: { title: projectBuildingName, entryId: published.value.id, city: 'Lucknow' },
      },
    ])
  })

  test('lets go of the pictures that the admin left out', async () => {
    const builder = await makeUser(backend.db)
    const { id, photoId } = await makeLaunch(backend.db, builder)
    const own = await makePhotoRow(backend.db, admin)
    expect(await publish(id, { imageUrls: [await addressOf(own)] })).toMatchObject({ ok: true })
    expect(await image(photoId)).toMatchObject({ site: false, left: 7 })
  })

  test('takes no picture of another launch, and decides nothing then', async () => {
    const builder = await makeUser(backend.db)
    const { id } = await makeLaunch(backend.db, builder)
    const { photoId: other } = await makeLaunch(backend.db, builder)
    expect(await publish(id, { imageUrls: [await addressOf(other)] })).toMatchObject({
      code: 'photo_missing',
    })
    expect(await readLaunch(backend.db, id)).toMatchObject({ value: { state: 'waiting' } })
  })

  test('is refused while the account that sent it is disabled; declining is possible', async () => {
    const builder = await makeUser(backend.db)
    const { id, photoId } = await makeLaunch(backend.db, builder)
    const { id: other } = await makeLaunch(backend.db, builder)
    const imageUrls = [await addressOf(photoId)]
    const turn = async (turned: { from: UserStatus; to: UserStatus }) =>
      expect(await changeStatus(backend, admin, builder.id, turned)).toMatchObject({ ok: true })
    await turn({ from: 'active', to: 'disabled' })
    expect(await readLaunch(backend.db, id)).toMatchObject({
      value: { state: 'waiting', sender: { status: 'disabled' } },
    })
    expect(await publish(id, { imageUrls })).toMatchObject({ code: 'sender_disabled' })
    expect(await declineLaunch(backend, admin, other, 'No.')).toMatchObject({ ok: true })
    await turn({ from: 'disabled', to: 'active' })
    expect(await publish(id, { imageUrls })).toMatchObject({ ok: true })
  })

  test('is done with an entry of its own kind only, and not of a launch that is gone', async () => {
    const builder = await makeUser(backend.db)
    const { id } = await makeLaunch(backend.db, builder)
    const coming = { collection: 'comingSoon', fields: entryFields.comingSoon, launch: id } as const
    expect(
      await createEntry(backend, admin, { ...coming, submissionKey: newSubmissionKey() }),
    ).toMatchObject({ code: 'invalid' })
    await withdrawLaunch(backend, builder, id)
    expect(await publish(id)).toMatchObject({ code: 'not_found' })
  })
})

describe('The list of the desk', () => {
  test('begins with those that wait, the earliest due on top, and counts all', async () => {
    const builder = await makeUser(backend.db)
    const first = await makeLaunch(backend.db, builder)
    const second = await makeLaunch(backend.db, builder)
    const done = await makeLaunch(backend.db, builder)
    await declineLaunch(backend, admin, done.id, 'No.')
    await backend.db.rows(sql`
      update launches set due_at = now() - interval '2 days' where id = ${second.id}`)
    const read = await readLaunches(backend.db, { state: '', page: 1 })
    const rows = read.ok ? read.value.rows : []
    const places = [second, first, done].map(({ id }) => rows.findIndex((row) => row.id === id))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(rows[0]).toMatchObject({ id: second.id, sender: { email: builder.email } })
    const declined = await readLaunches(backend.db, { state: 'declined', page: 1 })
    expect(declined.ok && declined.value.rows.every(({ state }) => state === 'declined')).toBe(true)
    expect(read.ok && declined.ok && read.value.counts).toEqual(
      declined.ok && declined.value.counts,
    )
  })
})

describe('What is kept of a launch', () => {
  test('its pictures while it waits, though they were never used otherwise', async () => {
    const builder = await makeUser(backend.db)
    const { photoId } = await makeLaunch(backend.db, builder)
    await backend.db.rows(
      sql`update images set erase_after = now() - interval '2 days' where id = ${photoId}`,
    )
    await eraseForgottenPhotos(backend)
    expect(await removePhoto(backend, builder, photoId)).toMatchObject({ code: 'photo_in_use' })
    expect((await ownOf(builder))?.photos).toHaveLength(1)
  })

  test('nothing of one that is withdrawn', async () => {
    const builder = await makeUser(backend.db)
    const { id, photoId } = await makeLaunch(backend.db, builder)
    await withdrawLaunch(backend, builder, id)
    await passHours(backend.db, 1)
    await eraseForgottenPhotos(backend)
    expect(await image(photoId)).toBeUndefined()
  })

  test('the record for some time after the answer, and then nothing', async () => {
    const builder = await makeUser(backend.db)
    const { id } = await makeLaunch(backend.db, builder)
    const { id: waiting } = await makeLaunch(backend.db, builder)
    await declineLaunch(backend, admin, id, 'No.')
    const passed = (days: number) =>
      backend.db.rows(sql`
        update launches
        set decided_at = now() - make_interval(days => ${days}), created_at = now() - interval '1 year'
        where user_id = ${builder.id} and (decided_at is not null)`)
    await passed(LAUNCH_DAYS.kept - 1)
    await forgetRecords(backend.db)
    expect(await readOwnLaunches(backend.db, builder)).toHaveLength(2)
    await passed(LAUNCH_DAYS.kept + 1)
    await forgetRecords(backend.db)
    expect((await readOwnLaunches(backend.db, builder)).map((own) => own.id)).toEqual([waiting])
  })

  test('nothing once the account is deleted, but the page that was published and its pictures', async () => {
    const builder = await makeUser(backend.db)
    const { id, photoId } = await makeLaunch(backend.db, builder)
    const { id: waiting, photoId: loose } = await makeLaunch(backend.db, builder)
    const published = await publish(id, { imageUrls: [await addressOf(photoId)] })
    expect(await deleteAccount(backend, builder, PASSWORD)).toMatchObject({ ok: true })
    for (const gone of [id, waiting])
      expect(await readLaunch(backend.db, gone)).toMatchObject({ code: 'not_found' })
    expect(await image(loose)).toBeUndefined()
    expect(await image(photoId)).toMatchObject({ site: true })
    const entries = await readEntries(backend.db, 'newlyProject')
    expect(entries.map((entry) => entry.id)).toContain(published.ok && published.value.id)
  })

  test('is in the export of one’s own data', async () => {
    const builder = await makeUser(backend.db)
    await makeLaunch(backend.db, builder)
    const exported = await exportOwnData(backend, builder)
    expect(exported.ok && exported.value.launchesSent).toEqual([
      expect.objectContaining({ state: 'waiting', fields: expect.objectContaining(launchFields) }),
    ])
  })
})
