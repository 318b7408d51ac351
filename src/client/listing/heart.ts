import { FAVOURITES, FAVOURITES_CHANGED } from '../../domain/site/constants.ts'
import { FAVOURITES_TAKEN_OVER, favourites, toggleFavourite } from './favourites.ts'
import { followList } from './followed-list.ts'

const LIST = { key: FAVOURITES, events: [FAVOURITES_CHANGED, FAVOURITES_TAKEN_OVER] }

/** Makes a button the heart of a listing: a press saves it under its name, or removes it. */
export function makeHeart(
  button: HTMLElement,
  { id, name }: { id: string; name: string },
  signal: AbortSignal,
): void {
  button.onclick = () => toggleFavourite(id, name)
  followList(LIST, () => button.setAttribute('aria-pressed', `${favourites().has(id)}`), signal)
}
