import { atom, computed } from 'nanostores'
import { looksLikeScreenshot } from '../../domain/photo/shape.ts'
import type { FolderPhoto } from './photo-folder.ts'
import { $here, $matches, photosFound, placePhoto } from './photos.store.ts'
import { $elsewhere, $file, put } from './several.store.ts'

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
/** An ending of a photo that is no PNG, so that only its name can say that it is a screenshot. */
const NO_PNG = /\.(?:jpe?g|webp|hei[cf]|avif)$/i
const NO_SIZE = { width: 0, height: 0, kind: 'jpeg' } as const

/** Each photo is looked at once. */
const looked = new WeakMap<FolderPhoto, boolean>()
const $found = atom<ReadonlySet<FolderPhoto>>(new Set())

/** Whether a photo looks like a screenshot; only a PNG is opened for it, and of that the beginning is read. */
async function isScreen({ path, blob }: FolderPhoto): Promise<boolean> {
  const name = nameOf(path)
  if (looksLikeScreenshot({ name, ...NO_SIZE })) return true
  if (NO_PNG.test(name)) return false
  const whole = await blob().catch(() => null)
  if (!whole) return false
  const seen = await (await import('../photo/look.ts')).lookAt(whole)
  return !('problem' in seen) && looksLikeScreenshot({ ...seen, name })
}

const isAsked = ({ line, isOver, path }: { line: number | null; isOver?: boolean; path: string }) =>
  line !== null && !isOver && !$file.get()?.photos.sent[path]

async function look(): Promise<void> {
  for (const match of $matches.get()) {
    const photo = $here.get().get(match.path)
    if (!photo || looked.has(photo) || !isAsked(match)) continue
    // Where the code that looks cannot be loaded, the photo is a photo.
    const isOne = await isScreen(photo).catch(() => false)
    looked.set(photo, isOne)
    if (isOne) $found.set(new Set([...$found.get(), photo]))
  }
}
let looking: Promise<void> = Promise.resolve()
const lookAgain = () => {
  if (!$elsewhere.get()) looking = looking.then(look)
}
$matches.subscribe(lookAgain)
$here.subscribe(lookAgain)

/** The photos of homes that look like screenshots, and that the agent has said nothing about. */
export const $screens = computed([$found, $matches, $here, $file], (found, matches, here, file) => {
  const kept = new Set(file?.photos.screens)
  return matches.flatMap((match) => {
    const photo = here.get(match.path)
    const isOpen = photo !== undefined && found.has(photo) && !kept.has(match.path)
    return isOpen && isAsked(match) ? [{ path: match.path, name: nameOf(match.path) }] : []
  })
})

/** Whether something is to be answered before photos are sent, once all of them have been looked at. */
export async function hasOpenScreens(): Promise<boolean> {
  await photosFound()
  await looking
  return $screens.get().length > 0
}

/** Answers for all of them: they are photos of their homes, or are left out. */
export function settleScreens(areKept: boolean): void {
  const paths = $screens.get().map(({ path }) => path)
  const file = $file.get()
  if (!areKept) for (const path of paths) placePhoto(path, null)
  else if (file) put({ photos: { ...file.photos, screens: [...file.photos.screens, ...paths] } })
}
