import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { LISTING_TEXTS } from '#language/listing/texts'
import { PHONE_TEXTS as texts } from '#language/phone/texts'
import * as api from '../../contract/enquiry.ts'
import { listingPath, loginPath } from '../../contract/paths.ts'
import { verifyEmail } from '../../contract/security.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { PHONE_LIMITS } from '../../domain/phone/constants.ts'
import { the } from '../../test/support/browser/dom.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { confirmAddress, makeUser } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let id: string
let client: Visitor
beforeEach(async () => {
  id = await makePublished(portal.db, await makeUser(portal.db))
  client = await portal.visitor('Client')
  if (client.user) await confirmAddress(portal.db, client.user)
})

const NUMBER = '9876543210'
const load = async () => ({
  ...(await import('./phone.store.ts')),
  ...(await import('./number-asked.ts')),
  linkForm: (await import('../account/confirm.store.ts')).linkForm,
})
const openListing = (visitor = client) =>
  visitor.open(listingPath(id), load, '<div id="toasts"></div>')
/** Opens the question about a listing's number. */
async function openQuestion(visitor = client, listing = id) {
  const page = await openListing(visitor)
  await page.beginAsking(listing)
  return page
}
/** The address of the login that leads back to the question. */
const askAgain = () => loginPath(`${listingPath(id)}#phone`)
const shownTo = async ({ user }: Visitor) =>
  (await portal.db.rows(sql`select 1 from phone_reveals where viewer_id = ${user?.id}`)).length

describe('A visitor who wants to see a number', () => {
  it('can agree when signed in', async () => {
    const { beginAsking } = await openListing()
    expect(await beginAsking(id)).toBe(true)
    expect(client.page.left).toEqual([])
    expect(await shownTo(client)).toBe(0)
  })

  it('is told what it takes when signed out, and then sent to the login, and back to the question', async () => {
    const nobody = await portal.visitor(null)
    const { beginAsking, toLogin, $isSignedOut } = await openListing(nobody)
    expect(await beginAsking(id)).toBe(true)
    expect([$isSignedOut.get(), nobody.page.left]).toEqual([true, []])
    expect(Object.values(texts.steps)).toHaveLength(3)
    toLogin()
    expect(nobody.page.left).toEqual([{ how: 'assign', to: askAgain() }])
  })

  it('sees a message if the server cannot be reached', async () => {
    const { beginAsking } = await openListing()
    client.network = 'down'
    expect(await beginAsking(id)).toBe(false)
    expect(the('#toasts').textContent).toBe(texts.loadFailed)
    expect(client.page.left).toEqual([])
  })
})

const SHOWN = { number: NUMBER, whatsApp: false }

describe('The number', () => {
  it('is shown after the user has agreed, and recorded once when the button is pressed twice', async () => {
    const { revealForm, $phone } = await openQuestion()
    const asking = [revealForm.submit(), revealForm.submit()]
    expect(revealForm.$form.get().phase).toBe('busy')
    await Promise.all(asking)
    expect([revealForm.$form.get().phase, $phone.get()]).toEqual(['done', SHOWN])
    await revealForm.submit()
    expect(client.sent(api.revealPhone)).toHaveLength(1)
    expect(await shownTo(client)).toBe(1)
  })

  it('is removed when the question is asked again', async () => {
    const { beginAsking, revealForm, $phone } = await openQuestion()
    await revealForm.submit()
    await beginAsking(id)
    expect([revealForm.$form.get().phase, $phone.get()]).toEqual(['open', null])
  })

  it('leads to the login and back if the session has ended elsewhere', async () => {
    const { revealForm } = await openQuestion()
    await portal.endElsewhere(client)
    await revealForm.submit()
    expect(client.page.leftFor).toBe(askAgain())
    expect(await shownTo(client)).toBe(0)
  })

  it('is not shown above the daily limit, with a message', async () => {
    const { revealForm, $phone } = await openQuestion()
    await portal.db.rows(
      sql`insert into rate_limits (key, count) values (${`phone:${mailboxOf(client.user?.email ?? '')}`}, ${PHONE_LIMITS.viewer.attempts})`,
    )
    await revealForm.submit()
    expect(revealForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: texts.viewerLimit },
    })
    expect($phone.get()).toBeNull()
  })

  it('of a listing that no longer exists is not shown, with a message', async () => {
    const { revealForm } = await openQuestion(client, 'gone00000000')
    await revealForm.submit()
    expect(revealForm.$form.get().errors).toEqual({ _: LISTING_TEXTS.notAvailable })
  })

  it('can be asked for again after the network or the server has failed', async () => {
    const { revealForm, $phone } = await openQuestion()
    client.network = 'down'
    await revealForm.submit()
    expect(revealForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: texts.loadFailed },
    })
    client.network = 'up'
    await portal.withoutDatabase(() => revealForm.submit())
    expect(revealForm.$form.get().errors).toEqual({ _: texts.loadFailed })
    await revealForm.submit()
    expect($phone.get()).toEqual(SHOWN)
  })

  it('requires a confirmed address: that is said before the consent, the mail can be sent again, and the number is shown afterwards', async () => {
    // Mails of other tests would be sent first.
    await portal.db.rows(sql`delete from mails`)
    const user = await makeUser(portal.db, 'Client')
    const fresh = await portal.visitor(user)
    const { $unconfirmed, confirmedForm, revealForm, linkForm, $phone, pathOfNumberAsked } =
      await openQuestion(fresh)
    expect($unconfirmed.get()).toBe(user.email)
    expect(pathOfNumberAsked()).toBe(`${listingPath(id)}#phone`)
    await Promise.all([linkForm.submit(), linkForm.submit()])
    expect(linkForm.$form.get()).toMatchObject({ phase: 'done', errors: {} })
    expect(portal.mails.count(user.email)).toBe(1)
    await confirmedForm.submit()
    expect(confirmedForm.$form.get().errors).toEqual({ _: texts.stillUnconfirmed })
    const token = portal.mails.tokenFor(user.email)
    await fresh.ask('POST', verifyEmail.path, { token })
    await confirmedForm.submit()
    expect([$unconfirmed.get(), confirmedForm.$form.get().phase]).toEqual([null, 'done'])
    await revealForm.submit()
    expect([$phone.get(), pathOfNumberAsked()]).toEqual([SHOWN, null])
  })

  it('is refused by the server to an address that is not confirmed, whatever the page knows', async () => {
    const fresh = await portal.visitor(await makeUser(portal.db, 'Client'))
    const { $unconfirmed, revealForm, $phone } = await openQuestion(fresh)
    $unconfirmed.set(null)
    await revealForm.submit()
    expect([$phone.get(), $unconfirmed.get()]).toEqual([null, fresh.user?.email])
  })
})
