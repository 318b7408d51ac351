import { expect, it } from 'vitest'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { isPhotoPath, matchPhotos } from './photo-match.ts'

const LINES = [
  { line: 2, reference: 'GN-12', about: 'Asha Greens, Sector 137, Noida' },
  { line: 3, reference: 'GN-12-A', about: 'Asha Greens, Sector 62, Noida' },
  { line: 4, reference: '7', about: 'Brij Kunj, Gomti Nagar, Lucknow' },
  { line: 5, reference: null, about: 'Chand Villa, Hazratganj, Lucknow' },
]
const found = (...paths: string[]) =>
  matchPhotos(
    paths.map((path) => ({ path })),
    LINES,
  ).map(({ path, line, by, asked }) => [path, line, by, ...asked])

it('A photo belongs to the line whose reference its file or its folder has', () => {
  expect(
    found(
      'GN-12/hall.jpg',
      'all/gn 12 (2).jpg',
      'GN-12-A/1.jpg',
      'GN12A_kitchen/1.png',
      'GN-121.jpg',
    ),
  ).toEqual([
    ['all/gn 12 (2).jpg', 2, 'reference'],
    ['GN-12/hall.jpg', 2, 'reference'],
    ['GN-12-A/1.jpg', 3, 'reference'],
    ['GN12A_kitchen/1.png', 3, 'reference'],
    ['GN-121.jpg', null, null],
  ])
})

it('A short number is a reference only as the name of a folder', () => {
  expect(found('7/1.jpg', 'chand villa/7.jpg', '7.jpg')).toEqual([
    ['7/1.jpg', 4, 'reference'],
    ['chand villa/7.jpg', 5, 'name'],
    ['7.jpg', null, null],
  ])
})

it('A building finds its line; one that several lines name is asked, unless the path names the place', () => {
  expect(
    found('ChandVilla/IMG_1.jpg', 'Asha Greens/1.jpg', 'Noida/Sector 62/Asha-Greens 1.jpg'),
  ).toEqual([
    ['Noida/Sector 62/Asha-Greens 1.jpg', 3, 'name'],
    ['ChandVilla/IMG_1.jpg', 5, 'name'],
    ['Asha Greens/1.jpg', null, null, 2, 3],
  ])
})

it('The photos of a line are in the order of their numbers, and those above the limit are marked', () => {
  const paths = Array.from(
    { length: PHOTO_LIMITS.count + 2 },
    (_, at) => `Chand Villa/${at + 1}.jpg`,
  )
  const matches = matchPhotos(
    paths.toReversed().map((path) => ({ path })),
    LINES,
  )
  expect(matches.map(({ path }) => path)).toEqual(paths)
  expect(matches.filter(({ isOver }) => isOver).map(({ path }) => path)).toEqual(paths.slice(-2))
})

it('What systems put beside photos is none, and a path is only a name', () => {
  expect(
    [
      '__MACOSX/a/._1.jpg',
      'a/.DS_Store',
      '__MACOSX/a/1.jpg',
      'a/Thumbs.db',
      'a/._1.jpg',
      'list.xlsx',
    ].filter(isPhotoPath),
  ).toEqual([])
  expect(['a/1.JPG', 'a/1.heic', '../../a.png'].every(isPhotoPath)).toBe(true)
  expect(found('../../Chand Villa/1.jpg')).toEqual([['../../Chand Villa/1.jpg', 5, 'name']])
})
