import { sql } from 'drizzle-orm/sql/sql'
import { beforeEach, describe, expect, it } from 'vitest'
import { AGENT_RERA_TEXTS, SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { ACCOUNT_DELETION_TEXTS, OWN_DATA_TEXTS as texts } from '#language/account/texts-own-data'
import { SECURITY_TEXTS } from '#language/account/texts-security'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { CHOSEN_TEXTS, REFUSED_KIND_TEXTS } from '#language/photo/texts-chosen'
import { FAILED, UNREACHED } from '#language/text/texts'
import { changeProfile, type SessionUser } from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { indianDate } from '../../domain/time/calendar.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePending, makeUser, PASSWORD } from '../../test/support/data/factories.ts'
import { cameraFile, heicFile, programFile } from '../../test/support/data/pictures.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const portal = setUpPortal()
let user: SessionUser
let asha: Visitor
beforeEach(async () => {
  user = await makeUser(portal.db)
  asha = await portal.visitor(user)
})

const load = async () => ({
  ...(await import('./own-data.store.ts')),
  ...(await import('./session.ts')),
  ...(await import('../site/left-toast.ts')),
})
async function openProfile() {
  const page = await asha.open(PATHS.profile, load)
  await page.loadProfile()
  return page
}
const stored = () =>
  portal.db.row<{ name: string; mobile_number: string; photo_id: string | null }>(
    sql`select name, mobile_number, photo_id from users where id = ${user.id}`,
  )
const file = (name: string, bytes: Uint8Array, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })

describe('The details of an account', () => {
  it('are read, and a failed read shows a message', async () => {
    const page = await asha.open(PATHS.profile, load)
    await portal.withoutDatabase(page.loadProfile)
    expect([page.$profile.get(), page.$profileProblem.get()]).toEqual([null, texts.failed])
    await page.loadProfile()
    expect(page.$profile.get()).toMatchObject({ name: user.name, email: user.email, photo: null })
    expect(page.$profileProblem.get()).toBeNull()
  })

  it('are saved, and the header greets by the new name', async () => {
    const { profileForm, $profile, $dataAnnouncement, $session } = await openProfile()
    await profileForm.submit(formOf({ name: ' Meera Iyer ', mobileNumber: '9811122233' }))
    expect($profile.get()).toMatchObject({ name: 'Meera Iyer', mobileNumber: '9811122233' })
    expect($dataAnnouncement.get()).toEqual({ part: 'details', tone: 'success', text: texts.saved })
    expect(profileForm.$form.get().phase).toBe('open')
    await eventually(() => expect($session.get()?.name).toBe('Meera Iyer'))
    expect(await stored()).toMatchObject({ name: 'Meera Iyer', mobile_number: '9811122233' })
  })

  it('hold whether buyers may write on WhatsApp, as a checkbox', async () => {
    const { profileForm, $profile } = await openProfile()
    const details = { name: 'Meera Iyer', mobileNumber: '9811122233' }
    await profileForm.submit(formOf({ ...details, whatsApp: 'on' }))
    expect($profile.get()?.whatsApp).toBe(true)
    await profileForm.submit(formOf(details))
    expect($profile.get()?.whatsApp).toBe(false)
  })

  it('hold an agent’s registration number; a malformed one is refused with a message', async () => {
    asha = await portal.visitor(await makeUser(portal.db, 'Agent'))
    const { profileForm, $profile } = await openProfile()
    const details = { name: 'Meera Iyer', mobileNumber: '9811122233' }
    await profileForm.submit(formOf({ ...details, agentRera: 'upreraagt 12345' }))
    expect($profile.get()?.agentRera).toBe('UPRERAAGT12345')
    await profileForm.submit(formOf({ ...details, agentRera: '12345' }))
    expect(profileForm.$form.get().errors).toEqual({ agentRera: AGENT_RERA_TEXTS.odd })
    await profileForm.submit(formOf({ ...details, agentRera: '' }))
    expect($profile.get()?.agentRera).toBeNull()
  })

  it('are refused at their fields, and an earlier success message disappears', async () => {
    const { profileForm, $dataAnnouncement } = await openProfile()
    await profileForm.submit(formOf({ name: 'Meera Iyer', mobileNumber: '9811122233' }))
    await profileForm.submit(formOf({ name: ' ', mobileNumber: '12' }))
    expect(profileForm.$form.get().errors).toEqual({
      name: SIGN_UP_RESULT_TEXTS.nameEmpty,
      mobileNumber: SIGN_UP_RESULT_TEXTS.mobileInvalid,
    })
    expect($dataAnnouncement.get()).toBeNull()
    expect(await stored()).toMatchObject({ name: 'Meera Iyer' })
  })

  it('are sent once when the button is pressed twice', async () => {
    const { profileForm } = await openProfile()
    const form = formOf({ name: 'Meera Iyer', mobileNumber: '9811122233' })
    await Promise.all([profileForm.submit(form), profileForm.submit(form)])
    expect(asha.sent(changeProfile)).toHaveLength(1)
  })

  it('can be sent again when the server could not be reached', async () => {
    const { profileForm } = await openProfile()
    const form = formOf({ name: 'Meera Iyer', mobileNumber: '9811122233' })
    asha.network = 'down'
    await profileForm.submit(form)
    expect(profileForm.$form.get()).toMatchObject({ phase: 'open', errors: { _: UNREACHED } })
    asha.network = 'up'
    await profileForm.submit(form)
    expect(await stored()).toMatchObject({ name: 'Meera Iyer' })
  })
})

