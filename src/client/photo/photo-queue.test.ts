import { sql } from 'drizzle-orm/sql/sql'
import { IDBObjectStore } from 'fake-indexeddb'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { PHOTO_TEXTS as texts } from '#language/photo/texts'
import { CHOSEN_TEXTS, REFUSED_KIND_TEXTS } from '#language/photo/texts-chosen'
import { loginPath, PATHS, photoPath, postPath } from '../../contract/paths.ts'
import { removePhoto, uploadPhoto } from '../../contract/photo.ts'
import { REDIRECT_MS } from '../../domain/account/constants.ts'
import { uploadedSaid } from '../../domain/listing-draft/photos.ts'
import { LAST_STEP } from '../../domain/listing-draft/steps.ts'
import { PHOTO_LIMITS, PHOTO_WIDTHS } from '../../domain/photo/constants.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { cameraFile, heicFile, programFile, svgFile } from '../../test/support/data/pictures.ts'
import { eventually } from '../../test/support/http/eventually.ts'
import type { KeptPhoto } from './storage.ts'

const portal = setUpPortal()
let asha: Visitor
let picture: Uint8Array
beforeAll(async () => {
  picture = await cameraFile(400, 300)
})
beforeEach(async () => {
  asha = await portal.visitor('Owner')
})
afterEach(() => vi.useRealTimers())

const load = async () => ({
  ...(await import('./photo-queue.ts')),
  ...(await import('./photo.store.ts')),
  ...(await import('../listing-draft/submission-login.ts')),
})
const WIZARD = postPath(LAST_STEP)
/** Opens the last step of the posting form, with the photos that this browser has stored. */
async function openWizard(visitor = asha) {
  const page = await visitor.open(WIZARD, load)
  await page.resumePhotos()
  const names = () => page.$photos.get().map(({ name }) => name)
  const states = () => page.$photos.get().map(({ state }) => state)
  return { ...page, names, states }
}

const file = (name: string, bytes: Uint8Array = picture, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type })
const files = (...names: string[]) => names.map((name) => file(name))
/** Returns a visitor's photos on the server. */
const stored = async ({ user }: Visitor) =>
  (
    await portal.db.rows<{ id: string }>(sql`select id from images where user_id = ${user?.id}`)
  ).map(({ id }) => id)

