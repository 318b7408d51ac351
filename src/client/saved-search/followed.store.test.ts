import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { LINK_TEXTS } from '#language/account/texts-security'
import {
  ALERT_STOP_TEXTS,
  FOLLOWED_TEXTS,
  SAVED_SEARCH_LIST_TEXTS,
} from '#language/saved-search/texts'
import { PATHS } from '../../contract/paths.ts'
import { mailboxOf } from '../../domain/account/atoms.ts'
import { type FollowLink, followFragment } from '../../domain/saved-search/follow-link.ts'
import { mailboxHash } from '../../server/account/mailbox.ts'
import { followLink } from '../../server/saved-search/follow-secret.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { confirmAddress } from '../../test/support/data/factories.ts'
import { askFor, makeFollower, newAddress } from '../../test/support/data/followers.ts'
import { testDeps } from '../../test/support/database/test-deps.ts'
import { forgetAttempts } from '../../test/support/http/examples.ts'

const portal = setUpPortal()
let nobody: Visitor
beforeEach(async () => {
  await forgetAttempts(portal.db)
  nobody = await portal.visitor(null)
})

const open = async (link: Omit<FollowLink, 'of'>, of: FollowLink['of'] = 'kept') => {
  const fragment = followFragment({ ...link, of })
  const page = await nobody.open(PATHS.alerts + fragment, () => import('./followed.store.ts'))
  await page.readFollowedAnew()
  return page
}
const stored = (id: string) =>
  portal.db.rows<{ query: string; rhythm: string }>(
    sql`select query, rhythm from saved_searches where follower_id = ${id} order by query`,
  )

describe('The link of the mail that asks', () => {
  it('shows the search, begins its mails with one press, and is then that of what is kept', async () => {
    const email = newAddress()
    const page = await open(await askFor(portal.db, email), 'asked')
    expect([page.$linkOf.get(), page.$followed.get()?.email]).toEqual(['asked', email])
    await page.startMailsForm.submit(formOf({}))
    expect(page.$linkOf.get()).toBe('kept')
    expect(page.$followAnnouncement.get()).toBe(FOLLOWED_TEXTS.started)
    expect(page.$followed.get()?.searches).toMatchObject([{ query: '?city=lucknow' }])
  })

  it('says so where an account has the search now', async () => {
    const asha = await portal.visitor('Client')
    const user = asha.user ?? { id: '', email: '' }
    await confirmAddress(portal.db, user)
    const page = await open(await askFor(portal.db, user.email), 'asked')
    await page.startMailsForm.submit(formOf({}))
    expect(page.$followEnded.get()).toBe('in account')
  })

  it('that is used up, forged or cut off cannot be tried again', async () => {
    const { id, secret } = await makeFollower(portal.db)
    for (const link of [
      { id, secret: '0'.repeat(64) },
      { id: 'nosuchfollower', secret },
    ]) {
      const page = await open(link)
      expect([page.$linkDead.get(), page.$followProblem.get()]).toEqual([true, LINK_TEXTS.usedUp])
    }
    const page = await open({ id, secret: secret.slice(1) })
    expect(page.$followProblem.get()).toBe(LINK_TEXTS.missing)
  })
})

describe('The link of a mail that nobody asked for', () => {
  it('asks nothing of the server before one press, which ends such mails', async () => {
    const id = mailboxHash(testDeps().env, mailboxOf(newAddress()))
    const refused = () => portal.db.rows(sql`select 1 from refused_mailboxes where id = ${id}`)
    const page = await open(followLink(testDeps().env, 'never', id), 'never')
    expect([page.$linkOf.get(), page.$followProblem.get()]).toEqual(['never', null])
    expect(await refused()).toEqual([])
    await page.refuseForm.submit(formOf({}))
    expect(page.$followEnded.get()).toBe('refused')
    expect(await refused()).toHaveLength(1)
  })

  it('that is forged ends nothing, and says so', async () => {
    const id = mailboxHash(testDeps().env, mailboxOf(newAddress()))
    const page = await open({ id, secret: '0'.repeat(64) }, 'never')
    await page.refuseForm.submit(formOf({}))
    expect(page.$followEnded.get()).toBeNull()
    expect(page.$linkOf.get()).toBe('never')
  })
})

describe('What is kept for an address', () => {
  it('is changed: one rhythm, or all mails stopped', async () => {
    const follower = await makeFollower(portal.db)
    await makeFollower(portal.db, follower.email, '?city=noida')
    const page = await open(follower)
    const noida = page.$followed.get()?.searches.find(({ query }) => query === '?city=noida')
    if (noida) await page.setFollowedRhythm(noida, 'weekly')
    expect(page.$followAnnouncement.get()).toBe(SAVED_SEARCH_LIST_TEXTS.changed('Noida', 'weekly'))
    expect((await stored(follower.id)).map(({ rhythm }) => rhythm)).toEqual(['daily', 'weekly'])
    await page.stopFollowed()
    expect(page.$followAnnouncement.get()).toBe(ALERT_STOP_TEXTS.alerts.done)
    expect((await stored(follower.id)).map(({ rhythm }) => rhythm)).toEqual(['never', 'never'])
    expect(page.$followed.get()?.searches.map(({ rhythm }) => rhythm)).toEqual(['never', 'never'])
  })

  it('is kept for another year by a press, from that day', async () => {
    const follower = await makeFollower(portal.db)
    await portal.db.rows(
      sql`update followers set heard_at = now() - interval '300 days' where id = ${follower.id}`,
    )
    const page = await open(follower)
    const before = page.$followed.get()?.endsAt ?? ''
    await page.keepFollowed()
    expect((page.$followed.get()?.endsAt ?? '') > before).toBe(true)
    expect(page.$followAnnouncement.get()).not.toBe('')
  })

  it('is erased at once, or with its last search', async () => {
    for (const erase of ['all', 'last'] as const) {
      const follower = await makeFollower(portal.db)
      const page = await open(follower)
      const [search] = page.$followed.get()?.searches ?? []
      if (erase === 'all') await page.eraseAllFollowed()
      else if (search) await page.removeFollowed(search)
      expect(page.$followEnded.get()).toBe('erased')
      expect(await portal.db.rows(sql`select 1 from followers where id = ${follower.id}`)).toEqual(
        [],
      )
    }
  })

  it('stays on the page as it is if the connection is down, with the reason', async () => {
    const page = await open(await makeFollower(portal.db))
    nobody.network = 'down'
    await page.stopFollowed()
    expect(page.$followed.get()?.searches).toMatchObject([{ rhythm: 'daily' }])
    expect(page.$followProblem.get()).not.toBeNull()
  })
})
