import { PHOTO_LIMITS } from '../photo/constants.ts'
import { lazy } from '../text/lazy.ts'
import { plainSigns } from '../text/signs.ts'

/** What is known of a line to find its photos by. `about`: building, locality and city, with commas between them. */
export type PhotoLine = { line: number; reference: string | null; about: string }

/**
 * A photo of a folder, and the line that it belongs to. `by` and `what` say how it was found: by the agent's reference
 * or by the name of the building. `asked`: lines that it could belong to as well; none
 * of them is taken. `isOver`: the line has more photos than a listing takes, and this is one of those at the end.
 */
export type PhotoMatch = {
  path: string
  line: number | null
  by: 'reference' | 'name' | null
  what: string
  asked: readonly number[]
  isOver: boolean
}

const PICTURE = /\.(?:jpe?g|png|webp|heic|heif|avif)$/i
/** What programs put beside photos: the shadow files of a Mac, thumbnails of Windows. */
export const JUNK = /(?:^|\/)(?:__MACOSX\/|\._)/i

/** Whether a path names a photo. What is in the file decides later. */
export const isPhotoPath = (path: string): boolean => PICTURE.test(path) && !JUNK.test(path)

const natural = lazy(() => new Intl.Collator('en', { numeric: true, sensitivity: 'base' }))
/** Sorts paths as people number photos: 2 before 10. */
const inPhotoOrder = (one: string, other: string): number => natural().compare(one, other)

/** The words of a name, without signs and case: "Nilgiri-Greens_3BHK" is "nilgiri greens 3bhk". */
const wordsOf = (text: string) =>
  plainSigns(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()

/** The fewest letters of a building's name that tell a home. */
const LEAST_NAME = 4

/** The names of a path from the inside to the outside: file, folder, the folder around it. */
const namesOf = (path: string) =>
  path
    .split(/[\\/]/)
    .filter((name) => name !== '' && name !== '.' && name !== '..')
    .map((name, at, all) => wordsOf(at === all.length - 1 ? name.replace(PICTURE, '') : name))
    .reverse()

/** A reference or a building that a name can have in it. `words` has blanks around it, so that GN-1 is not in GN-12. */
type Key = { line: number; what: string; words: string; joined: string }

function keyOf(line: number, what: string): Key | null {
  const words = wordsOf(what)
  return words ? { line, what, words: ` ${words} `, joined: words.replaceAll(' ', '') } : null
}

/** A reference like 7 is in many names that do not mean it: "7.jpg" is the seventh photo of any home. */
const isShortNumber = ({ joined }: Key) => /^\p{Nd}{1,3}$/u.test(joined)

/** The keys that a name has in it. "GN-12" and "GN-12-A" are both in "GN-12-A 3", where the longer one is meant. */
function keysIn(name: string, keys: readonly Key[]): readonly Key[] {
  const words = ` ${name} `
  const joined = name.replaceAll(' ', '')
  const found = keys.filter(
    (key) =>
      words.includes(key.words) || words.includes(` ${key.joined} `) || joined === key.joined,
  )
  const longest = Math.max(0, ...found.map((key) => key.joined.length))
  return found.filter((key) => key.joined.length === longest)
}

const remembered = <T>(find: (name: string) => T) => {
  const known = new Map<string, T>()
  return (name: string): T => {
    const before = known.get(name)
    if (before !== undefined) return before
    const now = find(name)
    known.set(name, now)
    return now
  }
}

/** Of lines with buildings of one name, the one whose locality and city are in the path as well. */
function narrowed(names: readonly string[], fits: readonly PhotoLine[]): readonly PhotoLine[] {
  const inPath = (part: string) => {
    const words = wordsOf(part)
    return words !== '' && names.some((name) => ` ${name} `.includes(` ${words} `))
  }
  const places = fits.map(({ about }) => about.split(',').slice(1).filter(inPath).length)
  const most = Math.max(...places)
  const best = fits.filter((_, at) => places[at] === most)
  return best.length === 1 ? best : fits
}

type Found = Pick<PhotoMatch, 'line' | 'by' | 'what' | 'asked'>
const NOTHING: Found = { line: null, by: null, what: '', asked: [] }

/** Returns what finds the line of a photo by the names in its path, the inmost first; a reference before a building. */
function finder(lines: readonly PhotoLine[]): (path: string) => Found {
  const references = lines.flatMap(
    ({ line, reference }) => keyOf(line, reference?.trim() ?? '') ?? [],
  )
  const buildings = lines.flatMap(
    ({ line, about }) => keyOf(line, about.split(',')[0]?.trim() ?? '') ?? [],
  )
  const sure = references.filter((key) => !isShortNumber(key))
  const short = references.filter(isShortNumber)
  const inSure = remembered((name) => keysIn(name, sure))
  /** Only as the whole name of a folder. */
  const inFolder = remembered((name) => short.filter(({ joined }) => joined === name))
  const inBuildings = remembered((name) =>
    keysIn(
      name,
      buildings.filter(({ joined }) => joined.length >= LEAST_NAME),
    ),
  )
  return (path) => {
    const names = namesOf(path)
    const first = (find: (name: string) => readonly Key[], of = names) =>
      of.map(find).find((keys) => keys.length > 0)
    const byReference = first(inSure) ?? first(inFolder, names.slice(1))
    const keys = byReference ?? first(inBuildings)
    if (!keys) return NOTHING
    const own = new Set(keys.map(({ line }) => line))
    const all = lines.filter(({ line }) => own.has(line))
    const fits = all.length > 1 ? narrowed(names, all) : all
    const [only] = fits
    const what = keys[0]?.what ?? ''
    return only && fits.length === 1
      ? { line: only.line, by: byReference ? 'reference' : 'name', what, asked: [] }
      : { line: null, by: null, what, asked: fits.map(({ line }) => line) }
  }
}

/**
 * Finds the line of each photo by its path. What fits several lines is asked, never guessed. The photos come line by
 * line in the order of their numbers, those without a line last.
 */
export function matchPhotos(
  names: readonly { path: string }[],
  lines: readonly PhotoLine[],
): PhotoMatch[] {
  const find = finder(lines)
  const last = Number.POSITIVE_INFINITY
  const sorted = names
    .map(({ path }) => ({ path, ...find(path) }))
    .sort(
      (one, other) =>
        // Two infinities have no difference.
        ((one.line ?? last) === (other.line ?? last)
          ? 0
          : (one.line ?? last) - (other.line ?? last)) || inPhotoOrder(one.path, other.path),
    )
  const counts = new Map<number, number>()
  return sorted.map((match) => {
    if (match.line === null) return { ...match, isOver: false }
    const count = (counts.get(match.line) ?? 0) + 1
    counts.set(match.line, count)
    return { ...match, isOver: count > PHOTO_LIMITS.count }
  })
}
