import './Lightbox.css'
import { useEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import Lightbox from 'yet-another-react-lightbox'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { backCloses } from '../../client/lib/back-closes.ts'
import { captionsOf } from '../../domain/photo/said.ts'
import { type Slide, slidesOf, tilesOf } from './slides.ts'

/** The picture from the page, shown while the large one is loading. */
function Preview({ preview, width, height }: Slide) {
  if (!preview) return null
  return <img className="lightbox-preview" src={preview} width={width} height={height} alt="" />
}

const isSlide = (slide: object): slide is Slide & { caption: string } => 'preview' in slide

function Viewer({
  slides,
  start,
  place,
  onClosed,
}: {
  slides: Slide[]
  start: number
  /** Where it is drawn: in the dialog that it covers, if there is one. */
  place: HTMLElement
  onClosed: () => void
}) {
  const [open, setOpen] = useState(true)
  const back = useRef<() => Promise<void>>(undefined)
  useEffect(() => {
    back.current = backCloses(() => setOpen(false))
  }, [])
  // Escape closes only the lightbox, and not the dialog under it too.
  useEffect(() => {
    const keepOpen = (event: Event) => event.preventDefault()
    place.addEventListener('cancel', keepOpen)
    return () => place.removeEventListener('cancel', keepOpen)
  }, [place])
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const roomy = matchMedia('(min-width: 64rem)').matches
  const captions = captionsOf(slides)
  const plugins = [Zoom, ...(slides.length > 1 ? [Counter, ...(roomy ? [Thumbnails] : [])] : [])]
  return (
    <Lightbox
      open={open}
      close={() => setOpen(false)}
      index={start}
      slides={slides.map((slide, n) => ({ ...slide, caption: captions[n] }))}
      plugins={plugins}
      portal={{ root: place }}
      thumbnails={{ width: 96, height: 72, padding: 0, border: 2, gap: 8, imageFit: 'cover' }}
      // As many thumbs are drawn to each side as pictures are loaded ahead.
      carousel={{ finite: slides.length < 2, preload: roomy ? 3 : 1, padding: 0 }}
      animation={calm ? { fade: 0, swipe: 0, navigation: 0 } : { fade: 200, swipe: 250 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      zoom={{ maxZoomPixelRatio: 2 }}
      on={{ exited: () => void back.current?.().then(onClosed) }}
      render={{
        slideHeader: ({ slide }) => isSlide(slide) && <Preview {...slide} />,
        // The alternative text of the picture says the same.
        slideFooter: ({ slide }) =>
          isSlide(slide) &&
          slide.caption && (
            <p className="lightbox-caption" aria-hidden="true">
              {slide.caption}
            </p>
          ),
        ...(slides.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  )
}

let root: Root | undefined

/** Shows a gallery's pictures, starting with one of its tiles, which gets the focus back. */
export function openLightbox(gallery: HTMLElement, tile: HTMLAnchorElement): void {
  const close = () => {
    root?.unmount()
    root = undefined
    tile.focus({ preventScroll: true })
  }
  root ??= createRoot(document.createElement('div'))
  root.render(
    <Viewer
      slides={slidesOf(gallery)}
      start={Math.max(0, tilesOf(gallery).indexOf(tile))}
      place={gallery.closest('dialog') ?? document.body}
      onClosed={close}
    />,
  )
}