describe('Chosen photos', () => {
  test('are uploaded two at a time', async () => {
    const { choosePhotos, photosSettled, states, $photos, $outcome, $uploadedHere } =
      await openWizard()
    const release = asha.hold(uploadPhoto)
    await choosePhotos(files('a.jpg', 'b.jpg', 'c.jpg'))
    expect(states()).toEqual(['uploading', 'uploading', 'waiting'])
    expect([$outcome.get(), $uploadedHere.get()]).toEqual(['busy', false])
    release()
    await photosSettled()
    expect([$outcome.get(), $uploadedHere.get()]).toEqual(['uploaded', true])
    const ids = $photos.get().map(({ photo }) => photo?.id)
    expect((await stored(asha)).sort()).toEqual([...ids].sort())
  })

  test('show how much of them is sent, before the server answers', async () => {
    const { choosePhotos, photosSettled, states, $photos } = await openWizard()
    const release = asha.hold(uploadPhoto)
    await choosePhotos(files('a.jpg'))
    await eventually(() => expect($photos.get()[0]?.progress).toBe(1))
    expect(states()).toEqual(['uploading'])
    release()
    await photosSettled()
  })

  test('are reduced, turned upright and stripped of their location before they leave the device', async () => {
    const { choosePhotos, photosSettled, keptPhoto, $photos } = await openWizard()
    await choosePhotos([file('big.jpg', await cameraFile(2400, 1200, 6))])
    await photosSettled()
    const [{ id = '', photo } = {}] = $photos.get()
    const { blob, preview } = keptPhoto(id) ?? {}
    const sent = await sharp(await blob?.arrayBuffer()).metadata()
    // Orientation 6 lies on its side: turned upright, width and height are swapped.
    expect(sent).toMatchObject({ format: 'jpeg', height: PHOTO_LIMITS.edge })
    expect([sent.exif, sent.orientation]).toEqual([undefined, undefined])
    expect((await sharp(await preview?.arrayBuffer()).metadata()).height).toBe(480)
    expect(photo).toMatchObject({ width: sent.width, height: sent.height })
  })

  test('that cannot be used are refused with the reason, and the others are accepted', async () => {
    const { choosePhotos, photosSettled, names, $refused } = await openWizard()
    await choosePhotos([
      file('a.heic', heicFile(), 'image/heic'),
      file('drawing.svg', svgFile(), 'image/svg+xml'),
      new File([new Uint8Array(picture), new Uint8Array(PHOTO_LIMITS.chosenBytes)], 'huge.jpg'),
      file('program.jpg', programFile()),
      file('half.jpg', picture.subarray(0, 200)),
      file('good.jpg'),
    ])
    await photosSettled()
    expect($refused.get()).toEqual([
      { name: 'a.heic', reason: CHOSEN_TEXTS.incomplete },
      { name: 'drawing.svg', reason: REFUSED_KIND_TEXTS.svg },
      { name: 'huge.jpg', reason: CHOSEN_TEXTS.tooLarge },
      { name: 'program.jpg', reason: REFUSED_KIND_TEXTS.other },
      { name: 'half.jpg', reason: CHOSEN_TEXTS.incomplete },
    ])
    expect(names()).toEqual(['good.jpg'])
  })

  test('are asked about if they look like a screenshot or were chosen before, and uploaded all the same', async () => {
    const { choosePhotos, photosSettled, settleQuestion, $photos } = await openWizard()
    const questions = () => $photos.get().map(({ question }) => question)
    await choosePhotos([file('Screenshot_20261126.jpg'), file('again.jpg')])
    await photosSettled()
    expect(questions()).toEqual(['screenshot', 'twin'])
    await settleQuestion($photos.get()[0]?.id ?? '')
    const reloaded = await openWizard()
    expect(reloaded.$photos.get().map(({ question }) => question)).toEqual([null, 'twin'])
    expect(reloaded.$outcome.get()).toBe('uploaded')
  })

  test('do not begin with a panorama, unless the poster wants that', async () => {
    const { choosePhotos, movePhoto, photosSettled, names, $photos } = await openWizard()
    const long = await cameraFile(1500, 400, 1)
    await choosePhotos([file('long.jpg', long), ...files('a.jpg', 'b.jpg')])
    expect(names()).toEqual(['a.jpg', 'long.jpg', 'b.jpg'])
    movePhoto($photos.get()[1]?.id ?? '', -1)
    await choosePhotos([file('c.jpg', await cameraFile(500, 400))])
    await photosSettled()
    expect(names()).toEqual(['long.jpg', 'a.jpg', 'b.jpg', 'c.jpg'])
  })

  test('stay usable if the browser has no room for a large file, and are stored once they are small', async () => {
    const { choosePhotos, photosSettled, $outcome } = await openWizard()
    const { $photosAreKept } = await import('./storage.ts')
    let refusals = 0
    const put = IDBObjectStore.prototype.put
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if ((value as { shrunk?: boolean }).shrunk === false) {
        refusals += 1
        throw new DOMException('There is no room.', 'QuotaExceededError')
      }
      return put.call(this, value, key)
    })
    await choosePhotos(files('a.jpg', 'b.jpg'))
    await photosSettled()
    expect([$outcome.get(), $photosAreKept.get()]).toEqual(['uploaded', true])
    expect((await openWizard()).names()).toEqual(['a.jpg', 'b.jpg'])
    expect(refusals).toBeGreaterThan(0)
  })

  test('are at most twelve', async () => {
    const { choosePhotos, $photos, $refused } = await openWizard(await portal.visitor(null))
    const { count } = PHOTO_LIMITS
    await choosePhotos(Array.from({ length: count + 2 }, (_, index) => file(`${index}.jpg`)))
    expect($photos.get()).toHaveLength(count)
    expect($refused.get()).toEqual(
      [count, count + 1].map((index) => ({ name: `${index}.jpg`, reason: texts.tooMany })),
    )
  })

  test('keep their own order while they are uploaded, and after a reload', async () => {
    const { choosePhotos, movePhoto, placePhoto, photosSettled, names, $photos } =
      await openWizard()
    const release = asha.hold(uploadPhoto)
    await choosePhotos(files('a.jpg', 'b.jpg', 'c.jpg'))
    movePhoto($photos.get()[1]?.id ?? '', -1)
    placePhoto($photos.get()[2]?.id ?? '', 0)
    release()
    await photosSettled()
    expect(names()).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
    const reloaded = await openWizard()
    expect(reloaded.names()).toEqual(['c.jpg', 'b.jpg', 'a.jpg'])
    expect(reloaded.$outcome.get()).toBe('uploaded')
    // An upload of an earlier visit is not announced.
    expect(reloaded.$uploadedHere.get()).toBe(false)
  })

  test('keep what is said of them through the upload and a reload', async () => {
    const { choosePhotos, placeInRoom, sayOrigin, photosSettled, $photos } = await openWizard()
    await choosePhotos(files('a.jpg', 'b.jpg'))
    await placeInRoom($photos.get()[0]?.id ?? '', 'kitchen')
    await sayOrigin($photos.get()[1]?.id ?? '', 'AI')
    await photosSettled()
    const reloaded = await openWizard()
    const photos = reloaded.$photos.get()
    expect(photos.map(({ room }) => room)).toEqual(['kitchen', null])
    expect(uploadedSaid(photos)).toEqual({
      photoRooms: { [photos[0]?.photo?.id ?? '']: 'kitchen' },
      photoOrigins: { [photos[1]?.photo?.id ?? '']: 'AI' },
    })
  })

  test('of a listing bring what is said of them along', async () => {
    const { replacePhotos, $photos } = await openWizard()
    const photo = { key: 'property_images/abc-photo', width: 4, height: 3, placeholder: '' }
    await replacePhotos([
      { ...photo, id: 'one', room: 'hall' },
      { ...photo, id: 'two', origin: 'AI' },
    ])
    expect($photos.get().map(({ room, origin }) => [room, origin])).toEqual([
      ['hall', null],
      [null, 'AI'],
    ])
  })

  test('that were kept before they were asked about are read without an answer', async () => {
    const { names, $photos, loadPhotos } = await openWizard()
    const { keepPhotos } = await import('./storage.ts')
    const old = { preview: null, blob: null, shrunk: true, problem: null, photo: null }
    const photo = { ...old, id: 'old', name: 'old.jpg' } as unknown as KeptPhoto
    await keepPhotos(['old'], () => photo, ['old'])
    await loadPhotos()
    const [read] = $photos.get()
    expect([names(), read?.room, read?.origin]).toEqual([['old.jpg'], null, null])
  })
})

