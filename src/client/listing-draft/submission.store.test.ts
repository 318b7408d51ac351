import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { PROFILE_TEXTS } from '#language/account/texts'
import { CONFIRM_TEXTS } from '#language/account/texts-security'
import { LISTING_TEXTS } from '#language/listing/texts'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { READING_TEXTS } from '#language/reading/texts'
import { UNREACHED } from '#language/text/texts'
import { createEntry } from '../../contract/content.ts'
import { createListing } from '../../contract/listing.ts'
import { loginPath, PATHS, postPath, previewPath } from '../../contract/paths.ts'
import { removePhoto, uploadPhoto } from '../../contract/photo.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import { ADMIN_PROPERTY_TYPES } from '../../domain/listing/constants.ts'
import { LAST_STEP } from '../../domain/listing-draft/steps.ts'
import { readEntries } from '../../server/content/entries.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { FLAT_ANSWERS } from '../../test/support/data/draft-answers.ts'
import { confirmAddress } from '../../test/support/data/factories.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let asha: Visitor
let picture: Uint8Array
beforeAll(async () => {
  picture = await cameraFile(300, 300)
})
beforeEach(async () => {
  asha = await portal.visitor('Owner')
  if (asha.user) await confirmAddress(portal.db, asha.user)
})
afterEach(() => vi.useRealTimers())

const load = async () => ({
  ...(await import('./submission.store.ts')),
  ...(await import('./submission-login.ts')),
  ...(await import('./submission-start.ts')),
  ...(await import('./draft.store.ts')),
  ...(await import('./step.ts')),
  ...(await import('./resume.ts')),
  ...(await import('../photo/photo-queue.ts')),
  ...(await import('../photo/photo.store.ts')),
  ...(await import('../site/left-toast.ts')),
})
const WIZARD = postPath(LAST_STEP)

/** Opens the posting form at its last step, with what this browser has stored. */
async function openWizard(visitor = asha, address = WIZARD) {
  const page = await visitor.open(address, load)
  page.$step.listen(() => undefined)
  await page.startWizard()
  const draft = (answers: Partial<Record<keyof typeof FLAT_ANSWERS, string>>) => {
    for (const [field, value] of Object.entries(answers))
      page.answer(field as keyof typeof FLAT_ANSWERS, value)
  }
  const choose = (...names: string[]) =>
    page.choosePhotos(
      names.map((name) => new File([new Uint8Array(picture)], name, { type: 'image/jpeg' })),
    )
  return { ...page, draft, choose }
}
const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
const postedBy = ({ user }: Visitor) =>
  portal.db.rows<{ name: string; price: number; photos: number }>(sql`
    select p.project_building_name as name, p.price::float as price,
      (select count(*)::int from images i where i.property_id = p.id) as photos
    from properties p where p.user_id = ${user?.id}`)

