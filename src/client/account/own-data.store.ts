import { atom, map } from 'nanostores'
import { ACCOUNT_DELETION_TEXTS, OWN_DATA_TEXTS as texts } from '#language/account/texts-own-data'
import { PUBLIC_PAGE_TEXTS } from '#language/account/texts-public-page'
import { PHOTO_TEXTS } from '#language/photo/texts'
import {
  changeProfile,
  deleteAccount,
  exportOwnData,
  type OwnProfile,
  readProfile,
  setPublicPage,
} from '../../contract/account.ts'
import { PATHS } from '../../contract/paths.ts'
import { LANGUAGES } from '../../domain/language/constants.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { indianDate } from '../../domain/time/calendar.ts'
import { call } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { createQuery, whole } from '../lib/query.ts'
import { saveFile } from '../lib/save-file.ts'
import { errorsOf, sentenceOf } from '../lib/sentence.ts'
import { leaveToast } from '../site/toast.ts'
import { refreshSession } from './session.ts'

const profile = createQuery(
  () => call(readProfile),
  whole,
  () => texts.failed,
)
/** The account as it is stored. */
export const { $value: $profile, $problem: $profileProblem } = profile
/** The chosen photo, saved or not. */
export const $photo = map<{ photo: Photo | null; busy: boolean; problem: string | null }>({
  photo: null,
  busy: false,
  problem: null,
})
/** The outcome of the last action on the details or on the copy of the data. */
export const $dataAnnouncement = atom<{
  part: 'details' | 'copy' | 'page'
  tone: 'success' | 'warning'
  text: string
} | null>(null)
export const $exporting = atom(false)
export const $switchingPage = atom(false)
export const $deleting = atom(false)

const showPhoto = ({ photo }: OwnProfile): void => $photo.set({ photo, busy: false, problem: null })

export async function loadProfile(): Promise<void> {
  const answer = await profile.refresh()
  if (answer?.ok) showPhoto(answer.value)
}

export const profileForm = createForm({
  send: ({ name = '', mobileNumber = '', whatsApp, messagesOnly, agentRera = '', language }) => {
    // A former success message must not stand beside a new error.
    $dataAnnouncement.set(null)
    return call(changeProfile, {
      body: {
        name,
        mobileNumber,
        agentRera,
        whatsApp: whatsApp !== undefined,
        messagesOnly: messagesOnly !== undefined,
        language: LANGUAGES.find((one) => one === language),
        photoId: $photo.get().photo?.id ?? null,
      },
    })
  },
  onDone: (saved: OwnProfile) => {
    $profile.set(saved)
    showPhoto(saved)
    $dataAnnouncement.set({
      part: 'details',
      tone: 'success',
      text: saved.waitingName ? texts.savedWaits : texts.saved,
    })
    profileForm.reset()
    // The header greets the user by name.
    void refreshSession()
  },
})

/** Makes a chosen picture small and uploads it. "Save details" then makes it the profile's photo. */
export async function choosePhoto(file: File): Promise<void> {
  $photo.set({ ...$photo.get(), busy: true, problem: null })
  const problem = await upload(file).catch(() => PHOTO_TEXTS.failed)
  $photo.set({ ...$photo.get(), busy: false, problem })
}

async function upload(file: File): Promise<string | null> {
  const [{ photoProblem, shrinkPhoto }, { uploadPhoto }] = await Promise.all([
    import('../photo/shrink.ts'),
    import('../photo/upload.ts'),
  ])
  const small = await shrinkPhoto(file).catch(photoProblem)
  if (typeof small === 'string') return small
  const { blob } = small
  const sent = await uploadPhoto(blob)
  if (!sent.ok) return sentenceOf(sent)
  $photo.setKey('photo', sent.value)
  return null
}

export function removePhoto(): void {
  $photo.set({ photo: null, busy: false, problem: null })
}

/** Switches the page of an agent's homes on or off. */
export async function switchPage(on: boolean): Promise<void> {
  if ($switchingPage.get()) return
  $switchingPage.set(true)
  const result = await call(setPublicPage, { body: { on } })
  $switchingPage.set(false)
  const known = $profile.get()
  if (result.ok && known) $profile.set({ ...known, publicPage: result.value.on })
  const done = on ? PUBLIC_PAGE_TEXTS.isOn : PUBLIC_PAGE_TEXTS.isOff
  $dataAnnouncement.set(
    result.ok
      ? { part: 'page', tone: 'success', text: done }
      : { part: 'page', tone: 'warning', text: sentenceOf(result) },
  )
}

/** Saves all stored data of the account as a file. */
export async function exportData(): Promise<void> {
  if ($exporting.get()) return
  $exporting.set(true)
  const result = await call(exportOwnData)
  $exporting.set(false)
  if (!result.ok)
    return $dataAnnouncement.set({ part: 'copy', tone: 'warning', text: sentenceOf(result) })
  saveFile(
    texts.fileName(indianDate(new Date())),
    JSON.stringify(result.value, null, 2),
    'application/json',
  )
  $dataAnnouncement.set({ part: 'copy', tone: 'success', text: texts.exported })
}

export const deletionForm = createForm({
  // Another form of the page has a field of the name that the server uses.
  send: ({ deletionPassword = '' }) =>
    call(deleteAccount, { body: { currentPassword: deletionPassword } }),
  explain: (failure) => {
    const { currentPassword, ...errors } = errorsOf(failure)
    return currentPassword ? { deletionPassword: currentPassword } : errors
  },
  onDone: async () => {
    leaveToast(ACCOUNT_DELETION_TEXTS.done)
    await refreshSession()
    location.replace(PATHS.home)
  },
})

export function openDeletion(open: boolean): void {
  deletionForm.reset()
  $deleting.set(open)
}