test('A photo whose shrinking has ended the page twice waits for another try', async () => {
  const { choosePhotos, photosSettled } = await openWizard()
  const { keepPhotos } = await import('./storage.ts')
  await choosePhotos(files('a.jpg'))
  await photosSettled()
  const chosen = { preview: null, blob: file('large.jpg'), shrunk: false, problem: null }
  const rest = { photo: null, room: null, origin: null, question: null, mark: null }
  await keepPhotos(['large'], (id) => ({ ...chosen, ...rest, id, name: 'large.jpg' }), ['large'])
  asha.sessionStorage.setItem('photo-tries', '{"large":2}')
  const reloaded = await openWizard()
  expect(reloaded.$photos.get()[0]).toMatchObject({ state: 'failed', problem: CHOSEN_TEXTS.gaveUp })
  await reloaded.retryPhoto('large')
  await reloaded.photosSettled()
  expect(reloaded.$outcome.get()).toBe('uploaded')
})

describe('A failed upload', () => {
  test('shows why the server refused it, and can be tried again', async () => {
    const { choosePhotos, photosSettled, retryPhoto, $photos, $outcome } = await openWizard()
    await choosePhotos([file('tiny.jpg', await cameraFile(120, 120))])
    await photosSettled()
    expect($outcome.get()).toBe('failed')
    expect($photos.get()[0]?.problem).toBe(texts.tooSmall)
    await retryPhoto($photos.get()[0]?.id ?? '')
    await photosSettled()
    expect(asha.sent(uploadPhoto)).toHaveLength(2)
  })

  test('without a connection continues by itself once the connection is back', async () => {
    const { choosePhotos, photosSettled, $photos, $outcome } = await openWizard()
    asha.network = 'down'
    await choosePhotos(files('a.jpg'))
    await photosSettled()
    expect($photos.get()[0]?.problem).toBe(texts.connectionLost)
    asha.network = 'up'
    asha.page.dispatch('online')
    await eventually(() => expect($outcome.get()).toBe('uploaded'))
  })

  test('without a session keeps the photo, shows a message and leads to the login after two seconds', async () => {
    const { choosePhotos, photosSettled, states, $loginNeeded } = await openWizard()
    await choosePhotos(files('first.jpg'))
    await photosSettled()
    await portal.endElsewhere(asha)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await choosePhotos(files('late.jpg'))
    await eventually(() => expect($loginNeeded.get()).toBe(true))
    expect(states()).toEqual(['uploaded', 'waiting'])
    vi.advanceTimersByTime(REDIRECT_MS.notLoggedIn)
    expect(asha.page.leftFor).toBe(loginPath(WIZARD))
  })

  test('does not start when signed out; after the login it continues with the stored photos', async () => {
    const visitor = await portal.visitor(null)
    const { choosePhotos, states, $loginNeeded } = await openWizard(visitor)
    await choosePhotos(files('a.jpg', 'b.jpg'))
    expect($loginNeeded.get()).toBe(true)
    expect(states()).toEqual(['waiting', 'waiting'])
    expect(visitor.sent(uploadPhoto)).toEqual([])
    // A return to the form asks nobody to log in.
    const back = await openWizard(visitor)
    expect([back.states(), back.$loginNeeded.get()]).toEqual([['waiting', 'waiting'], false])
    await visitor.signIn(asha.user?.email ?? '')
    const signedIn = await openWizard(visitor)
    await signedIn.photosSettled()
    expect(signedIn.states()).toEqual(['uploaded', 'uploaded'])
    expect(await stored(asha)).toHaveLength(2)
  })
})