describe('The photo of an account', () => {
  it('is made small and uploaded, and belongs to the account once saved', async () => {
    const { choosePhoto, profileForm, removePhoto, $photo, $profile } = await openProfile()
    const choosing = choosePhoto(file('me.jpg', await cameraFile(900, 600)))
    expect($photo.get().busy).toBe(true)
    await choosing
    expect($photo.get()).toMatchObject({ busy: false, problem: null })
    expect((await stored())?.photo_id).toBeNull()
    const details = formOf({ name: user.name, mobileNumber: '9811122233' })
    await profileForm.submit(details)
    expect($profile.get()?.photo?.id).toBe($photo.get().photo?.id)
    expect((await stored())?.photo_id).toBe($photo.get().photo?.id)
    removePhoto()
    await profileForm.submit(details)
    expect([(await stored())?.photo_id, $profile.get()?.photo]).toEqual([null, null])
  })

  it.each([
    [
      'of which only the beginning is there',
      'me.heic',
      heicFile(),
      'image/heic',
      CHOSEN_TEXTS.incomplete,
    ],
    [
      'in a file of another type',
      'me.pdf',
      programFile(),
      'application/pdf',
      REFUSED_KIND_TEXTS.other,
    ],
    [
      'in a file that is no picture',
      'me.jpg',
      programFile(),
      'image/jpeg',
      REFUSED_KIND_TEXTS.other,
    ],
  ])(
    '%s is refused with a message, and the former photo stays',
    async (_, name, bytes, type, problem) => {
      const { choosePhoto, $photo } = await openProfile()
      await choosePhoto(file('good.jpg', await cameraFile(400, 400)))
      const { photo } = $photo.get()
      await choosePhoto(file(name, bytes, type))
      expect($photo.get()).toEqual({ photo, busy: false, problem })
    },
  )

  it('that the server refuses or does not receive shows the reason', async () => {
    const { choosePhoto, $photo } = await openProfile()
    await choosePhoto(file('tiny.jpg', await cameraFile(150, 150)))
    expect($photo.get().problem).toBe(PHOTO_TEXTS.tooSmall)
    asha.network = 'down'
    await choosePhoto(file('good.jpg', await cameraFile(400, 400)))
    expect($photo.get().problem).toBe(PHOTO_TEXTS.connectionLost)
  })
})

describe('A copy of all data', () => {
  it('is saved as one file, once when the button is pressed twice', async () => {
    await makePending(portal.db, user, { projectBuildingName: 'Kadam Residency' })
    const { exportData, $exporting, $dataAnnouncement } = await openProfile()
    const exporting = Promise.all([exportData(), exportData()])
    expect($exporting.get()).toBe(true)
    await exporting
    expect($exporting.get()).toBe(false)
    const [saved, ...more] = asha.page.saved
    expect([saved?.name, more]).toEqual([texts.fileName(indianDate(new Date())), []])
    const text = (await saved?.text) ?? ''
    expect(JSON.parse(text)).toMatchObject({
      account: { name: user.name, email: user.email, role: user.role },
      listings: [{ projectBuildingName: 'Kadam Residency', approved: false }],
    })
    expect($dataAnnouncement.get()).toEqual({ part: 'copy', tone: 'success', text: texts.exported })
  })

  it('that failed shows a message', async () => {
    const { exportData, $exporting, $dataAnnouncement } = await openProfile()
    await portal.withoutDatabase(exportData)
    expect(asha.page.saved).toEqual([])
    expect($exporting.get()).toBe(false)
    expect($dataAnnouncement.get()).toEqual({ part: 'copy', tone: 'warning', text: FAILED })
  })
})

describe('Deleting the account', () => {
  it('asks for the password, and drops old errors when the form opens again', async () => {
    const { deletionForm, openDeletion, $deleting } = await openProfile()
    openDeletion(true)
    await deletionForm.submit(formOf({ deletionPassword: 'not my password' }))
    expect(deletionForm.$form.get()).toMatchObject({
      phase: 'open',
      errors: { deletionPassword: SECURITY_TEXTS.currentWrong },
    })
    openDeletion(false)
    expect([$deleting.get(), deletionForm.$form.get().errors]).toEqual([false, {}])
    expect(await stored()).toBeTruthy()
  })

  it('erases it, signs out and leads to the home page, which confirms it', async () => {
    const { deletionForm, $session, takeToast } = await openProfile()
    await deletionForm.submit(formOf({ deletionPassword: PASSWORD }))
    await eventually(() => expect(asha.page.left).toEqual([{ how: 'replace', to: PATHS.home }]))
    expect($session.get()).toBeNull()
    expect(takeToast()?.text).toBe(ACCOUNT_DELETION_TEXTS.done)
    expect(takeToast()).toBeUndefined()
    expect(await stored()).toBeUndefined()
  })

  it('is refused for the last admin', async () => {
    const admin = await portal.visitor('Admin')
    const { deletionForm } = await admin.open(PATHS.profile, load)
    await deletionForm.submit(formOf({ deletionPassword: PASSWORD }))
    expect(deletionForm.$form.get()).toMatchObject({
      errors: { _: ACCOUNT_DELETION_TEXTS.lastAdmin },
      refused: 'last_admin',
    })
  })
})
