import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LISTING_TEXTS } from '#language/listing/texts'
import { OWN_LISTING_RESULT_TEXTS } from '#language/listing/texts-poster'
import { FILL_TEXTS, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { WIZARD_PAGES } from '#language/listing-draft/texts-pages'
import { UNREACHED } from '#language/text/texts'
import type { SessionUser } from '../../contract/account.ts'
import { editListing, withdrawListing } from '../../contract/listing.ts'
import { editPath, loginPath, PATHS, postPath, repostPath } from '../../contract/paths.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import { LAST_STEP } from '../../domain/listing-draft/steps.ts'
import { rejectListing } from '../../server/moderation/decide.ts'
import { the } from '../../test/support/browser/dom.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished, waitingEdit } from '../../test/support/data/edits.ts'
import { depsOn, makePending, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { listingFields } from '../../test/support/data/listing-fields.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let user: SessionUser
let asha: Visitor
beforeEach(async () => {
  user = await makeUser(portal.db)
  asha = await portal.visitor(user)
})
afterEach(() => vi.useRealTimers())

const load = async () => ({
  ...(await import('./submission.store.ts')),
  ...(await import('./submission-login.ts')),
  ...(await import('./submission-start.ts')),
  ...(await import('./draft.store.ts')),
  ...(await import('./fill-status.ts')),
  ...(await import('./step.ts')),
  ...(await import('../photo/photo.store.ts')),
})
const TITLE = '<h1>Post a property</h1>'
/** Opens the posting form at an address, with its title from the page. */
async function openWizard(address: string, visitor = asha) {
  const page = await visitor.open(address, load, TITLE)
  page.$step.listen(() => undefined)
  await page.startWizard()
  return page
}
const NAME = listingFields().projectBuildingName ?? ''
const published = () => makePublished(portal.db, user)
async function rejected(photoIds: string[] = []): Promise<string> {
  const id = await makePending(portal.db, user, {}, photoIds)
  const admin = await makeUser(portal.db, 'Admin')
  const result = await rejectListing(depsOn(portal.db), admin, id, 1, 'Look at the price.')
  if (!result.ok) throw new Error('The listing was not rejected.')
  return result.value.decisionId
}
const own = () =>
  portal.db.rows<{ id: string; price: number }>(
    sql`select id, price::float as price from properties where user_id = ${user.id}`,
  )

it('The heading of a page that opens a step changes with the step', async () => {
  const { goToStep } = await openWizard(PATHS.wizardAmenities)
  document.title = `${WIZARD_PAGES.amenities.title} | Aangan`
  goToStep(LAST_STEP)
  expect(the('h1').textContent).toBe(WIZARD_PAGES.post.title)
  expect(document.title).toBe(`${WIZARD_PAGES.post.title} | Aangan`)
})

describe('A listing that is edited', () => {
  it('fills the form, which names the listing, and becomes a change that waits for approval', async () => {
    const id = await published()
    const { $draft, $fillStatus, answer, submit, $submission } = await openWizard(editPath(id))
    expect($fillStatus.get()).toEqual({ state: 'ready', text: FILL_TEXTS.edit.readyPublished })
    expect($draft.get()).toMatchObject({ projectBuildingName: NAME, price: '7200000' })
    expect(the('h1').textContent).toBe(FILL_TEXTS.edit.title(NAME))
    expect(asha.page.address).toBe(postPath())
    answer('price', '75 lakh')
    await Promise.all([submit(), submit()])
    expect($submission.get()).toEqual({ state: 'done' })
    expect(asha.sent(editListing)).toHaveLength(1)
    expect((await waitingEdit(portal.db, id))?.fields.price).toBe(7_500_000)
    expect(await own()).toEqual([{ id, price: 7_200_000 }])
    expect(the('h1').textContent).toBe('Post a property')
  })

  it('is changed at once while it waits for approval', async () => {
    const id = await makePending(portal.db, user)
    const { $fillStatus, answer, submit } = await openWizard(editPath(id))
    expect($fillStatus.get()).toEqual({ state: 'ready', text: FILL_TEXTS.edit.ready })
    answer('price', '75 lakh')
    await submit()
    expect(await own()).toEqual([{ id, price: 7_500_000 }])
  })

  it.each([
    ['published', () => published()],
    ['pending', () => makePending(portal.db, user)],
  ])(
    'and stays as it was, %s, goes to nobody: the profile says that nothing was changed',
    async (_, make) => {
      const id = await make()
      const { submit, $submission, $draftIsEmpty } = await openWizard(editPath(id))
      await submit()
      expect($submission.get().state).not.toBe('failed')
      expect(await waitingEdit(portal.db, id)).toBeUndefined()
      expect([$draftIsEmpty.get(), asha.sent(editListing).length]).toEqual([true, 1])
      expect(asha.page.left).toEqual([{ how: 'assign', to: PATHS.profile }])
      const { takeToast } = await import('../site/left-toast.ts')
      expect(takeToast()?.text).toBe(WIZARD_TEXTS.unchanged)
    },
  )

  it('is still the edited one after a reload, and after its address is opened again', async () => {
    const id = await published()
    const { answer } = await openWizard(editPath(id))
    answer('price', '75 lakh')
    const reloaded = await openWizard(postPath())
    expect([reloaded.$draft.get().price, the('h1').textContent]).toEqual([
      '75 lakh',
      FILL_TEXTS.edit.title(NAME),
    ])
    const again = await openWizard(editPath(id))
    expect(again.$fillStatus.get()).toEqual({ state: 'ready', text: FILL_TEXTS.edit.goOn })
    expect(again.$draft.get().price).toBe('75 lakh')
  })

  it('replaces no draft without a question', async () => {
    const id = await published()
    const before = await openWizard(postPath())
    before.answer('projectBuildingName', 'Something else')
    const asked = await openWizard(editPath(id))
    expect(asked.$fillStatus.get()).toEqual({ state: 'asking', text: FILL_TEXTS.edit.ask })
    await asked.decideRepost(false)
    expect(asked.$draft.get().projectBuildingName).toBe('Something else')
    expect([asked.$fillStatus.get().state, asha.page.address]).toEqual(['none', postPath()])
    const replacing = await openWizard(editPath(id))
    await replacing.decideRepost(true)
    expect(replacing.$draft.get().projectBuildingName).toBe(NAME)
    expect(replacing.$about.get().edit).toBe(id)
  })

  it('that was changed elsewhere in the meantime shows a message, keeps the answers and accepts them at the next submit', async () => {
    const id = await published()
    const { answer, submit, $submission, $draft } = await openWizard(editPath(id))
    answer('price', '75 lakh')
    const phone = await portal.visitor(user)
    const fields = listingFields({ price: 8_000_000 })
    const elsewhere = { fields, photoIds: [], version: 2, changeVersion: null }
    const other = await phone.ask('POST', editListing.path.replace(':id', id), elsewhere)
    expect(other.status).toBe(200)
    await submit()
    expect($submission.get()).toEqual({
      state: 'failed',
      message: OWN_LISTING_RESULT_TEXTS.changed,
    })
    expect($draft.get().price).toBe('75 lakh')
    await submit()
    expect($submission.get()).toEqual({ state: 'done' })
    expect((await waitingEdit(portal.db, id))?.fields.price).toBe(7_500_000)
  })

  it('that was deleted elsewhere in the meantime is not available, and the answers stay', async () => {
    const id = await published()
    const { answer, submit, $submission, $draft } = await openWizard(editPath(id))
    answer('price', '75 lakh')
    const phone = await portal.visitor(user)
    await phone.ask('DELETE', withdrawListing.path.replace(':id', id))
    await submit()
    expect($submission.get()).toEqual({ state: 'failed', message: LISTING_TEXTS.notAvailable })
    expect($draft.get().price).toBe('75 lakh')
  })

  it('whose answer was lost counts as changed when it is sent again', async () => {
    const id = await published()
    const { answer, submit, $submission } = await openWizard(editPath(id))
    answer('price', '75 lakh')
    const release = asha.hold(editListing)
    const submitting = submit()
    await eventually(() => expect(asha.sent(editListing)).toHaveLength(1))
    asha.network = 'answers lost'
    release()
    await submitting
    expect($submission.get()).toEqual({
      state: 'failed',
      message: `${LISTING_TEXTS.submitFailed} ${UNREACHED}`,
    })
    asha.network = 'up'
    await submit()
    expect($submission.get()).toEqual({ state: 'done' })
    expect((await waitingEdit(portal.db, id))?.version).toBe(1)
  })

  it('shows that it is loading; a new posting waits for nothing', async () => {
    const id = await published()
    const states: unknown[] = []
    const page = await asha.open(editPath(id), load, TITLE)
    page.$fillStatus.listen((status) => states.push(status))
    await page.startWizard()
    expect(states[0]).toEqual({ state: 'loading' })
    const fresh = await asha.open(PATHS.post, load, TITLE)
    states.length = 0
    fresh.$fillStatus.listen((status) => states.push(status))
    await fresh.startWizard()
    expect(states).toEqual([])
  })

  it('of another account is not found', async () => {
    const id = await makePublished(portal.db, await makeUser(portal.db))
    const { $fillStatus, $draftIsEmpty } = await openWizard(editPath(id))
    expect($fillStatus.get()).toEqual({ state: 'missing', text: FILL_TEXTS.edit.missing })
    expect($draftIsEmpty.get()).toBe(true)
    expect(asha.page.address).toBe(postPath())
  })
})

describe('A rejected listing', () => {
  it('is posted again with its photos, and only once', async () => {
    const photo = await makePhotoRow(portal.db, user)
    const decision = await rejected([photo])
    const { $fillStatus, $photos, answer, submit } = await openWizard(repostPath(decision))
    expect($fillStatus.get()).toEqual({ state: 'ready', text: FILL_TEXTS.repost.ready })
    expect($photos.get()).toMatchObject([{ state: 'uploaded', photo: { id: photo } }])
    answer('price', '70 lakh')
    await submit()
    expect(await own()).toMatchObject([{ price: 7_000_000 }])
    const again = await openWizard(repostPath(decision))
    expect(again.$fillStatus.get()).toEqual({ state: 'missing', text: FILL_TEXTS.repost.missing })
  })

  it('replaces no draft without a question', async () => {
    const decision = await rejected()
    const before = await openWizard(postPath())
    before.answer('projectBuildingName', 'Something else')
    const { $fillStatus, decideRepost, $draft, $about } = await openWizard(repostPath(decision))
    expect($fillStatus.get()).toEqual({ state: 'asking', text: FILL_TEXTS.repost.ask })
    await decideRepost(true)
    expect($draft.get().projectBuildingName).toBe(NAME)
    expect($about.get()).toMatchObject({ repostOf: decision })
  })
})

describe('If the listing cannot be read', () => {
  it('because the visitor is signed out, the login is shown, and it leads back', async () => {
    const visitor = await portal.visitor(null)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { $fillStatus, $loginNeeded } = await openWizard(editPath('listing00001'), visitor)
    expect([$fillStatus.get().state, $loginNeeded.get()]).toEqual(['none', true])
    vi.advanceTimersByTime(REDIRECT_MS.notLoggedIn)
    expect(visitor.page.leftFor).toBe(loginPath(editPath('listing00001')))
  })

  it('a message is shown, and it can be loaded again', async () => {
    const id = await published()
    asha.network = 'down'
    const { $fillStatus, $draftIsEmpty, reloadFill, $draft } = await openWizard(editPath(id))
    expect([$fillStatus.get(), $draftIsEmpty.get()]).toEqual([{ state: 'failed' }, true])
    asha.network = 'up'
    await reloadFill()
    expect($fillStatus.get().state).toBe('ready')
    expect($draft.get().projectBuildingName).toBe(NAME)
  })
})
