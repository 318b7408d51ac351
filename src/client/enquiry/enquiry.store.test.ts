import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { WAITING_TEXTS } from '#language/enquiry/texts-waiting'
import { readProfile } from '../../contract/account.ts'
import { sendEnquiry } from '../../contract/enquiry.ts'
import { listingPath, PATHS } from '../../contract/paths.ts'
import { WAITING } from '../../domain/site/constants.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeListingIn } from '../../test/support/data/listing-states.ts'

const portal = setUpPortal()
let owner: Visitor
let visitor: Visitor
beforeEach(async () => {
  owner = await portal.visitor('Owner')
  visitor = await portal.visitor(null)
})

const MESSAGE = {
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  message: 'Could I see it on Sunday?',
}
const TITLE = 'Kesar Heights'
async function published(): Promise<string> {
  if (!owner.user) throw new Error('The owner is nobody.')
  return makePublished(portal.db, owner.user)
}
async function openListing(id: string) {
  const page = await visitor.open(listingPath(id), async () => ({
    ...(await import('./enquiry.store.ts')),
    ...(await import('../lib/form-fill.ts')),
  }))
  page.askAbout({ listing: id, title: TITLE })
  return page
}
const askedAbout = async (id: string) =>
  (
    await portal.db.rows<{ message: string }>(
      sql`select message from enquiries where property_id = ${id}`,
    )
  ).map(({ message }) => message)
const openProfile = () => owner.open(PATHS.profile, () => import('./own-enquiries.store.ts'))

describe('A form that sends a message', () => {
  it('fills in name, number and address of a signed-in user, and nothing for anybody else', async () => {
    const id = await published()
    expect(await (await openListing(id)).ownContact()).toEqual({})
    expect(visitor.sent(readProfile)).toEqual([])
    visitor = await portal.visitor('Client')
    visitor.localStorage.setItem('session-hint', JSON.stringify({ name: 'Client', role: 'Client' }))
    const page = await openListing(id)
    expect(await page.ownContact()).toEqual({
      name: visitor.user?.name,
      email: visitor.user?.email,
      mobileNumber: '9876543210',
    })
  })
})

describe('An enquiry', () => {
  it('reaches the owner of the listing, who reads it on the profile', async () => {
    const id = await published()
    const { enquiryForm } = await openListing(id)
    await enquiryForm.submit(formOf(MESSAGE))
    expect(enquiryForm.$form.get().phase).toBe('done')
    const { refreshOwnEnquiries, $ownEnquiries, $ownEnquiriesProblem } = await openProfile()
    await refreshOwnEnquiries()
    expect($ownEnquiries.get()).toMatchObject([{ ...MESSAGE, listingId: id }])
    expect($ownEnquiriesProblem.get()).toBeNull()
  })

  it('is sent once for two presses, and stored once if the answer was lost', async () => {
    const id = await published()
    const { enquiryForm } = await openListing(id)
    visitor.network = 'answers lost'
    await Promise.all([enquiryForm.submit(formOf(MESSAGE)), enquiryForm.submit(formOf(MESSAGE))])
    expect(visitor.sent(sendEnquiry)).toHaveLength(1)
    visitor.network = 'up'
    const reloaded = await openListing(id)
    expect(reloaded.$waiting.get()).toMatchObject({ ...MESSAGE, listing: id, title: TITLE })
    expect(reloaded.enquiryForm.kept()).toEqual({})
    await reloaded.enquiryForm.submit(formOf(MESSAGE))
    expect(await askedAbout(id)).toEqual([MESSAGE.message])
    expect(reloaded.$waiting.get()).toBeNull()
  })

  it('about another listing is a separate one, also with the same words and after a lost answer', async () => {
    const [first, second] = [await published(), await published()]
    visitor.network = 'up'
    const { enquiryForm } = await openListing(first)
    visitor.network = 'answers lost'
    await enquiryForm.submit(formOf(MESSAGE))
    visitor.network = 'up'
    const other = await openListing(second)
    await other.enquiryForm.submit(formOf(MESSAGE))
    expect(await askedAbout(second)).toEqual([MESSAGE.message])
  })

  it('about a listing that no longer exists says so by its name, and the answers stay', async () => {
    if (!owner.user) throw new Error('The owner is nobody.')
    const { enquiryForm } = await openListing(await makeListingIn(portal.db, owner.user, 'closed'))
    await enquiryForm.submit(formOf(MESSAGE))
    expect(enquiryForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: WAITING_TEXTS.gone(TITLE) },
    })
    expect(enquiryForm.kept()).toEqual(MESSAGE)
  })
})

describe('An enquiry that waits on the device', () => {
  const openSaved = () => visitor.open(PATHS.saved, () => import('./send-waiting.ts'))
  async function waiting() {
    const id = await published()
    visitor.network = 'down'
    const { enquiryForm } = await openListing(id)
    await enquiryForm.submit(formOf(MESSAGE))
    expect(enquiryForm.$form.get()).toMatchObject({ phase: 'open', errors: {} })
    visitor.network = 'up'
    return id
  }

  it('is never sent by itself, and by one press', async () => {
    const id = await waiting()
    const { sendWaiting } = await openSaved()
    expect(await askedAbout(id)).toEqual([])
    expect(await sendWaiting(id)).toMatchObject({
      now: 'sent',
      link: expect.stringMatching(/question/),
    })
    expect(await askedAbout(id)).toEqual([MESSAGE.message])
    expect(await sendWaiting(id)).toEqual({ now: 'left' })
  })

  it('is stored once for two tabs, and after a lost answer', async () => {
    const id = await waiting()
    const { sendWaiting } = await openSaved()
    visitor.network = 'answers lost'
    expect(await sendWaiting(id)).toEqual({ now: 'waits' })
    visitor.network = 'up'
    const both = await Promise.all([sendWaiting(id), sendWaiting(id)])
    expect(both.map(({ now }) => now)).toEqual(['sent', 'sent'])
    expect(await askedAbout(id)).toEqual([MESSAGE.message])
  })

  it('stays on the device if its home was sold meanwhile', async () => {
    const id = await waiting()
    await portal.db.rows(sql`
      update properties set availability = 'sold', closed_at = now() where id = ${id}`)
    const { sendWaiting } = await openSaved()
    expect(await sendWaiting(id)).toEqual({ now: 'gone' })
    expect(visitor.localStorage.getItem(WAITING)).not.toBeNull()
  })

  it('is not kept of a server that fails', async () => {
    const { enquiryForm } = await openListing(await published())
    await portal.withoutDatabase(() => enquiryForm.submit(formOf(MESSAGE)))
    expect(visitor.localStorage.getItem(WAITING)).toBeNull()
    expect(enquiryForm.kept()).toEqual(MESSAGE)
  })
})

describe("The owner's enquiries", () => {
  it('stay visible when reading them again fails, and the page shows a message', async () => {
    const { enquiryForm } = await openListing(await published())
    await enquiryForm.submit(formOf(MESSAGE))
    const { refreshOwnEnquiries, $ownEnquiries, $ownEnquiriesProblem } = await openProfile()
    await portal.withoutDatabase(refreshOwnEnquiries)
    expect([$ownEnquiries.get(), $ownEnquiriesProblem.get()]).toEqual([
      null,
      ENQUIRY_TEXTS.listFailed,
    ])
    await refreshOwnEnquiries()
    owner.network = 'down'
    await refreshOwnEnquiries()
    expect($ownEnquiries.get()).toHaveLength(1)
    expect($ownEnquiriesProblem.get()).toBe(ENQUIRY_TEXTS.listFailed)
  })
})
