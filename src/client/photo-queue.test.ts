import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fail, ok, type Result } from '../contract/result.ts'
import { PHOTO_MESSAGES } from '../domain/photo/messages.ts'
import type { Photo } from '../domain/photo/schema.ts'

vi.stubGlobal('addEventListener', vi.fn())
vi.stubGlobal('location', { pathname: '/postproperty' })
vi.stubGlobal('navigator', {})
const session = vi.hoisted(() => ({ user: { role: 'Owner' } as { role: string } | null }))
const upload = vi.hoisted(() => ({ answers: [] as ((answer: Result<Photo>) => void)[] }))
const asked = vi.hoisted(() => vi.fn())
vi.mock('./photo-shrink.ts', () => ({
  shrinkPhoto: async (file: File) => {
    if (file.name.includes('broken')) throw new Error('no picture')
    return { blob: new Blob(['small']), preview: new Blob(['p']) }
  },
}))
vi.mock('./photo-upload.ts', () => ({
  uploadPhoto: () => new Promise<Result<Photo>>((resolve) => upload.answers.push(resolve)),
}))
vi.mock('./submission-login.ts', () => ({ askToLogIn: asked }))
vi.mock('./session.ts', () => ({
  refreshSession: async () => session.user,
  $session: { get: () => session.user },
}))

const { choosePhotos, photosSettled, removeChosen, retryPhoto } = await import('./photo-queue.ts')
const { $outcome, $photos, $refused, emptyPhotos, movePhoto } = await import('./photo.store.ts')

const jpeg = (name: string, size = 10) =>
  new File([new Uint8Array(size)], name, { type: 'image/jpeg' })
const states = () => $photos.get().map(({ state }) => state)
const stored = (id: string): Result<Photo> =>
  ok({ id, key: `property_images/${id}`, width: 1, height: 1, placeholder: '' })
const answerNext = (answer: Result<Photo>) =>
  vi.waitFor(() => {
    const next = upload.answers.shift()
    if (!next) throw new Error('nothing is being uploaded')
    next(answer)
  })

beforeEach(async () => {
  upload.answers = []
  asked.mockClear()
  session.user = { role: 'Owner' }
  await emptyPhotos()
})

describe('chosen photos', () => {
  test('are uploaded two at a time', async () => {
    void choosePhotos([jpeg('a.jpg'), jpeg('b.jpg'), jpeg('c.jpg')])
    await vi.waitFor(() => expect(states()).toEqual(['uploading', 'uploading', 'waiting']))
    await answerNext(stored('first'))
    await vi.waitFor(() => expect(states()).toEqual(['uploaded', 'uploading', 'uploading']))
    await answerNext(stored('second'))
    await answerNext(stored('third'))
    await photosSettled()
    expect($outcome.get()).toBe('uploaded')
  })

  test('that cannot be used are refused with their reason, the rest is taken', async () => {
    void choosePhotos([
      new File(['x'], 'a.heic'),
      jpeg('huge.jpg', 7_000_000),
      jpeg('broken.jpg'),
      jpeg('good.jpg'),
    ])
    await vi.waitFor(() =>
      expect($refused.get().map(({ reason }) => reason)).toEqual([
        PHOTO_MESSAGES.heic,
        PHOTO_MESSAGES.tooLarge,
        PHOTO_MESSAGES.broken,
      ]),
    )
    expect($photos.get().map(({ name }) => name)).toEqual(['good.jpg'])
    await answerNext(stored('good'))
  })

  test('are twelve at most', async () => {
    void choosePhotos(Array.from({ length: 14 }, (_, index) => jpeg(`${index}.jpg`)))
    await vi.waitFor(() => expect($photos.get()).toHaveLength(12))
    expect($refused.get().map(({ name }) => name)).toEqual(['12.jpg', '13.jpg'])
    expect($refused.get()[0]?.reason).toBe(PHOTO_MESSAGES.tooMany)
  })

  test('keep an order of their own while they are uploaded', async () => {
    void choosePhotos([jpeg('a.jpg'), jpeg('b.jpg')])
    await vi.waitFor(() => expect(upload.answers).toHaveLength(2))
    movePhoto($photos.get()[1]?.id ?? '', -1)
    await answerNext(stored('a'))
    await answerNext(stored('b'))
    await photosSettled()
    expect($photos.get().map(({ photo }) => photo?.id)).toEqual(['b', 'a'])
  })
})

describe('a failed upload', () => {
  test('says why and can be tried again', async () => {
    void choosePhotos([jpeg('a.jpg')])
    await answerNext(fail('photo_refused', { message: PHOTO_MESSAGES.tooSmall }))
    await vi.waitFor(() => expect($outcome.get()).toBe('failed'))
    expect($photos.get()[0]?.problem).toBe(PHOTO_MESSAGES.tooSmall)
    void retryPhoto($photos.get()[0]?.id ?? '')
    await answerNext(stored('a'))
    await vi.waitFor(() => expect($outcome.get()).toBe('uploaded'))
  })

  test('for want of a session keeps the photo and asks to log in', async () => {
    void choosePhotos([jpeg('a.jpg')])
    await answerNext(fail('not_signed_in'))
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    expect(states()).toEqual(['waiting'])
  })

  test('never begins where nobody is signed in', async () => {
    session.user = null
    await choosePhotos([jpeg('a.jpg')])
    expect(asked).toHaveBeenCalled()
    expect(states()).toEqual(['waiting'])
    expect(upload.answers).toEqual([])
  })
})

test('a photo that is removed while it is uploaded does not come back', async () => {
  void choosePhotos([jpeg('a.jpg')])
  await vi.waitFor(() => expect(upload.answers).toHaveLength(1))
  await removeChosen($photos.get()[0]?.id ?? '')
  await answerNext(stored('a'))
  expect($photos.get()).toEqual([])
})
