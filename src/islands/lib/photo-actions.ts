import { movePhoto, placePhoto, settleQuestion } from '../../client/photo/photo.store.ts'
import { removeChosen, retryPhoto } from '../../client/photo/photo-queue.ts'
import type { PhotoAction } from '../../components/wizard/PhotoCard.tsx'

/** What the buttons of a photo's card do. */
export const PHOTO_ACTIONS: Record<PhotoAction, (id: string) => unknown> = {
  earlier: (id) => movePhoto(id, -1),
  later: (id) => movePhoto(id, 1),
  cover: (id) => placePhoto(id, 0),
  remove: removeChosen,
  retry: retryPhoto,
  keep: settleQuestion,
}