describe('A removed photo', () => {
  test('that is being uploaded does not come back', async () => {
    const { choosePhotos, removeChosen, $photos } = await openWizard()
    const release = asha.hold(uploadPhoto)
    await choosePhotos(files('a.jpg'))
    await removeChosen($photos.get()[0]?.id ?? '')
    release()
    await eventually(async () => expect(await stored(asha)).toHaveLength(1))
    expect($photos.get()).toEqual([])
    expect((await openWizard()).$photos.get()).toEqual([])
  })

  test('that was uploaded is also erased on the server', async () => {
    const { choosePhotos, photosSettled, removeChosen, names, $photos } = await openWizard()
    await choosePhotos(files('a.jpg', 'b.jpg'))
    await photosSettled()
    await removeChosen($photos.get()[0]?.id ?? '')
    expect(names()).toEqual(['b.jpg'])
    expect(await stored(asha)).toEqual([$photos.get()[0]?.photo?.id])
  })
})

describe('Photos that the server has lost', () => {
  test('are found, and only those are uploaded again', async () => {
    const { choosePhotos, photosSettled, retryMissingUploads, $photos, $outcome } =
      await openWizard()
    await choosePhotos(files('a.jpg', 'b.jpg'))
    await photosSettled()
    const [lost, there] = $photos.get().map(({ photo }) => photo)
    await asha.ask('DELETE', removePhoto.path.replace(':id', lost?.id ?? ''))
    expect((await asha.fetch(photoPath(lost?.key ?? '', PHOTO_WIDTHS[0]))).status).toBe(404)
    await retryMissingUploads()
    await photosSettled()
    expect($outcome.get()).toBe('uploaded')
    const [again, same] = $photos.get().map(({ photo }) => photo)
    expect([again?.id === lost?.id, same?.id]).toEqual([false, there?.id])
    expect((await stored(asha)).sort()).toEqual([again?.id, same?.id].sort())
  })

  test('and that this device has lost too must be chosen again', async () => {
    const { replacePhotos, retryMissingUploads, $photos } = await openWizard()
    const photo = { id: 'gone00000000', key: 'property_images/gone-photo', width: 1, height: 1 }
    await replacePhotos([{ ...photo, placeholder: 'data:,' }])
    await retryMissingUploads()
    expect($photos.get()).toMatchObject([{ state: 'failed', problem: texts.chooseAnother }])
  })
})

