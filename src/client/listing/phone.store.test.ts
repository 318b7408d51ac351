import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { verifyEmail } from '../../contract/security.ts'
import * as api from '../../contract/enquiry.ts'
import { listingPath, loginPath } from '../../contract/paths.ts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import { PHONE_TEXTS as texts } from '#language/phone/texts'
import { makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'

const portal = setUpPortal()
let id: string
let client: Visitor
beforeEach(async () => {
  id = await makePublished(portal.db, await makeUser(portal.db))
  client = await portal.visitor('Client')
  if (client.user) await confirmAddress(portal.db, client.user)
})

const NUMBER = '9876543210'
const openListing = (visitor = client) =>
  visitor.open(listingPath(id), () => import('./phone.store.ts'))
/** The address of the login that leads back to the question. */
const askAgain = () => loginPath(`${listingPath(id)}#phone`)
const shownTo = async ({ user }: Visitor) =>
  (await portal.db.rows(sql`select 1 from phone_reveals where viewer_id = ${user?.id}`)).length

describe('A visitor who wants to see a number', () => {
  it('can agree when signed in', async () => {
    const { beginAsking } = await openListing()
    expect(await beginAsking()).toBe(true)
    expect(client.page.left).toEqual([])
    expect(await shownTo(client)).toBe(0)
  })

  it('is told what it takes when signed out, and then sent to the login, and back to the question', async () => {
    const nobody = await portal.visitor(null)
    const { beginAsking, toLogin, $phone } = await openListing(nobody)
    expect(await beginAsking()).toBe(true)
    expect([$phone.get().phase, nobody.page.left]).toEqual(['signed out', []])
    expect(Object.values(texts.steps)).toHaveLength(3)
    toLogin()
    expect(nobody.page.left).toEqual([{ how: 'assign', to: askAgain() }])
  })

  it('sees a message if the server cannot be reached', async () => {
    const { beginAsking } = await openListing()
    const toasts = client.page.document.put('#toasts')
    client.network = 'down'
    expect(await beginAsking()).toBe(false)
    expect(toasts.children).toMatchObject([{ textContent: texts.loadFailed }])
    expect(client.page.left).toEqual([])
  })
})

describe('The number', () => {
  it('is shown after the user has agreed, and recorded once when the button is pressed twice', async () => {
    const { revealPhone, $phone } = await openListing()
    const asking = [revealPhone(id), revealPhone(id)]
    expect($phone.get().phase).toBe('busy')
    await Promise.all(asking)
    expect($phone.get()).toEqual({
      phase: 'shown',
      number: NUMBER,
      whatsApp: false,
      error: null,
      link: null,
    })
    await revealPhone(id)
    expect(client.sent(api.revealPhone)).toHaveLength(1)
    expect(await shownTo(client)).toBe(1)
  })

  it('is removed when the question is asked again', async () => {
    const { beginAsking, revealPhone, $phone } = await openListing()
    await revealPhone(id)
    await beginAsking()
    expect($phone.get()).toEqual({
      phase: 'open',
      number: '',
      whatsApp: false,
      error: null,
      link: null,
    })
  })

  it('leads to the login and back if the session has ended elsewhere', async () => {
    const { beginAsking, revealPhone } = await openListing()
    await beginAsking()
    await portal.endElsewhere(client)
    await revealPhone(id)
    expect(client.page.leftFor).toBe(askAgain())
    expect(await shownTo(client)).toBe(0)
  })

  it('is not shown above the daily limit, with a message', async () => {
    const { revealPhone, $phone } = await openListing()
    await portal.db.rows(
      sql`insert into rate_limits (key, count) values (${`phone:${client.user?.id}`}, ${PHONE_LIMITS.viewer.attempts})`,
    )
    await revealPhone(id)
    expect($phone.get()).toEqual({
      phase: 'open',
      number: '',
      whatsApp: false,
      error: texts.viewerLimit,
      link: null,
    })
  })

  it('of a listing that no longer exists is not shown, with a message', async () => {
    const { revealPhone, $phone } = await openListing()
    await revealPhone('gone00000000')
    expect($phone.get().error).toBe(LISTING_TEXTS.notAvailable)
  })

  it('can be asked for again after the network or the server has failed', async () => {
    const { revealPhone, $phone } = await openListing()
    client.network = 'down'
    await revealPhone(id)
    expect($phone.get()).toEqual({
      phase: 'open',
      number: '',
      whatsApp: false,
      error: texts.loadFailed,
      link: null,
    })
    client.network = 'up'
    await portal.withoutDatabase(() => revealPhone(id))
    expect($phone.get().error).toBe(texts.loadFailed)
    await revealPhone(id)
    expect($phone.get()).toMatchObject({ phase: 'shown', number: NUMBER })
  })

  it('requires a confirmed address: the link can be sent from there, and the number is shown afterwards', async () => {
    // Mails of other tests would be sent first.
    await portal.db.rows(sql`delete from mails`)
    const user = await makeUser(portal.db, 'Client')
    const fresh = await portal.visitor(user)
    const { revealPhone, sendLink, $phone } = await openListing(fresh)
    await revealPhone(id)
    expect($phone.get()).toMatchObject({ error: texts.unconfirmed, link: 'needed', number: '' })
    await Promise.all([sendLink(), sendLink()])
    expect($phone.get()).toMatchObject({ phase: 'open', error: null, link: 'sent' })
    expect(portal.mails.count(user.email)).toBe(1)
    const token = portal.mails.tokenFor(user.email)
    await fresh.ask('POST', verifyEmail.path, { token })
    await revealPhone(id)
    expect($phone.get()).toMatchObject({ phase: 'shown', number: NUMBER, link: null })
  })
})
