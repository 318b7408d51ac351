import { expect, it, vi } from 'vitest'
import { PHOTO_FOLDER_TEXTS as texts } from '#language/listing-file/texts-photo-folder'
import { PHOTO_FOLDER_LIMITS } from '../../domain/listing-file/constants.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { zipOf } from '../../test/support/data/zip.ts'
import { photosOfEntries, photosOfFiles, photosOfZip } from './photo-folder.ts'

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
  const found = await photosOfZip(zip)
  if ('problem' in found) throw new Error(found.problem)
  expect(found.photos.map(({ path, size }) => [path, size])).toEqual([
    ['GN-12/1.jpg', 8],
    ['../../GN-12/2.png', 11],
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
  const found = await photosOfZip(new Blob([zip]))
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
  const problem = async (bytes: BlobPart) => photosOfZip(new Blob([bytes]))
  expect(await problem('no ZIP')).toEqual({ problem: texts.noZip })
  expect(await problem(zipOf([photo, photo]).slice(40))).toEqual({ problem: texts.noZip })
  expect(await problem(zipOf([{ ...photo, locked: true }]))).toEqual({ problem: texts.locked })
  expect(await problem(zipOf([{ path: 'a.txt', content: 'x' }]))).toEqual({ problem: texts.none })
  expect(await problem(zipOf(many))).toEqual({ problem: texts.tooMany })
})

/** A folder as a browser gives it when it is dropped: some of its entries at a time. */
function folder(fullPath: string, entries: readonly unknown[]) {
  const left = [...entries]
  return {
    isDirectory: true,
    fullPath,
    createReader: () => ({
      readEntries: (give: (some: unknown[]) => void) => give(left.splice(0, 2)),
    }),
  } as unknown as FileSystemDirectoryEntry
}
const file = (fullPath: string) => ({
  isDirectory: false,
  fullPath,
  file: (give: (file: File) => void) => give(new File(['x'], fullPath.split('/').at(-1) ?? '')),
})

it('A folder gives the photos in all folders of it, chosen or dropped', async () => {
  const paths = ['/Stock/GN-12/1.jpg', '/Stock/GN-12/2.jpg', '/Stock/GN-12/3.HEIC']
  const dropped = await photosOfEntries([
    folder('/Stock', [
      folder('/Stock/GN-12', [...paths, '/Stock/GN-12/.DS_Store'].map(file)),
      file('/Stock/a.txt'),
    ]),
  ])
  const chosen = photosOfFiles(
    paths.map((path) =>
      Object.defineProperty(new File(['x'], 'x'), 'webkitRelativePath', { value: path.slice(1) }),
    ),
  )
  for (const found of [dropped, chosen])
    expect('photos' in found && found.photos.map(({ path }) => path).sort()).toEqual(
      paths.map((path) => path.slice(1)),
    )
  expect(photosOfFiles([new File(['x'], 'list.xlsx')])).toEqual({ problem: texts.none })
})