describe('A draft', () => {
  it('is submitted with its photos, leads to the home page after two seconds and leaves an empty form', async () => {
    const { draft, choose, submit, photosSettled, ...page } = await openWizard()
    draft(FLAT_ANSWERS)
    await choose('a.jpg', 'b.jpg')
    await photosSettled()
    stopTime()
    await submit()
    expect(page.$submission.get()).toEqual({ state: 'done' })
    vi.advanceTimersByTime(REDIRECT_MS.submitted - 1)
    expect(asha.page.left).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asha.page.left).toEqual([{ how: 'assign', to: PATHS.home }])
    expect(await postedBy(asha)).toEqual([{ name: 'Rohtas', price: 7_200_000, photos: 2 }])
    expect(page.$submitted.get()?.unconfirmed).toBeUndefined()
    const { text = '', ways = [] } = page.takeToast() ?? {}
    expect(text).toBe(`${LISTING_TEXTS.submitted} ${WIZARD_TEXTS.next}`)
    expect(ways.map((way) => way.text)).toEqual([PROFILE_TEXTS.preview, WIZARD_TEXTS.addPhotos])
    expect([page.$draftIsEmpty.get(), page.$step.get(), page.$photos.get()]).toEqual([true, 1, []])
    const next = await openWizard()
    expect([next.$draftIsEmpty.get(), next.$photos.get()]).toEqual([true, []])
  })

  it('of a poster whose address is not confirmed says what confirming gains, there and on the next page, with the way', async () => {
    const meera = await portal.visitor('Owner')
    const { draft, submit, ...page } = await openWizard(meera)
    draft(FLAT_ANSWERS)
    stopTime()
    await submit()
    expect(page.$submitted.get()?.unconfirmed).toBe(meera.user?.email)
    const { text = '', ways = [] } = page.takeToast() ?? {}
    expect(text.endsWith(CONFIRM_TEXTS.line)).toBe(true)
    expect(ways[0]).toEqual({ href: PATHS.profile, text: CONFIRM_TEXTS.open })
  })

  it('opens at the step where it was left, unless the address names another one', async () => {
    const { draft, goToStep } = await openWizard()
    draft(FLAT_ANSWERS)
    goToStep(3)
    const again = await openWizard(asha, PATHS.post)
    expect([again.$step.get(), again.$resumedAt.get()]).toEqual([3, 3])
    again.goToStep(2)
    expect(again.$resumedAt.get()).toBeNull()
    const asked = await openWizard(asha, '/postproperty?step=1')
    expect([asked.$step.get(), asked.$resumedAt.get()]).toEqual([1, null])
    const page = await openWizard(asha, PATHS.wizardAmenities)
    expect(page.$step.get()).toBe(3)
    await page.startOver()
    const empty = await openWizard(asha, PATHS.post)
    expect([empty.$step.get(), empty.$resumedAt.get()]).toEqual([1, null])
  })

  it('that is not complete shows its first problem, and nothing is sent', async () => {
    const { draft, submit, $submission, $step, $problems } = await openWizard()
    draft({ ...FLAT_ANSWERS, price: 'much' })
    await submit()
    expect($submission.get()).toEqual({ state: 'idle' })
    expect($step.get()).toBe(1)
    expect($problems.get().fields).toEqual({ price: READING_TEXTS.noMoney('much') })
    expect(asha.sent(createListing)).toEqual([])
  })

  it('is sent once when the button is pressed twice, also while it waits and after it is done', async () => {
    const { draft, submit, $submission, $problems } = await openWizard()
    draft(FLAT_ANSWERS)
    await Promise.all([submit(), submit()])
    await submit()
    expect([$submission.get().state, $problems.get().fields]).toEqual(['done', {}])
    expect(asha.sent(createListing)).toHaveLength(1)
    expect(await postedBy(asha)).toHaveLength(1)
  })

  it('whose answer was lost makes one listing, even if the page was reloaded before the next try', async () => {
    const { draft, submit, $submission, $draft } = await openWizard()
    draft(FLAT_ANSWERS)
    const release = asha.hold(createListing)
    const submitting = submit()
    await eventually(() => expect(asha.sent(createListing)).toHaveLength(1))
    asha.network = 'answers lost'
    release()
    await submitting
    expect($submission.get()).toEqual({
      state: 'failed',
      message: `${LISTING_TEXTS.submitFailed} ${UNREACHED}`,
    })
    expect($draft.get()).toMatchObject(FLAT_ANSWERS)
    asha.network = 'up'
    const again = await openWizard()
    expect(again.$draft.get()).toMatchObject(FLAT_ANSWERS)
    await again.submit()
    expect(again.$submission.get().state).toBe('done')
    expect(await postedBy(asha)).toHaveLength(1)
  })

  it('that was corrected after its answer was lost arrives as it is now', async () => {
    const { draft, submit, $submission } = await openWizard()
    draft(FLAT_ANSWERS)
    asha.network = 'answers lost'
    await submit()
    expect($submission.get().state).toBe('failed')
    asha.network = 'up'
    draft({ price: '71 lakh' })
    await submit()
    expect($submission.get().state).toBe('done')
    expect((await postedBy(asha)).map(({ price }) => price).sort()).toEqual([7_100_000, 7_200_000])
  })

  it('stays when the server fails, and can be submitted again', async () => {
    const { draft, submit, $submission, $draft } = await openWizard()
    draft(FLAT_ANSWERS)
    await portal.withoutDatabase(submit)
    expect($submission.get()).toEqual({ state: 'failed', message: LISTING_TEXTS.submitFailed })
    expect($draft.get()).toMatchObject(FLAT_ANSWERS)
    await submit()
    expect(await postedBy(asha)).toHaveLength(1)
  })

  it('shows at its field an error that only the server finds', async () => {
    const [adminType = ''] = ADMIN_PROPERTY_TYPES
    const { draft, submit, $submission, $step, $problems } = await openWizard()
    draft({ ...FLAT_ANSWERS, propertyType: adminType })
    await submit()
    expect($submission.get()).toMatchObject({ message: LISTING_TEXTS.submitFailed })
    expect($step.get()).toBe(1)
    expect($problems.get().fields).toEqual({ propertyType: LISTING_FIELD_TEXTS.propertyType })
  })

  it('is emptied with its photos by starting over', async () => {
    const { draft, choose, startOver, $draftIsEmpty, $step, $photos } = await openWizard()
    draft(FLAT_ANSWERS)
    await choose('a.jpg')
    await startOver()
    expect([$draftIsEmpty.get(), $step.get(), $photos.get()]).toEqual([true, 1, []])
  })
})

