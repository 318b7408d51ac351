import { PHOTO_ORIGINS, type PhotoOrigin, ROOMS, type Room } from '../../domain/photo/constants.ts'

/** A photo of a gallery, with the size in which it is stored and what the page knows of it. */
export type Slide = {
  src: string
  width: number
  height: number
  alt: string
  room: Room | undefined
  origin: PhotoOrigin | undefined
  /** The picture as the page already shows it; empty if the page does not show it yet. */
  preview: string
}

const LARGEST = 1280

function slideOf(tile: HTMLAnchorElement): Slide {
  const [width = 4, height = 3] = (tile.dataset.slide ?? '').split('x').map(Number)
  const shown = tile.querySelector<HTMLImageElement>('picture img')
  const scale = Math.min(1, LARGEST / width)
  return {
    src: tile.href,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt: tile.dataset.alt ?? shown?.alt ?? '',
    room: ROOMS.find((room) => room === tile.dataset.room),
    origin: PHOTO_ORIGINS.find((origin) => origin === tile.dataset.origin),
    preview: shown?.complete ? shown.currentSrc : '',
  }
}

export const tilesOf = (gallery: HTMLElement): HTMLAnchorElement[] => [
  ...gallery.querySelectorAll<HTMLAnchorElement>('a[data-slide]'),
]
export const slidesOf = (gallery: HTMLElement): Slide[] => tilesOf(gallery).map(slideOf)
