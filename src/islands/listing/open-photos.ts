const loadLightbox = () => import('./Lightbox.tsx')
const loadAllPhotos = () => import('./AllPhotos.tsx')
const isToAll = (link: HTMLElement) => 'allPhotos' in link.dataset

/** Loads what a link of a gallery will open. */
export const loadPhotos = (link: HTMLElement): Promise<unknown> =>
  isToAll(link) ? loadAllPhotos() : loadLightbox()

/** Shows a gallery's pictures from one of its tiles on or, for the link to all of them, all by room. */
export async function openPhotos(gallery: HTMLElement, link: HTMLAnchorElement): Promise<void> {
  if (isToAll(link)) (await loadAllPhotos()).openAllPhotos(gallery, link)
  else (await loadLightbox()).openLightbox(gallery, link)
}
