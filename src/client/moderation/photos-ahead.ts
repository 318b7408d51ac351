import type { QueuedListing } from '../../contract/moderation.ts'
import { photoAddresses } from '../../contract/paths.ts'
import { DETAIL_PHOTO } from '../../domain/moderation/constants.ts'
import { versionKey } from '../../domain/moderation/rules.ts'
import { $desk, $shown } from './desk.store.ts'

/** How many entries are loaded ahead. */
const AHEAD = 2
/** The pictures are held: a browser keeps what may not be stored only while the page has it. */
const held = new Map<string, HTMLElement[]>()

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

/** Loads the photos of the next entries in the sizes that the detail shows. Returns a function that stops it. */
export function followPhotosAhead(): () => void {
  const load = () => {
    const [shown, desk] = [$shown.get(), $desk.get()]
    if (!shown || !desk) return
    const wanted = following(desk.queue, shown)
    const keys = new Set([shown, ...wanted].map(versionKey))
    for (const key of held.keys()) if (!keys.has(key)) held.delete(key)
    for (const listing of wanted) {
      const key = versionKey(listing)
      if (!held.has(key))
        held.set(
          key,
          listing.photos.map((photo, index) => loadAhead(photo.key, index)),
        )
    }
  }
  const ends = [$shown.subscribe(load), $desk.listen(load)]
  return () => {
    for (const end of ends) end()
    held.clear()
  }
}
