import { sql } from 'drizzle-orm/sql/sql'
import { openProjectPath } from '../../../contract/paths.ts'
import { ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { LISTING_DAYS } from '../../../domain/listing/constants.ts'
import { DOUBT_REASONS, GONE_REASON } from '../../../domain/report/constants.ts'
import { GONE_DAYS, GONE_PEOPLE } from '../../../domain/report/gone.ts'
import { readAgentPage, setPublicPage } from '../../../server/account/public-page.ts'
import { readSnapshot } from '../../../server/build.ts'
import { readOwnEnquiries } from '../../../server/enquiry/enquiries.ts'
import { readQuestion } from '../../../server/enquiry/question.ts'
import { questionLink } from '../../../server/enquiry/question-link.ts'
import { submitListing } from '../../../server/listing/create.ts'
import { EVERY_KIND, renewFigures } from '../../../server/listing/figures.ts'
import { undoDecision } from '../../../server/moderation/undo.ts'
import { readListingPage, readPreview, readProjectPage } from '../../../server/pages.ts'
import { askForBuild } from '../../../server/rebuild/ask.ts'
import { recordBuildStart } from '../../../server/rebuild/builds.ts'
import { tagsOf } from '../../../server/rebuild/tags.ts'
import { readFollowed } from '../../../server/saved-search/followed.ts'
import { saveSearch } from '../../../server/saved-search/own.ts'
import { countOnline, readCityStats, readShared } from '../../../server/share-picture/read.ts'
import { changeOwnHidden } from '../../../server/shortlist/hidden.ts'
import { readSharedShortlist, shareOwnShortlist } from '../../../server/shortlist/link.ts'
import { changeOwnShortlist } from '../../../server/shortlist/own.ts'
import { openAndApproveEdit } from '../data/approving.ts'
import { makeEdit, makePublished } from '../data/edits.ts'
import {
  confirmAddress,
  makeCityProject,
  makePending,
  makePhotoRow,
  makeUser,
  newSubmissionKey,
  PASSWORD,
} from '../data/factories.ts'
import { askFor, newAddress } from '../data/followers.ts'
import { listingFields } from '../data/listing-fields.ts'
import { exampledEndpoints, forgetAttempts, goodCall } from '../http/examples.ts'
import { type MailSink, sendToSink } from '../http/mail-sink.ts'
import { cleanup, due } from '../http/schedules.ts'
import { postAuth } from '../http/sign-in.ts'
import { passHours } from './clock.ts'
import type { Harness } from './harness.ts'
import { testDeps } from './test-deps.ts'

/**
 * Calls each endpoint, and again after the first call has taken effect: another statement finds the reason of the
 * second refusal.
 */
async function callAll(harness: Harness) {
  await recordBuildStart(testDeps().db)
  for (const [name, endpoint] of exampledEndpoints) {
    const { sent } = await goodCall(harness, name, endpoint)
    await harness.send(sent)
    await harness.send(sent)
    await forgetAttempts(harness.db)
  }
  // A long body is sent besides: the limit of refused ones is looked up before it is checked.
  const long = { fields: {}, more: 'x'.repeat(5000) }
  const cookie = harness.cookieOf('Owner')
  await harness.send({ method: 'POST', path: '/api/listings', body: long, cookie })
  const { email } = harness.users.Owner
  await postAuth(harness.address, 'callback/credentials', { email, password: PASSWORD })
  await harness.send({ path: '/api/health?look=all', cookie: harness.cookieOf('Admin') })
}

/** Reads the data of pages and their pictures. */
async function readPages(harness: Harness) {
  const { db } = testDeps()
  const { Owner: owner } = harness.users
  const id = await makePublished(harness.db, owner)
  await readSnapshot(db)
  await readListingPage(db, id)
  await changeOwnShortlist(testDeps(), owner, { add: [{ id, name: '' }], remove: [] })
  await changeOwnHidden(testDeps(), owner, {
    add: [{ kind: 'home', key: id, name: '' }],
    remove: [],
  })
  const link = await shareOwnShortlist(testDeps(), owner, { notes: true, name: true })
  const agent = await makeUser(harness.db, 'Agent')
  const ofAgent = await makePublished(harness.db, agent)
  await setPublicPage(testDeps(), agent, true)
  await readAgentPage(db, agent.id, { city: '', listingType: '', page: 1 })
  await readSharedShortlist(db, link.ok ? link.value.secret : '')
  await readPreview(db, await makePending(harness.db, owner), { id: owner.id, admin: false })
  const project = await makeCityProject(harness.db)
  await readProjectPage(db, project)
  await harness.send({ path: openProjectPath(project) })
  await readShared(db, id)
  await askForBuild(testDeps(), 'account changed', { poster: owner.id })
  const figures = await renewFigures(db, EVERY_KIND)
  await tagsOf(testDeps(), { poster: owner.id }, figures)
  await tagsOf(testDeps(), { listings: [ofAgent] }, figures)
  for (const { name } of ROUTED_CITIES) await readCityStats(db, name)
  await countOnline(db)
  const photo = await makePhotoRow(harness.db, owner)
  const [row] = await db.rows<{ key: string }>(sql`select key from images where id = ${photo}`)
  await harness.send({ path: `/${row?.key}/320.webp` })
}

/**
 * Continues with states that a single call does not reach: a reverted change, a question that its owner reads, a search
 * that waits to be confirmed, a line of a file.
 */
async function goOn(harness: Harness) {
  const live = testDeps()
  const { Owner: owner, Admin: admin } = harness.users
  const { id, listingId } = await makeEdit(harness.db, owner)
  await openAndApproveEdit(live, admin, id, 1)
  const [line] = await harness.db.rows<{ id: string }>(
    sql`select id from moderation_log where property_id = ${listingId} and decision = 'edit.approved'`,
  )
  await undoDecision(live, admin, line?.id ?? '')
  await harness.db.rows(sql`update enquiries set owner_id = ${owner.id}`)
  const [question] = await readOwnEnquiries(live.db, owner)
  const [, , link = ''] = questionLink(live.env, question?.id ?? '').split('/')
  await readQuestion(live, link)
  await readFollowed(live, await askFor(harness.db, newAddress()))
  const agent = await makeUser(harness.db, 'Agent')
  await confirmAddress(harness.db, agent)
  const fileId = newSubmissionKey()
  const sent = { fields: listingFields(), photoIds: [], submissionKey: newSubmissionKey(), fileId }
  await submitListing(live, agent, sent)
  await submitListing(live, agent, sent)
}

/** A listing, a change and an account whose keys a deploy before this one did not store. */
async function leaveFromBefore({ db, users }: Harness) {
  await db.rows(sql`update users set mailbox = null where id = ${users.Owner.id}`)
  const { listingId } = await makeEdit(db, users.Owner)
  await db.rows(sql`update properties set place_key = null where id = ${listingId}`)
  await db.rows(
    sql`update property_edits set fields = fields - 'placeKey' where property_id = ${listingId}`,
  )
}

/** A listing that enough people say is gone, and whose owner was asked and is silent; they doubt the owner, too. */
async function leaveReportsUnanswered({ db, users }: Harness) {
  const id = await makePublished(db, users.Owner)
  await db.rows(sql`
    update properties
    set gone_asked_at = now() - make_interval(days => ${GONE_DAYS.answer + 1}::int),
      confirmed_at = now() - make_interval(days => ${GONE_DAYS.answer + 2}::int)
    where id = ${id}`)
  for (let n = 0; n < GONE_PEOPLE; n += 1) {
    const visitor = await makeUser(db)
    await confirmAddress(db, visitor)
    for (const reason of [GONE_REASON, DOUBT_REASONS[0]])
      await db.rows(sql`
        insert into reports (id, property_id, about, reporter_id, reason, submission_key, network, created_at)
        select ${newSubmissionKey()}, p.id, 'A home', ${visitor.id}, ${reason}, ${newSubmissionKey()},
          ${`network ${n}`}, p.gone_asked_at
        from properties p
        where p.id = ${id}`)
  }
}

/**
 * Runs the scheduled work with new data, again with data that was told of, and when all of it is old; then the mail
 * server refuses mails.
 */
async function letTimePass(harness: Harness, sink: MailSink) {
  const live = testDeps()
  const { Client: client, Owner: owner } = harness.users
  await confirmAddress(harness.db, client)
  await saveSearch(live, client, { query: '?city=lucknow', rhythm: 'daily' })
  // Alerts leave out what is hidden, here a home that is gone.
  const gone = { kind: 'home' as const, key: 'hiddenhome01', name: '' }
  await changeOwnHidden(live, client, { add: [gone], remove: [] })
  await makePublished(harness.db, owner)
  await leaveFromBefore(harness)
  await leaveReportsUnanswered(harness)
  for (const name of ['mails', 'alerts', 'build'] as const) await live.due.write(name, new Date(0))
  await due()
  await cleanup()
  await harness.db.rows(
    sql`update saved_searches set alerted_until = alerted_until - interval '1 day'`,
  )
  await cleanup()
  sink.refuse('Come back later.')
  await passHours(harness.db, LISTING_DAYS.unconfirmed * 24)
  await cleanup()
}

/** Makes the server send nearly all of its statements, most of which then return a row. */
export async function sendStatements(harness: Harness): Promise<void> {
  const sink = await sendToSink(testDeps())
  await callAll(harness)
  await readPages(harness)
  await goOn(harness)
  await letTimePass(harness, sink)
  await sink.close()
}