describe('A signed-out visitor', () => {
  it('sees a message at the submit, is sent to the login after two seconds, and finds the draft unchanged', async () => {
    const visitor = await portal.visitor(null)
    const { draft, choose, submit, $submission, $loginNeeded } = await openWizard(visitor)
    draft(FLAT_ANSWERS)
    stopTime()
    await choose('a.jpg')
    await submit()
    expect([$submission.get().state, $loginNeeded.get()]).toEqual(['idle', true])
    vi.advanceTimersByTime(REDIRECT_MS.notLoggedIn - 1)
    expect(visitor.page.left).toEqual([])
    vi.advanceTimersByTime(1)
    // One redirect, although the photo has also asked for the login.
    expect(visitor.page.left).toEqual([{ how: 'assign', to: loginPath(WIZARD) }])
    vi.useRealTimers()
    expect(visitor.sent(createListing)).toEqual([])

    await visitor.signIn(asha.user?.email ?? '')
    const back = await openWizard(visitor)
    expect(back.$draft.get()).toMatchObject(FLAT_ANSWERS)
    await back.submit()
    expect(await postedBy(asha)).toEqual([{ name: 'Rohtas', price: 7_200_000, photos: 1 }])
  })

  it('whose session has ended at this moment is also sent to the login', async () => {
    const { draft, submit, $submission, $loginNeeded, $draft } = await openWizard()
    draft(FLAT_ANSWERS)
    const release = asha.hold(createListing)
    const submitting = submit()
    await eventually(() => expect(asha.sent(createListing)).toHaveLength(1))
    await portal.endElsewhere(asha)
    release()
    await submitting
    expect([$submission.get().state, $loginNeeded.get()]).toEqual(['idle', true])
    expect($draft.get()).toMatchObject(FLAT_ANSWERS)
  })

  it('finds a form that can be submitted when Back restores it', async () => {
    const { draft, submit, $submission, $loginNeeded } = await openWizard()
    draft(FLAT_ANSWERS)
    await portal.endElsewhere(asha)
    await submit()
    asha.page.dispatch('pageshow', { persisted: false })
    expect($loginNeeded.get()).toBe(true)
    asha.page.dispatch('pageshow', { persisted: true })
    expect($loginNeeded.get()).toBe(false)
    await asha.signIn(asha.user?.email ?? '')
    await submit()
    expect($submission.get().state).toBe('done')
  })
})

describe('Photos that are not uploaded at the submit', () => {
  it('are waited for', async () => {
    const { draft, choose, submit, $submission } = await openWizard()
    draft(FLAT_ANSWERS)
    const release = asha.hold(uploadPhoto)
    await choose('a.jpg')
    const submitting = submit()
    await eventually(() => expect($submission.get().state).toBe('waiting'))
    await submit()
    expect(asha.sent(createListing)).toEqual([])
    release()
    await submitting
    expect(await postedBy(asha)).toMatchObject([{ photos: 1 }])
  })

  it('because their upload has failed stop the submit, with a message', async () => {
    const { draft, choose, submit, photosSettled, retryPhoto, $submission, $photos } =
      await openWizard()
    draft(FLAT_ANSWERS)
    asha.network = 'down'
    await choose('a.jpg')
    await photosSettled()
    asha.network = 'up'
    await submit()
    expect($submission.get()).toEqual({ state: 'failed', message: PHOTO_TEXTS.failed })
    await retryPhoto($photos.get()[0]?.id ?? '')
    await submit()
    expect(await postedBy(asha)).toMatchObject([{ photos: 1 }])
  })

  it('because the server has lost them are uploaded again, with a message', async () => {
    const { draft, choose, submit, photosSettled, $submission, $photos } = await openWizard()
    draft(FLAT_ANSWERS)
    await choose('a.jpg')
    await photosSettled()
    const lost = $photos.get()[0]?.photo?.id ?? ''
    await asha.ask('DELETE', removePhoto.path.replace(':id', lost))
    await submit()
    expect($submission.get()).toEqual({
      state: 'failed',
      message: WIZARD_TEXTS.photosMissing,
    })
    await submit()
    expect($submission.get().state).toBe('done')
    expect(await postedBy(asha)).toMatchObject([{ photos: 1 }])
  })
})

