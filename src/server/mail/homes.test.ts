import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { LISTING_TEXTS } from '#language/listing/texts'
import { MAIL_KINDS } from '../../domain/mail/constants.ts'
import { PICTURED } from '../../domain/mail/home.ts'
import { makeEdit, makePublished } from '../../test/support/data/edits.ts'
import { makePending, makePhotoRow } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { setUpUser } from '../../test/support/database/set-up.ts'
import { setUpSink } from '../../test/support/http/mail-sink.ts'
import { rejectListing, unpublishListing } from '../moderation/decide.ts'
import { composeMail, type DueMail } from './compose.ts'
import { deliverMails } from './deliver.ts'

const backend = setUpBackend()
const sink = setUpSink(backend)
const owner = setUpUser(backend)
const admin = setUpUser(backend, 'Admin')

const FACTS = [
  '₹72,00,000',
  '3 BHK flat ·\u00a01,450 sq ft carpet',
  'Kesar Heights, Gomti Nagar, Lucknow',
]
const withPhoto = async () =>
  makePublished(backend.db, owner, {}, [await makePhotoRow(backend.db, owner)])
async function photoOf(listingId: string) {
  const row = await backend.db.row<{ key: string }>(
    sql`select key from images where property_id = ${listingId}`,
  )
  return row?.key
}
async function composed(kind: DueMail['kind'], data: DueMail['data']) {
  const mail = await composeMail(backend, {
    id: 'mail',
    kind,
    attempts: 0,
    data: { title: FACTS[2], since: 0, ...data },
    toOffice: false,
    follower: null,
    user: { id: owner.id, name: 'Asha', email: owner.email, reminder: false, unconfirmed: false },
  })
  return { html: mail?.html ?? '', text: mail?.text ?? '' }
}
const close = (id: string) =>
  backend.db.rows(
    sql`update properties set availability = 'sold', closed_at = now() where id = ${id}`,
  )

describe('A mail about a public listing', () => {
  test.each(
    MAIL_KINDS.filter((kind) =>
      ['approved', 'edit rejected', 'enquiry', 'answer', 'report', 'still available'].includes(
        kind,
      ),
    ),
  )('of the kind %s begins with its picture, price, kind, size and place', async (kind) => {
    const id = await withPhoto()
    const { html, text } = await composed(kind, { listingId: id })
    expect(text.startsWith(`${FACTS.join('\n')}\n\n`)).toBe(true)
    const src = `${backend.env.siteUrl}/${await photoOf(id)}/640.webp`
    expect(html).toContain(`<img src="${src}" alt="3 BHK flat in Gomti Nagar, Lucknow" width="`)
    for (const fact of FACTS) expect(html).toContain(`>${fact}</p>`)
  })

  test('without photos shows its plot, and says that it has no photo', async () => {
    const { html } = await composed('approved', {
      listingId: await makePublished(backend.db, owner),
    })
    expect(html).toContain(`alt="${LISTING_TEXTS.noImage}" width="512" height="269"`)
    expect(html).toMatch(
      new RegExp(`<img src="${backend.env.siteUrl}/share/listing/[\\w-]+\\.jpg"`),
    )
  })

  test('that is sold says so before its price', async () => {
    const id = await withPhoto()
    await close(id)
    const { text } = await composed('enquiry', { listingId: id })
    expect(text.startsWith('Sold · ₹72,00,000\n')).toBe(true)
  })
})

describe('Of a listing that is not public', () => {
  test('no picture is shown, but its poster and the admins read its facts', async () => {
    const id = await makePending(backend.db, owner, {}, [await makePhotoRow(backend.db, owner)])
    const { html, text } = await composed('queued', { queuedId: id })
    expect(html).not.toContain('<img')
    expect(text.startsWith(FACTS.join('\n'))).toBe(true)
  })

  test('who asked about it hears nothing more', async () => {
    const id = await makePending(backend.db, owner)
    const { text } = await composed('answer', { listingId: id })
    expect(text).not.toContain('₹')
    expect(text).toContain(`/listing-detail/${id}/#report`)
  })

  test.each(['rejected', 'taken down'])('one that was %s is shown as it was', async (how) => {
    const published = how === 'taken down'
    const id = published ? await withPhoto() : await makePending(backend.db, owner)
    await backend.db.rows(sql`delete from mails`)
    const decide = published ? unpublishListing : rejectListing
    expect(await decide(backend, admin, id, published ? 2 : 1, 'Wrong photos.')).toMatchObject({
      ok: true,
    })
    await deliverMails(backend, 10_000)
    const { mail } = sink.to(owner.email).at(-1) ?? {}
    expect(mail?.subject).toBe(`${published ? 'Taken down' : 'Rejected'}: ${FACTS[2]}`)
    expect(mail?.text?.startsWith(FACTS.join('\n'))).toBe(true)
    expect(mail?.html).not.toContain('<img')
  })

  test('a change that waits has its own price', async () => {
    const { id } = await makeEdit(backend.db, owner, { price: 7_500_000 })
    const { text } = await composed('queued', { queuedId: id })
    expect(text.startsWith('₹75,00,000\n')).toBe(true)
  })
})

test('Of several listings the first have their pictures, and all their facts', async () => {
  const homes = []
  for (let n = 0; n < PICTURED + 1; n++) homes.push({ id: await withPhoto(), saved: 9_000_000 })
  const [row] = await backend.db.rows<{ fields: object }>(sql`
    select jsonb_build_object(
      'projectBuildingName', project_building_name, 'locality', locality, 'city', city,
      'listingType', listing_type, 'propertyType', property_type, 'bedrooms', bedrooms,
      'plotArea', plot_area, 'areaUnit', area_unit, 'areaBasis', area_basis, 'price', price
    ) as fields from properties limit 1`)
  const { html, text } = await composed('saved home', {
    homes: homes.map((home) => ({ ...row?.fields, ...home })),
  })
  expect(html.match(/<img /g)).toHaveLength(PICTURED)
  expect(html.match(/width="112" height="\d+"/g)).toHaveLength(PICTURED)
  expect(text.match(/₹72,00,000, ₹18,00,000 less/g)).toHaveLength(homes.length)
})
