import { expect, it, vi } from 'vitest'
import { PHOTO_FOLDER_TEXTS as texts } from '#language/listing-file/texts-photo-folder'
import { PHOTO_FOLDER_LIMITS } from '../../domain/listing-file/constants.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { zipOf } from '../../test/support/data/zip.ts'
import { photosOfFiles, photosOfZip } from './photo-folder.ts'

it('A ZIP gives its photos one by one, without being read as a whole', async () => {
  const zip = new Blob([
    zipOf([
      { path: 'GN-12/1.jpg', content: 'the hall' },
      { path: '../../GN-12/2.png', content: 'the kitchen' },
      { path: '__MACOSX/GN-12/._1.jpg', content: 'x' },
      { path: 'GN-12/.DS_Store', content: 'x' },
      { path: 'list.xlsx', content: 'x'.repeat(5000) },
    ]),
  ])
  const whole = vi.spyOn(zip, 'arrayBuffer')
  const found = await photosOfZip(zip, 'a.zip')
  if ('problem' in found) throw new Error(found.problem)
  expect(found.photos.map(({ path, size }) => [path, size])).toEqual([
    ['a.zip/GN-12/1.jpg', 8],
    ['a.zip/../../GN-12/2.png', 11],
  ])
  const blobs = await Promise.all(found.photos.map(({ blob }) => blob()))
  expect(await Promise.all(blobs.map((blob) => blob.text()))).toEqual(['the hall', 'the kitchen'])
  expect(whole).not.toHaveBeenCalled()
})

it('A photo that unpacks to more than it says ends in a sentence', async () => {
  const bomb = Buffer.alloc(PHOTO_LIMITS.chosenBytes + 1)
  const zip = zipOf([
    { path: '1.jpg', content: bomb, claimed: 1000 },
    { path: '2.jpg', content: 'fine' },
  ])
  const found = await photosOfZip(new Blob([zip]), 'a.zip')
  if ('problem' in found) throw new Error(found.problem)
  const [first, second] = found.photos
  await expect(first?.blob()).rejects.toThrow(texts.tooLarge)
  expect(await (await second?.blob())?.text()).toBe('fine')
})

it('What is no ZIP, is locked, has no photos or too many says so', async () => {
  const photo = { path: '1.jpg', content: 'x' }
  const many = Array.from({ length: PHOTO_FOLDER_LIMITS.entries + 1 }, (_, at) => ({
    path: `${at}.jpg`,
    content: 'x',
  }))
  const problem = async (bytes: BlobPart) => photosOfZip(new Blob([bytes]), 'a.zip')
  expect(await problem('no ZIP')).toEqual({ problem: texts.noZip })
  expect(await problem(zipOf([photo, photo]).slice(40))).toEqual({ problem: texts.noZip })
  expect(await problem(zipOf([{ ...photo, locked: true }]))).toEqual({ problem: texts.locked })
  expect(await problem(zipOf([{ path: 'a.txt', content: 'x' }]))).toEqual({ problem: texts.none })
  expect(await problem(zipOf(many))).toEqual({ problem: texts.tooMany })
})

it('A folder that was chosen gives the photos in all folders of it', async () => {
  const paths = ['Stock/GN-12/1.jpg', 'Stock/GN-12/2.HEIC', 'Stock/GN-13/1.png']
  const found = await photosOfFiles(
    [...paths, 'Stock/GN-12/.DS_Store', 'Stock/list.xlsx'].map((path) =>
      Object.defineProperty(new File(['x'], 'x'), 'webkitRelativePath', { value: path }),
    ),
  )
  expect('photos' in found && found.photos.map(({ path }) => path)).toEqual(paths)
  expect(await photosOfFiles([new File(['x'], 'list.xlsx')])).toEqual({ problem: texts.none })
  const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'IMG-20260102-WA0001')
  expect(await photosOfFiles([jpeg])).toMatchObject({ photos: [{ path: jpeg.name }] })
})

it('Two ZIPs with the same path inside give two photos', async () => {
  const zip = new Blob([zipOf([{ path: '1.jpg', content: 'x' }])])
  const found = await Promise.all(['a.zip', 'b.zip'].map((name) => photosOfZip(zip, name)))
  expect(found).toMatchObject([
    { photos: [{ path: 'a.zip/1.jpg' }] },
    { photos: [{ path: 'b.zip/1.jpg' }] },
  ])
})
