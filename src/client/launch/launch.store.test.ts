import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LAUNCH_RESULT_TEXTS as texts } from '#language/launch/texts'
import { PLACE_TEXTS } from '#language/locality/texts-odd-place'
import { UNREACHED } from '#language/text/texts'
import { sendLaunch } from '../../contract/launch.ts'
import { PATHS } from '../../contract/paths.ts'
import { removePhoto } from '../../contract/photo.ts'
import { writeDraft } from '../../domain/field/draft.ts'
import { LAUNCH_RATE_LIMITS } from '../../domain/launch/constants.ts'
import { LAUNCH_FIELDS } from '../../domain/launch/fields.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makeLaunch } from '../../test/support/data/launches.ts'
import { cameraFile } from '../../test/support/data/pictures.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import { launchFields } from '../../test/support/structure/launch-fields.ts'

const portal = setUpPortal()
let asha: Visitor
let picture: Uint8Array
beforeAll(async () => {
  picture = await cameraFile(300, 300)
})
beforeEach(async () => {
  asha = await portal.visitor('Owner')
})

const load = async () => ({
  ...(await import('./launch.store.ts')),
  ...(await import('../photo/photo-queue.ts')),
  ...(await import('../photo/photo.store.ts')),
})
const NAMES = Object.keys(LAUNCH_FIELDS) as (keyof typeof LAUNCH_FIELDS)[]

/** Opens the form with what this browser has stored. */
async function openForm() {
  const page = await asha.open(PATHS.launch, load)
  await page.startLaunch()
  return page
}
/** Opens the form and fills it in, with one picture. */
async function openFilled() {
  const page = await openForm()
  const typed = writeDraft(LAUNCH_FIELDS, launchFields)
  for (const name of NAMES) page.answer(name, typed[name] ?? '')
  await page.choosePhotos([new File([new Uint8Array(picture)], 'site.jpg', { type: 'image/jpeg' })])
  await page.photosSettled()
  return page
}
/** Sends the form, and loses the server's answer. */
async function loseAnswer({ launchForm }: Awaited<ReturnType<typeof openForm>>) {
  const before = asha.sent(sendLaunch).length
  const release = asha.hold(sendLaunch)
  const sending = launchForm.submit()
  await eventually(() => expect(asha.sent(sendLaunch)).toHaveLength(before + 1))
  asha.network = 'answers lost'
  release()
  await sending
  asha.network = 'up'
}
const sentBy = ({ user }: Visitor) =>
  portal.db.rows<{ name: string; pictures: number }>(sql`
    select project_building_name as name, cardinality(photo_ids) as pictures
    from launches
    where user_id = ${user?.id}
    order by created_at`)

describe('A launch whose answer was lost', () => {
  it('is sent once, even if the page was reloaded before the next try', async () => {
    const page = await openFilled()
    await loseAnswer(page)
    expect(page.launchForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { _: `${texts.failed} ${UNREACHED}` },
    })
    const again = await openForm()
    await again.launchForm.submit()
    expect(again.$sentLaunch.get()).toMatchObject({ project: launchFields.projectBuildingName })
    expect(await sentBy(asha)).toEqual([{ name: launchFields.projectBuildingName, pictures: 1 }])
    expect(again.$launchIsEmpty.get()).toBe(true)
  })

  it('and that was corrected arrives as it is now, with its pictures', async () => {
    const page = await openFilled()
    await loseAnswer(page)
    page.answer('projectBuildingName', 'Corrected Greens')
    await page.launchForm.submit()
    // The launch that has arrived keeps its picture; the form sends it anew.
    expect(page.launchForm.$form.get().errors).toEqual({ _: texts.photosMissing })
    await page.photosSettled()
    await page.launchForm.submit()
    expect(page.$sentLaunch.get()).toMatchObject({ project: 'Corrected Greens' })
    expect(await sentBy(asha)).toEqual([
      { name: launchFields.projectBuildingName, pictures: 1 },
      { name: 'Corrected Greens', pictures: 1 },
    ])
  })
})

it('A pincode is asked about before anything is sent, with its localities to choose from', async () => {
  const page = await openFilled()
  page.answer('city', 'lko')
  page.answer('locality', '226010')
  await page.launchForm.submit()
  const { question, instead = [] } = page.$question.get() ?? {}
  expect(question).toBe(PLACE_TEXTS.pincode('226010'))
  expect(page.launchForm.$form.get().errors).toEqual({ locality: question })
  expect(asha.sent(sendLaunch)).toEqual([])
  const [first] = instead
  if (!first) throw new Error('No locality is offered.')
  page.answer(first.field, first.value)
  expect([page.$question.get(), page.launchForm.$form.get().errors]).toEqual([null, {}])
  await page.launchForm.submit()
  expect(await sentBy(asha)).toHaveLength(1)
})

describe('A launch that is refused stays in the form, which says why', () => {
  it('where the pictures are no longer on the server, and sends them anew', async () => {
    const page = await openFilled()
    const lost = page.$photos.get()[0]?.photo?.id ?? ''
    await asha.ask('DELETE', removePhoto.path.replace(':id', lost))
    await page.launchForm.submit()
    expect(page.launchForm.$form.get().errors).toEqual({ _: texts.photosMissing })
    await page.photosSettled()
    await page.launchForm.submit()
    expect(await sentBy(asha)).toHaveLength(1)
  })

  it('where the mailbox has sent enough for a day', async () => {
    const page = await openFilled()
    const { user } = asha
    if (!user) throw new Error('Nobody is signed in.')
    for (let n = 0; n < LAUNCH_RATE_LIMITS.mailbox.attempts; n += 1)
      await makeLaunch(portal.db, user)
    await page.launchForm.submit()
    const { errors, refused } = page.launchForm.$form.get()
    expect(refused).toBe('too_many_attempts')
    expect(errors._).toMatch(/\S/)
    expect(page.$launchDraft.get().projectBuildingName).toBe(launchFields.projectBuildingName)
  })
})
