import './Lightbox.css'
import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import Lightbox from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { backCloses } from '../../client/lib/back-closes.ts'

/** `preview` is the picture as the page already shows it; empty if the page does not show it yet. */
type Slide = { src: string; width: number; height: number; alt: string; preview: string }

function slideOf(tile: HTMLAnchorElement): Slide {
  const [width = 4, height = 3] = (tile.dataset.slide ?? '').split('x').map(Number)
  const shown = tile.querySelector<HTMLImageElement>('picture img')
  const alt = tile.dataset.alt ?? shown?.alt ?? ''
  // The stored file is at most 1280 px wide, whatever the width of the photo.
  const scale = Math.min(1, 1280 / width)
  return {
    src: tile.href,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    alt,
    preview: shown?.complete ? shown.currentSrc : '',
  }
}

/** The picture from the page, shown while the large one is loading. */
function Preview({ preview, width, height }: Slide) {
  if (!preview) return null
  return <img className="lightbox-preview" src={preview} width={width} height={height} alt="" />
}

function Viewer({
  slides,
  start,
  onClosed,
}: {
  slides: Slide[]
  start: number
  onClosed: () => void
}) {
  const [open, setOpen] = useState(true)
  const back = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    back.current = backCloses(() => setOpen(false))
  }, [])
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  return (
    <Lightbox
      open={open}
      close={() => setOpen(false)}
      index={start}
      slides={slides}
      plugins={slides.length > 1 ? [Zoom, Counter] : [Zoom]}
      carousel={{ finite: slides.length < 2, preload: 1, padding: 0 }}
      animation={calm ? { fade: 0, swipe: 0, navigation: 0 } : { fade: 200, swipe: 250 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2 }}
      on={{ exited: () => void back.current?.().then(onClosed) }}
      render={{
        slideHeader: ({ slide }) => <Preview {...(slide as Slide)} />,
        ...(slides.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  )
}

let root: Root | undefined

/** Shows a gallery's pictures, starting with one tile. Returns the focus to the element that opened it. */
export function openLightbox(
  gallery: HTMLElement,
  tile: HTMLAnchorElement,
  opener: HTMLElement,
): void {
  const tiles = [...gallery.querySelectorAll<HTMLAnchorElement>('a[data-slide]')]
  const close = () => {
    root?.unmount()
    root = undefined
    opener.focus({ preventScroll: true })
  }
  root ??= createRoot(document.createElement('div'))
  root.render(
    <Viewer
      slides={tiles.map(slideOf)}
      start={Math.max(0, tiles.indexOf(tile))}
      onClosed={close}
    />,
  )
}
