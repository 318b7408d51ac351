import { persistentMap } from '@nanostores/persistent'
import { atom, computed } from 'nanostores'
import { LAUNCH_RESULT_TEXTS as texts } from '#language/launch/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { type OwnLaunch, readOwnLaunches, sendLaunch } from '../../contract/launch.ts'
import { PATHS } from '../../contract/paths.ts'
import { fail } from '../../contract/result.ts'
import { emptyDraft, restoreDraft, writeDraft } from '../../domain/field/draft.ts'
import { checkDraft } from '../../domain/field/reading.ts'
import { LAUNCH_FIELDS } from '../../domain/launch/fields.ts'
import { type LaunchFields, launchSchema } from '../../domain/launch/schema.ts'
import { uploadedIds } from '../../domain/listing-draft/photos.ts'
import { withFittingType } from '../../domain/listing-draft/rules.ts'
import type { Question } from '../../domain/reading/reading.ts'
import type { Validated } from '../../domain/text/validate.ts'
import { $session, refreshSession } from '../account/session.ts'
import { call, signedIn } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { ownFields } from '../lib/own-fields.ts'
import { errorsOf } from '../lib/sentence.ts'
import { keyOf } from '../lib/submission-key.ts'
import { draftName } from '../listing-draft/posting.ts'
import { $loginNeeded, askToLogIn, onRestored } from '../listing-draft/submission-login.ts'
import { $outcome, $photos, emptyPhotos, replacePhotos } from '../photo/photo.store.ts'
import { photosSettled, resumePhotos, retryMissingUploads } from '../photo/photo-queue.ts'

/** One key for each field: two tabs with the same draft never overwrite each other's newer answers. */
const $stored = persistentMap<Record<string, string | undefined>>(`${draftName}:`, {})
export const $launchDraft = computed($stored, (stored) => restoreDraft(LAUNCH_FIELDS, stored))

const EMPTY = emptyDraft(LAUNCH_FIELDS)
type Name = keyof typeof LAUNCH_FIELDS
const NAMES = Object.keys(LAUNCH_FIELDS) as Name[]
export const $launchIsEmpty = computed(
  [$launchDraft, $photos],
  (values, photos) => photos.length === 0 && NAMES.every((name) => values[name] === EMPTY[name]),
)

/** The launch that was sent last on this page. */
export const $sentLaunch = atom<{ project: string; dueAt: string } | null>(null)

export function answer(name: Name, value: string): void {
  const before = $launchDraft.get()
  const after = withFittingType(before, { ...before, [name]: value })
  if (name === 'city' || name === 'locality') $question.set(null)
  for (const key of NAMES) if (after[key] !== before[key]) $stored.setKey(key, after[key])
  launchForm.recheck()
  if (name === 'locality') void loadPlaces()
}

/** The key of what is sent of this draft. The same answers in another draft are another launch. */
function submissionKey(sent: object): Promise<string> {
  const draft = $stored.get().draftKey ?? crypto.randomUUID()
  $stored.setKey('draftKey', draft)
  return keyOf([draft, sent])
}

/** The draft with its pictures, of which at least one is needed. */
function checked(): Validated<LaunchFields> {
  const result = checkDraft(launchSchema, LAUNCH_FIELDS, $launchDraft.get())
  if ($photos.get().length > 0) return result
  return { ok: false, fields: { ...(result.ok ? {} : result.fields), photos: texts.photos } }
}

type PlaceQuestion = Question<'city' | 'locality'>
/**
 * The question about a locality that is a pincode alone. The names of places are loaded with its first letter; without
 * them the server refuses it with the same sentence.
 */
export const $question = atom<PlaceQuestion | null>(null)

const loadPlaces = () =>
  Promise.all([
    import('../../domain/locality/elsewhere.ts'),
    import('../../domain/locality/odd-place.ts'),
  ]).catch(() => null)

async function questionOf({ city, locality }: LaunchFields): Promise<PlaceQuestion | null> {
  const loaded = await loadPlaces()
  if (!loaded) return null
  const [{ pincodeAlone }, { pincodeQuestion }] = loaded
  const pincode = pincodeAlone(city, locality)
  return pincode && pincodeQuestion(city, pincode)
}

/** Sends the draft. The answers and pictures stay until the server has accepted them. */
export const launchForm = createForm({
  check: checked,
  send: async (fields) => {
    const logIn = () => askToLogIn(PATHS.launch)
    const asked = await questionOf(fields)
    $question.set(asked)
    if (asked) return fail('invalid', { fields: { locality: asked.question } })
    await refreshSession()
    if ($session.get() === null) {
      logIn()
      return null
    }
    if ($outcome.get() === 'busy') await photosSettled()
    if ($outcome.get() === 'failed') return fail('photo_refused', { message: PHOTO_TEXTS.failed })
    const launch = { fields, photoIds: uploadedIds($photos.get()) }
    const body = { ...launch, submissionKey: await submissionKey(launch) }
    const sent = await signedIn(call(sendLaunch, { body }), logIn)
    if (!sent?.ok) return sent
    return { ok: true, value: { project: fields.projectBuildingName, dueAt: sent.value.dueAt } }
  },
  explain: (failure) =>
    failure.code === 'photo_missing'
      ? { _: texts.photosMissing }
      : ownFields(errorsOf(failure, { failed: texts.failed, cause: true })),
  onFailed: async ({ code }) => {
    if (code === 'photo_missing') await retryMissingUploads()
  },
  onDone: async (sent) => {
    $sentLaunch.set(sent)
    await startLaunchOver()
  },
})

/** Empties the draft of this device. */
export async function startLaunchOver(): Promise<void> {
  $stored.set({})
  $question.set(null)
  await emptyPhotos()
}

/** Opens the form for another launch. */
export function sendAnother(): void {
  $sentLaunch.set(null)
  launchForm.reset()
}

/** The launch that the address names, to be sent again. `asking`: it would replace the draft of this device. */
export const $again = atom<
  { state: 'none' | 'loading' | 'failed' } | { state: 'asking'; launch: OwnLaunch }
>({ state: 'none' })

async function fill({ fields, photos }: OwnLaunch): Promise<void> {
  $stored.set(writeDraft(LAUNCH_FIELDS, fields))
  await replacePhotos(photos)
  forgetAgain()
}

/** A reload must not replace what was changed since. */
function forgetAgain(): void {
  history.replaceState(history.state, '', location.pathname)
  $again.set({ state: 'none' })
}

/** Reads the launch that the address names. */
export async function loadAgain(): Promise<void> {
  const id = new URLSearchParams(location.search).get('again')
  if (!id) return
  $again.set({ state: 'loading' })
  const own = await signedIn(call(readOwnLaunches), () =>
    askToLogIn(location.pathname + location.search),
  )
  if (!own) return
  if (!own.ok) return $again.set({ state: 'failed' })
  const launch = own.value.launches.find((one) => one.id === id)
  if (!launch) return forgetAgain()
  if ($launchIsEmpty.get()) return fill(launch)
  $again.set({ state: 'asking', launch })
}

export async function decideAgain(replace: boolean): Promise<void> {
  const again = $again.get()
  if (replace && again.state === 'asking') return fill(again.launch)
  forgetAgain()
}

/** Restores the pictures of this device, and loads the launch to send again if the address names one. */
export async function startLaunch(): Promise<void> {
  await resumePhotos()
  await loadAgain()
}

// A picture solves its error as an answer does.
$photos.listen(() => {
  if (launchForm.$form.get().errors.photos) launchForm.recheck()
})

onRestored(() => {
  launchForm.reset()
  $loginNeeded.set(false)
})
