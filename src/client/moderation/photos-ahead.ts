import { atom, computed } from 'nanostores'
import type { QueuedListing } from '../../contract/moderation.ts'
import { photoAddresses } from '../../contract/paths.ts'
import { DETAIL_PHOTO } from '../../domain/moderation/constants.ts'
import { versionKey } from '../../domain/moderation/rules.ts'
import { $desk, $shown } from './desk.store.ts'
import { $reading } from './reading.store.ts'

/** How many entries are loaded ahead. */
const AHEAD = 2
/** The pictures are held: a browser keeps what may not be stored only while the page has it. */
const held = new Map<string, HTMLElement[]>()

/** The versions that the admin has left while their photos were loading, and whether these have come since. */
const $left = atom<ReadonlyMap<string, boolean>>(new Map())
/** Those of them to go back to, in the order of the queue: nothing is approved before it was seen with its photos. */
export const $toGoBack = computed([$left, $desk, $shown], (left, desk, shown) =>
  (desk?.queue ?? []).filter(
    (listing) => !listing.readAt && listing.id !== shown?.id && left.get(versionKey(listing)),
  ),
)

/** A picture outside of the page, which loads the file that the detail will show. */
function loadAhead(key: string, index: number): HTMLElement {
  const { type, srcset, src } = photoAddresses(key, { upTo: DETAIL_PHOTO.upTo })
  const [picture, source, img] = ['picture', 'source', 'img'].map((tag) =>
    document.createElement(tag),
  ) as [HTMLElement, HTMLSourceElement, HTMLImageElement]
  source.type = type
  source.sizes = DETAIL_PHOTO.sizes[index === 0 ? 'cover' : 'other']
  source.srcset = srcset
  picture.append(source, img)
  img.fetchPriority = 'low'
  img.src = src
  return picture
}

/** What the admin reads after the shown entry: those that follow it and were not opened. */
function following(queue: readonly QueuedListing[], shown: QueuedListing): QueuedListing[] {
  const at = queue.findIndex(({ id }) => id === shown.id)
  return queue
    .slice(at + 1)
    .filter(({ readAt }) => !readAt)
    .slice(0, AHEAD)
}

function hold(listing: QueuedListing): readonly HTMLElement[] {
  const key = versionKey(listing)
  const pictures =
    held.get(key) ?? listing.photos.map((photo, index) => loadAhead(photo.key, index))
  held.set(key, pictures)
  return pictures
}

/** Comes once a picture has loaded, or cannot be. */
async function settled(picture: HTMLElement): Promise<void> {
  const img = picture.querySelector('img')
  // What is complete before its source is chosen has none yet.
  if (!img || (img.complete && img.currentSrc)) return
  await new Promise((done) => {
    for (const end of ['load', 'error']) img.addEventListener(end, done, { once: true })
  })
}

/** Goes on loading what is left, and offers it again when its photos have come. */
async function keepLoading(listing: QueuedListing): Promise<void> {
  const key = versionKey(listing)
  const leave = (come: boolean) => $left.set(new Map($left.get()).set(key, come))
  leave(false)
  await Promise.all(hold(listing).map(settled))
  if ($left.get().has(key)) leave(true)
}

/**
 * Loads the photos of the next entries in the sizes that the detail shows, and goes on with those of an entry that the
 * admin leaves meanwhile. Returns a function that stops it.
 */
export function followPhotosAhead(): () => void {
  let before: QueuedListing | null = null
  const loading = new Set<string>()
  const load = () => {
    const [shown, desk] = [$shown.get(), $desk.get()]
    const last = before
    before = shown
    if (last && last.id !== shown?.id && loading.delete(versionKey(last))) void keepLoading(last)
    if (!shown || !desk) return
    const wanted = following(desk.queue, shown)
    const left = desk.queue.filter((listing) => $left.get().has(versionKey(listing)))
    const keys = new Set([shown, ...wanted, ...left].map(versionKey))
    for (const key of held.keys()) if (!keys.has(key)) held.delete(key)
    for (const listing of wanted) hold(listing)
  }
  const ends = [
    // Kept by version: what is left has no reading any more.
    $reading.subscribe(({ kind }) => {
      const shown = $shown.get()
      if (shown && kind === 'loading') loading.add(versionKey(shown))
      else if (shown && kind !== 'hidden') loading.delete(versionKey(shown))
    }),
    $shown.subscribe(load),
    $desk.listen(load),
  ]
  return () => {
    for (const end of ends) end()
    held.clear()
    $left.set(new Map())
  }
}
