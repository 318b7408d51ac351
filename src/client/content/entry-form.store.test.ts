import { sql } from 'drizzle-orm/sql/sql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CONTENT_TEXTS, ENTRY_TEXTS, CONTENT_FIELD_TEXTS as texts } from '#english/content/texts'
import { LAUNCH_DESK_TEXTS } from '#english/launch/texts-desk'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { CHOSEN_TEXTS, REFUSED_KIND_TEXTS } from '#language/photo/texts-chosen'
import { NOT_ALLOWED, UNREACHED } from '#language/text/texts'
import { createEntry, readContent, removeEntry } from '../../contract/content.ts'
import { finishLaunchPath, loginPath, PATHS, photoPath } from '../../contract/paths.ts'
import { uploadPhoto } from '../../contract/photo.ts'
import { CONTENT_LIMITS } from '../../domain/content/constants.ts'
import { CONTENT_FIELDS } from '../../domain/content/fields.ts'
import { emptyDraft, writeDraft } from '../../domain/field/draft.ts'
import { PHOTO_LIMITS, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { delayAnswer } from '../../test/support/browser/desk.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeEntry } from '../../test/support/data/entries.ts'
import { makeUser } from '../../test/support/data/factories.ts'
import { makeLaunch } from '../../test/support/data/launches.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { entryFields } from '../../test/support/structure/entry-fields.ts'
import { launchFields } from '../../test/support/structure/launch-fields.ts'

const FIELDS = entryFields.comingSoon
const TYPED = writeDraft(CONTENT_FIELDS.comingSoon, FIELDS)
const EMPTY = emptyDraft(CONTENT_FIELDS.comingSoon)
const load = async () => ({
  ...(await import('./entries.store.ts')),
  ...(await import('./entry-form.store.ts')),
  ...(await import('./entry-pictures.ts')),
  ...(await import('../account/admin-access.ts')),
})

const portal = setUpPortal()
let meera: Visitor
let page: Awaited<ReturnType<typeof load>>
let first: string
let end = () => {}

/** The admins' page of coming-soon entries. */
async function openEntries() {
  page = await meera.open(PATHS.adminComingSoon, load)
  end = page.startEntries('comingSoon')
}
beforeEach(async () => {
  await portal.db.rows(sql`truncate coming_soon, city_data, newly_project`)
  meera = await portal.visitor('Admin')
  if (!meera.user) throw new Error('Nobody is signed in.')
  first = (await makeEntry(portal.db, meera.user, 'comingSoon')).id
  await makeEntry(portal.db, meera.user, 'comingSoon')
  await openEntries()
  await eventually(() => expect(page.$entries.get()).toHaveLength(2))
  page.openForm(null)
})
afterEach(() => end())

const entry = (id: string) => page.$entries.get()?.find((one) => one.id === id) ?? null
const other = () => page.$entries.get()?.find(({ id }) => id !== first) ?? null
/** Opens the form that deletes an entry. */
function openRemoval(id: string) {
  const found = entry(id)
  if (!found) throw new Error('That entry is not in the list.')
  page.$removing.set(found)
  return page.createRemoval(found)
}
const titles = async () =>
  (await portal.db.rows<{ title: string }>(sql`select title from coming_soon order by title`)).map(
    ({ title }) => title,
  )
const fill = (over: Record<string, string> = {}) => {
  for (const [name, value] of Object.entries({ ...TYPED, ...over })) page.answer(name, value)
}

describe('The form of an entry', () => {
  it('is not sent while an answer is missing, and names that answer until it is given', async () => {
    fill({ propertyType: '' })
    await page.entryForm.submit()
    expect(page.entryForm.$form.get()).toMatchObject({
      errors: { propertyType: texts.comingSoonType },
      attempt: 1,
    })
    expect(meera.sent(createEntry)).toEqual([])
    page.answer('propertyType', 'Farmhouse')
    expect(page.entryForm.$form.get().errors).toEqual({})
  })

  it('is sent once, with its own key, confirms it and is empty again', async () => {
    fill({ title: 'Mine' })
    const { id } = page.$entryDraft.get()
    await Promise.all([page.entryForm.submit(), page.entryForm.submit()])
    expect(meera.sent(createEntry).map(({ body }) => body)).toEqual([
      {
        collection: 'comingSoon',
        fields: { ...FIELDS, title: 'Mine' },
        submissionKey: expect.any(String),
      },
    ])
    expect(await titles()).toEqual([FIELDS.title, FIELDS.title, 'Mine'])
    expect([page.$entryDraft.get().values, page.entryForm.$form.get().phase]).toEqual([
      EMPTY,
      'open',
    ])
    expect(page.$entryDraft.get().id).not.toBe(id)
    expect(page.$announcement.get()).toBe(ENTRY_TEXTS.stored('Mine'))
    expect(page.$entries.get()).toHaveLength(3)
  })

  it('keeps the answers after a lost connection, and stores the entry once although the answer was lost', async () => {
    fill({ title: 'Mine' })
    meera.network = 'down'
    await page.entryForm.submit()
    expect(page.entryForm.$form.get()).toMatchObject({ phase: 'open', errors: { _: UNREACHED } })
    expect(page.$entryDraft.get().values.title).toBe('Mine')
    meera.network = 'answers lost'
    await page.entryForm.submit()
    meera.network = 'up'
    await page.entryForm.submit()
    expect(await titles()).toEqual([FIELDS.title, FIELDS.title, 'Mine'])
    expect(page.$entryDraft.get().values).toEqual(EMPTY)
  })

  it('that was corrected after its answer was lost is stored as it is now', async () => {
    fill({ title: 'Mine' })
    meera.network = 'answers lost'
    await page.entryForm.submit()
    meera.network = 'up'
    page.answer('title', 'Mine, corrected')
    await page.entryForm.submit()
    expect(page.$announcement.get()).toBe(ENTRY_TEXTS.stored('Mine, corrected'))
    expect(await titles()).toEqual([FIELDS.title, FIELDS.title, 'Mine', 'Mine, corrected'])
  })

  it('keeps the answers when another admin saved first, and then saves over the version in the list', async () => {
    page.openForm(entry(first))
    page.answer('title', 'Mine')
    await portal.db.rows(sql`update coming_soon set title = 'Theirs' where id = ${first}`)
    await page.entryForm.submit()
    expect(page.entryForm.$form.get().errors).toEqual({ _: CONTENT_TEXTS.changed })
    expect(page.$entryDraft.get().values.title).toBe('Mine')
    expect(entry(first)?.fields).toMatchObject({ title: 'Theirs' })
    await page.entryForm.submit()
    expect(await titles()).toContain('Mine')
    expect(await titles()).not.toContain('Theirs')
  })

  it('of a former admin is refused with a message, and keeps the answers', async () => {
    fill({ title: 'Mine' })
    await portal.db.rows(sql`update users set role = 'Owner' where id = ${meera.user?.id}`)
    await page.entryForm.submit()
    expect(page.entryForm.$form.get().errors).toEqual({ _: NOT_ALLOWED })
    expect(page.$entryDraft.get().values.title).toBe('Mine')
    await page.refreshEntries()
    expect(page.$refused.get()).toBe(true)
  })

  it('keeps unsaved answers while another entry or collection is shown', async () => {
    page.openForm(entry(first))
    page.answer('title', 'Half')
    page.openForm(other())
    expect(page.$entryDraft.get().values.title).toBe(FIELDS.title)
    page.openForm(entry(first))
    expect(page.$entryDraft.get().values.title).toBe('Half')
    page.openForm(null)
    page.answer('title', 'New half')
    await page.turnTo('cityData')
    expect(page.$entryDraft.get().values).toHaveProperty('priceMin', '')
    expect(page.$entries.get()).toEqual([])
    await page.turnTo('comingSoon')
    expect(page.$entryDraft.get().values.title).toBe('New half')
    page.closeForm()
    expect(page.$entryDraft.get().values.title).toBe('')
  })

  it('drops an answer about a collection that is not shown any more', async () => {
    const { answered, arrive } = delayAnswer()
    const late = page.showCollection('cityData')
    await answered
    await page.showCollection('comingSoon')
    arrive()
    await late
    expect([page.$collection.get(), page.$entries.get()?.length]).toEqual(['comingSoon', 2])
  })
})

describe('The form of a builder’s launch', () => {
  /** Opens the form with a launch that waits, as the desk's link does. */
  async function openAsked() {
    end()
    const { id } = await makeLaunch(portal.db, await makeUser(portal.db))
    page = await meera.open(finishLaunchPath(id), load)
    end = page.startEntries('newlyProject')
    await eventually(() => expect(page.$launch.get()?.id).toBe(id))
    const launch = page.$launch.get()
    if (!launch) throw new Error('The launch was not read.')
    page.openForm(null)
    await page.openLaunch(launch)
    return launch
  }
  const locality = () => page.$entryDraft.get().values.locality

  it('keeps unsaved answers while another entry or collection is shown, apart from those of a new entry', async () => {
    const launch = await openAsked()
    expect(locality()).toBe(launchFields.locality)
    page.answer('locality', 'Half')
    page.openForm(null)
    expect([page.$entryDraft.get().launch, locality()]).toEqual([null, ''])
    page.answer('locality', 'New half')
    await page.turnTo('cityData')
    await page.openLaunch(launch)
    expect([page.$collection.get(), page.$entryDraft.get().launch?.id]).toEqual([
      'newlyProject',
      launch.id,
    ])
    expect(locality()).toBe('Half')
    page.openForm(null)
    expect(locality()).toBe('New half')
  })

  it('is filled in anew from what the builder sent once the answers are given up', async () => {
    const launch = await openAsked()
    page.answer('locality', 'Half')
    page.closeForm()
    expect(page.$entryDraft.get().launch).toBeNull()
    await page.openLaunch(launch)
    expect(locality()).toBe(launchFields.locality)
  })

  it('that was corrected after its answer was lost says that it is published already', async () => {
    await openAsked()
    meera.network = 'answers lost'
    await page.entryForm.submit()
    meera.network = 'up'
    page.answer('locality', 'Indira Nagar')
    await page.entryForm.submit()
    const by = meera.user?.name ?? ''
    expect(page.entryForm.$form.get().errors).toEqual({
      _: LAUNCH_DESK_TEXTS.decidedBy('published', by),
    })
    expect(locality()).toBe('Indira Nagar')
  })

  it('publishes it, and offers it no more', async () => {
    await openAsked()
    page.answer('locality', 'Indira Nagar')
    await page.entryForm.submit()
    expect(page.entryForm.$form.get().errors).toEqual({})
    expect(page.$announcement.get()).toBe(
      LAUNCH_DESK_TEXTS.published(launchFields.projectBuildingName),
    )
    expect([page.$launch.get(), page.$entryDraft.get().launch]).toEqual([null, null])
  })
})

describe('Deleting an entry', () => {
  it('needs a confirmation; an entry that no longer exists counts as deleted', async () => {
    const { submit } = openRemoval(first)
    await Promise.all([submit(), submit()])
    expect(meera.sent(removeEntry)).toHaveLength(1)
    expect([await titles(), page.$entries.get()?.length]).toEqual([[FIELDS.title], 1])
    expect([page.$removing.get(), page.$announcement.get()]).toEqual([
      null,
      ENTRY_TEXTS.removed(FIELDS.title),
    ])
    const { submit: again } = openRemoval(other()?.id ?? '')
    await portal.db.rows(sql`delete from coming_soon`)
    await again()
    expect([page.$removing.get(), page.$entries.get()]).toEqual([null, []])
  })

  it('shows why it failed and asks again', async () => {
    const { $form, submit } = openRemoval(first)
    meera.network = 'down'
    await submit()
    expect($form.get()).toMatchObject({ phase: 'open', errors: { _: UNREACHED } })
    expect([page.$removing.get()?.id, await titles()]).toEqual([
      first,
      [FIELDS.title, FIELDS.title],
    ])
  })
})

describe('The list of entries', () => {
  it('shows a message if it cannot be read, and keeps the known entries', async () => {
    meera.network = 'down'
    await page.refreshEntries()
    expect([page.$entriesProblem.get(), page.$entries.get()?.length]).toEqual([
      ENTRY_TEXTS.failed,
      2,
    ])
    meera.network = 'up'
    await page.refreshEntries()
    expect(page.$entriesProblem.get()).toBeNull()
  })

  it('is not requested for an account without the right to see it', async () => {
    meera = await portal.visitor('Agent')
    await openEntries()
    await eventually(() => expect(page.$refused.get()).toBe(true))
    expect(meera.sent(readContent)).toEqual([])
  })

  it('leads to the login once the session has ended elsewhere', async () => {
    await portal.endElsewhere(meera)
    void page.refreshEntries()
    await eventually(() => expect(meera.page.leftFor).toBe(loginPath(PATHS.adminComingSoon)))
  })
})

describe('Pictures of an entry', () => {
  const picture = async (name = 'call-9876543210.jpg') =>
    new File([new Uint8Array(await cameraFile(400, 300))], name, { type: 'image/jpeg' })
  const uploads = () => meera.sent(uploadPhoto).length

  it('are uploaded one after the other, and keep that order in the field', async () => {
    await page.turnTo('newlyProject')
    await page.addPictures('imageUrls', [await picture(), await picture('back.jpg')], {
      several: true,
    })
    expect(page.$upload.get()).toEqual({ state: 'done' })
    const stored = await portal.db.rows<{ key: string }>(
      sql`select key from images where user_id = ${meera.user?.id} order by created_at, id`,
    )
    const [front, back] = stored.map(({ key }) => photoPath(key, PHOTO_WIDTHS[1]))
    expect(front).toMatch(/^\/property_images\/[a-z0-9]{16}-photo\//)
    expect(page.$entryDraft.get().values.imageUrls).toBe(`${front}\n${back}`)
    page.removePicture('imageUrls', front ?? '')
    expect(page.$entryDraft.get().values.imageUrls).toBe(back)
  })

  it('replace the former picture in a field for one picture', async () => {
    page.answer('image', '/art/coming-soon/villas.svg')
    await page.addPictures('image', [await picture()], { several: false })
    expect(page.$entryDraft.get().values.image).toMatch(/^\/property_images\/[a-z0-9]+-photo\//)
  })

  it('are refused before the upload if they are too many, too large or no pictures', async () => {
    await page.turnTo('newlyProject')
    const full = Array.from({ length: CONTENT_LIMITS.pictures }, (_, n) => `/art/${n}.svg`)
    page.answer('imageUrls', full.join('\n'))
    const rest = new Uint8Array(PHOTO_LIMITS.chosenBytes)
    const large = new File([await picture(), rest], 'x.jpg', { type: 'image/jpeg' })
    for (const [file, message] of [
      [large, CHOSEN_TEXTS.tooLarge],
      [new File(['no picture'], 'x.jpg', { type: 'image/jpeg' }), REFUSED_KIND_TEXTS.other],
    ] as const) {
      await page.addPictures('imageUrls', [file], { several: true })
      expect(page.$upload.get()).toEqual({ state: 'failed', message })
    }
    expect(uploads()).toBe(0)
    await page.addPictures('imageUrls', [await picture()], { several: true })
    expect(page.$upload.get()).toEqual({ state: 'failed', message: PHOTO_TEXTS.tooMany })
    expect(page.$entryDraft.get().values.imageUrls).toBe(full.join('\n'))
  })

  it('show a message after a lost connection, and can be chosen again', async () => {
    meera.network = 'down'
    await page.addPictures('image', [await picture()], { several: false })
    expect(page.$upload.get()).toEqual({ state: 'failed', message: PHOTO_TEXTS.failed })
    meera.network = 'up'
    await page.addPictures('image', [await picture()], { several: false })
    expect(page.$upload.get()).toEqual({ state: 'done' })
  })

  it('are not added to another entry that the admin opened in the meantime', async () => {
    const adding = page.addPictures('image', [await picture()], { several: false })
    page.openForm(entry(first))
    await adding
    expect([page.$entryDraft.get().values.image, page.$upload.get()]).toEqual([
      FIELDS.image,
      { state: 'idle' },
    ])
  })
})
