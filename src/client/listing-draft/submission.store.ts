import { atom, computed } from 'nanostores'
import { PROFILE_TEXTS } from '#language/account/texts'
import { CONFIRM_TEXTS } from '#language/account/texts-security'
import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { RIGHT_TITLE } from '#language/right-to-offer/texts-own'
import { TEXT_ERRORS } from '#language/text/texts'
import { createEntry } from '../../contract/content.ts'
import { createListing } from '../../contract/listing.ts'
import { editPath, PATHS, photoPath, previewPath, rightToOfferPath } from '../../contract/paths.ts'
import { type Failure, fail, ok, type Result } from '../../contract/result.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import type { Entry } from '../../domain/content/schema.ts'
import { LISTING_LIMITS } from '../../domain/listing/constants.ts'
import { COMPLETE } from '../../domain/listing-draft/completeness.ts'
import { uploadedIds, uploadedSaid } from '../../domain/listing-draft/photos.ts'
import type { DraftSketch } from '../../domain/listing-draft/sketch.ts'
import { PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { unconfirmedOf } from '../account/confirm.store.ts'
import { $session, refreshSession } from '../account/session.ts'
import { call, signedIn } from '../lib/api.ts'
import { createForm } from '../lib/form.ts'
import { ownFields } from '../lib/own-fields.ts'
import { type OwnWords, sentenceOf } from '../lib/sentence.ts'
import { $outcome, $photos, emptyPhotos } from '../photo/photo.store.ts'
import { photosSettled, retryMissingUploads } from '../photo/photo-queue.ts'
import { leaveToast, type Way } from '../site/toast.ts'
import {
  $about,
  $messagesOnly,
  $note,
  type Drafted,
  draftedListing,
  emptyDraft,
  showProblems,
  submissionKey,
} from './draft.store.ts'
import { isAdminPostingForm } from './posting.ts'
import { goToStep } from './step.ts'
import { $loginNeeded, askToLogIn, onRestored } from './submission-login.ts'

/** `waiting`: photos are still being uploaded. `failed` holds the message to show. */
export type Submission =
  | { state: 'idle' | 'busy' | 'waiting' | 'done' }
  | { state: 'failed'; message: string }

const form = createForm({
  send,
  explain: (failure) => ({ _: sentenceOf(failure, OWN_WORDS) }),
  onFailed: showFailed,
  onDone: leaveSubmitted,
})

/** Photos are still being uploaded. */
const $waiting = atom(false)

export const $submission = computed(
  [form.$form, $waiting],
  ({ phase, errors }, isWaiting): Submission => {
    if (phase === 'done') return { state: phase }
    if (phase === 'busy') return { state: isWaiting ? 'waiting' : phase }
    return errors._ ? { state: 'failed', message: errors._ } : { state: 'idle' }
  },
)

/**
 * The submitted listing as its card, the poster's address if it is not confirmed, and the links that lead on; none for
 * a project, which is published at once.
 */
export type Submitted = {
  sketch: DraftSketch
  cover: string | null
  unconfirmed: string | undefined
  ways: readonly Way[]
}
export const $submitted = atom<Submitted | null>(null)

/** Submits the draft. The answers and photos stay until the server has accepted the listing. */
export const submit = (): Promise<void> => form.submit()

/** Sends the draft once it is complete, its poster is signed in and its photos are uploaded. */
async function send(): Promise<Result<Submitted> | null> {
  if (!(await draftedListing()) || (await isNoteTooLong())) return openAgain()
  await refreshSession()
  if ($session.get() === null) return goAndLogIn()
  if ($outcome.get() === 'busy') {
    $waiting.set(true)
    await photosSettled()
    $waiting.set(false)
  }
  if ($outcome.get() === 'failed') return fail('photo_missing', { message: PHOTO_TEXTS.failed })
  // Reads the draft again: answers may have changed while photos were uploading.
  const drafted = await draftedListing()
  return drafted ? sendDrafted(drafted) : openAgain()
}

/** Nothing was sent; what is wrong is shown at its place. */
function openAgain(): null {
  form.reset()
  return null
}

/** The only thing on the last step that can be wrong. */
async function isNoteTooLong(): Promise<boolean> {
  const limit = LISTING_LIMITS.noteToAdmin
  if (saidToAdmin().length <= limit) return false
  await showProblems({ noteToAdmin: TEXT_ERRORS.tooLong(limit) })
  return true
}
const saidToAdmin = () => $note.get().trim()

function goAndLogIn(): null {
  askToLogIn()
  return openAgain()
}

async function sendDrafted(drafted: Drafted): Promise<Result<Submitted> | null> {
  const user = $session.get()
  const asked = user && !isAdminPostingForm ? unconfirmedOf(user) : undefined
  const answer = await signedIn(post(drafted), goAndLogIn)
  if (!answer) return null
  if (!answer.ok) return answer.code === 'photo_missing' ? uploadAgain() : answer
  const { preview, changed } = answer.value
  if (!changed) return leaveUnchanged()
  const photos = $photos.get()
  const [cover] = photos
  return ok({
    sketch: drafted.sketch,
    cover: cover?.photo ? photoPath(cover.photo.key, PHOTO_WIDTHS[1]) : null,
    unconfirmed: (await asked) ?? undefined,
    ways: isAdminPostingForm ? [] : waysOn(preview, photos.length),
  })
}

async function uploadAgain(): Promise<Failure> {
  await retryMissingUploads()
  return fail('photo_missing', { message: WIZARD_TEXTS.photosMissing })
}

/** Ways in the message that the next page shows. */
const NEXT_STEPS = 2

/** Empties the form, and leads on after a while. */
async function leaveSubmitted(submitted: Submitted): Promise<void> {
  $submitted.set(submitted)
  emptyDraft()
  goToStep(1, { replace: true })
  const { unconfirmed, ways } = submitted
  const said = [
    LISTING_TEXTS.submitted,
    ...(ways.length > 0 ? [WIZARD_TEXTS.next] : []),
    ...(unconfirmed ? [CONFIRM_TEXTS.line] : []),
  ]
  const toConfirm = unconfirmed ? [{ href: PATHS.profile, text: CONFIRM_TEXTS.open }] : []
  // The message on the next page has room for the next steps; the card names all ways.
  leaveToast(said.join(' '), [...toConfirm, ...ways.slice(0, NEXT_STEPS)])
  redirectSoon()
  await emptyPhotos()
}

/** See the page of a listing that waits, and add the photos that it lacks. */
function waysOn(preview: string | null, photos: number): Way[] {
  const own = { href: PATHS.profile, text: WIZARD_TEXTS.toProfile }
  if (!preview) return [own]
  const see = { href: previewPath(preview), text: PROFILE_TEXTS.preview }
  const more = { href: editPath(preview, 'photos'), text: WIZARD_TEXTS.addPhotos }
  const right = { href: rightToOfferPath(preview), text: RIGHT_TITLE }
  return [see, photos < COMPLETE.photos ? more : own, right]
}

/** Leads back to the own listings, because there is nothing that anybody has to read. */
async function leaveUnchanged(): Promise<null> {
  emptyDraft()
  leaveToast(WIZARD_TEXTS.unchanged)
  await emptyPhotos()
  location.assign(PATHS.profile)
  return null
}

let redirectTimer: ReturnType<typeof setTimeout> | undefined
function redirectSoon(): void {
  redirectTimer = setTimeout(
    () => location.assign(isAdminPostingForm ? PATHS.projectExplore : PATHS.home),
    REDIRECT_MS.submitted,
  )
}

/** Stops the redirect while the poster looks at the submitted listing, and for good after a click on a link. */
export function pauseRedirect(looking: boolean | 'leaves'): void {
  if (redirectTimer === undefined) return
  clearTimeout(redirectTimer)
  if (looking === 'leaves') redirectTimer = undefined
  else if (!looking) redirectSoon()
}

/** `preview`: the id of a listing that waits for approval, or null if there is no page to look at. */
type Posted = { preview: string | null; changed: boolean }
const posted = (preview: string | null, changed = true) => ok({ preview, changed })

/** Sends the draft. */
async function post(drafted: Drafted): Promise<Result<Posted>> {
  const photos = $photos.get()
  const uploaded = { photoIds: uploadedIds(photos), ...uploadedSaid(photos) }
  const noteToAdmin = saidToAdmin() || null
  const { edit, repostOf } = $about.get()
  if (edit && drafted.posting === 'listing') {
    const edits = await import('./submission-edit.ts').catch(() => null)
    if (!edits) return fail('internal')
    const sent = await edits.sendEdit(drafted, { ...uploaded, noteToAdmin })
    if (!sent.ok) return sent
    const { state } = sent.value
    return posted(state === 'pending' ? edit : null, state !== 'unchanged')
  }
  if (drafted.posting === 'listing') {
    const listing = {
      fields: drafted.fields,
      confirmed: drafted.confirmed,
      ...uploaded,
      noteToAdmin,
      repostOf,
      messagesOnly: $messagesOnly.get() || null,
    }
    const body = { ...listing, submissionKey: await submissionKey(listing) }
    const made = await call(createListing, { body })
    return made.ok ? posted(made.value.id) : made
  }
  const imageUrls = photos.flatMap(({ photo }) =>
    photo ? [photoPath(photo.key, PHOTO_WIDTHS[1])] : [],
  )
  const entry = { collection: drafted.posting, fields: { ...drafted.fields, imageUrls } } as Entry
  const body = { ...entry, submissionKey: await submissionKey(entry) }
  const made = await call(createEntry, { body })
  return made.ok ? posted(null) : made
}

/** Uses a failure's own sentence where it tells what happened to the changed listing or the photos. */
const OWN_WORDS: OwnWords = {
  failed: LISTING_TEXTS.submitFailed,
  only: ['changed', 'listing_not_available', 'photo_missing'],
  cause: true,
}

/** Shows at the questions what the server found wrong with their answers. */
async function showFailed({ fields = {} }: Failure): Promise<void> {
  const found = ownFields(fields)
  if (Object.keys(found).length > 0) await showProblems(found)
}

onRestored(() => {
  form.reset()
  $waiting.set(false)
  $loginNeeded.set(false)
})