describe('The form of admins', () => {
  const openForm = async () => {
    const admin = await portal.visitor('Admin')
    return { admin, ...(await openWizard(admin, postPath(LAST_STEP, PATHS.postProject))) }
  }

  it('posts a city project once, and leads to the projects', async () => {
    const { admin, draft, submit, $submission } = await openForm()
    draft({
      city: FLAT_ANSWERS.city,
      locality: FLAT_ANSWERS.locality,
      projectBuildingName: FLAT_ANSWERS.projectBuildingName,
      propertyCategory: FLAT_ANSWERS.propertyCategory,
    })
    stopTime()
    await Promise.all([submit(), submit()])
    expect($submission.get()).toEqual({ state: 'done' })
    vi.advanceTimersByTime(REDIRECT_MS.submitted)
    expect(admin.page.leftFor).toBe(PATHS.projectExplore)
    expect(admin.sent(createEntry)).toHaveLength(1)
    const [posted, ...more] = await readEntries(portal.db, 'projectExplore')
    expect([posted?.fields.projectBuildingName, more]).toEqual([
      FLAT_ANSWERS.projectBuildingName,
      [],
    ])
  })

  it('asks for more if it is a new launch', async () => {
    const { draft, submit, choosePosting, $problems, admin } = await openForm()
    choosePosting('postedLaunch')
    draft({ city: FLAT_ANSWERS.city })
    await submit()
    expect(Object.keys($problems.get().fields)).toEqual(
      expect.arrayContaining(['projectBuildingName', 'price']),
    )
    expect(admin.sent(createEntry)).toEqual([])
  })

  it('keeps its own draft', async () => {
    const { admin, draft } = await openForm()
    draft({ locality: 'Sector 150' })
    const own = await openWizard(admin)
    expect(own.$draftIsEmpty.get()).toBe(true)
  })
})

describe('A submitted listing', () => {
  it('is shown as its card, with its page; the redirect waits while the poster looks at it', async () => {
    const { draft, submit, $submitted, pauseRedirect } = await openWizard()
    draft(FLAT_ANSWERS)
    stopTime()
    await submit()
    const [{ id } = { id: '' }] = await portal.db.rows<{ id: string }>(
      sql`select id from properties where user_id = ${asha.user?.id}`,
    )
    expect($submitted.get()).toMatchObject({
      sketch: { title: FLAT_ANSWERS.projectBuildingName, price: '₹72 L' },
      cover: null,
    })
    expect($submitted.get()?.ways[0]?.href).toBe(previewPath(id))
    pauseRedirect(true)
    vi.advanceTimersByTime(10 * REDIRECT_MS.submitted)
    expect(asha.page.leftFor).toBeUndefined()
    pauseRedirect(false)
    vi.advanceTimersByTime(REDIRECT_MS.submitted - 1)
    expect(asha.page.leftFor).toBeUndefined()
    vi.advanceTimersByTime(1)
    expect(asha.page.leftFor).toBe(PATHS.home)
  })

  it('causes no redirect after a click on one of its links', async () => {
    const { draft, submit, pauseRedirect } = await openWizard()
    draft(FLAT_ANSWERS)
    stopTime()
    await submit()
    pauseRedirect('leaves')
    pauseRedirect(false)
    vi.advanceTimersByTime(10 * REDIRECT_MS.submitted)
    expect(asha.page.leftFor).toBeUndefined()
  })
})