describe('Photos of the draft', () => {
  test('that another tab has changed are updated here', async () => {
    const { names } = await openWizard()
    const other = new BroadcastChannel('listing-draft-photos')
    const storage = await import('./storage.ts')
    const kept = { preview: null, blob: null, shrunk: true, problem: null, photo: null, room: null }
    const photo = {
      ...kept,
      id: 'other',
      name: 'other.jpg',
      origin: null,
      question: null,
      mark: null,
    }
    await storage.keepPhotos(['other'], () => photo, ['other'])
    other.postMessage('changed')
    await eventually(() => expect(names()).toEqual(['other.jpg']))
    other.close()
  })

  test('that are removed are gone at once, even if the page is left at that moment', async () => {
    const { choosePhotos, photosSettled, removeChosen, $photos } = await openWizard()
    await choosePhotos(files('a.jpg', 'b.jpg', 'c.jpg'))
    await photosSettled()
    const { readPhotos } = await import('./storage.ts')
    const read = async () => (await readPhotos()).map(({ name }) => name)
    await read()
    const other = new BroadcastChannel('listing-draft-photos')
    let changes = 0
    other.onmessage = () => changes++
    await removeChosen($photos.get()[0]?.id ?? '')
    await eventually(() => expect(changes).toBeGreaterThan(0))
    other.close()
    expect(changes).toBe(1)
    expect(await read()).toEqual(['b.jpg', 'c.jpg'])
  })

  test('are separate from those of the admins’ form', async () => {
    const { choosePhotos, photosSettled } = await openWizard()
    await choosePhotos(files('a.jpg'))
    await photosSettled()
    const admins = await asha.open(PATHS.postProject, load)
    await admins.resumePhotos()
    expect(admins.$photos.get()).toEqual([])
  })

  test('can be used if the browser stores nothing, with a message', async () => {
    vi.spyOn(asha.indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Private browsing', 'SecurityError')
    })
    const { choosePhotos, photosSettled, $outcome } = await openWizard()
    await choosePhotos(files('a.jpg'))
    await photosSettled()
    expect($outcome.get()).toBe('uploaded')
    expect((await import('./storage.ts')).$photosAreKept.get()).toBe(false)
  })

  test('are all removed with the draft, and stay on the server', async () => {
    const { choosePhotos, photosSettled, emptyPhotos, $photos, $uploadedHere } = await openWizard()
    await choosePhotos(files('a.jpg'))
    await photosSettled()
    await emptyPhotos()
    expect([$photos.get(), $uploadedHere.get()]).toEqual([[], false])
    expect(await stored(asha)).toHaveLength(1)
    expect((await openWizard()).$photos.get()).toEqual([])
  })
})
