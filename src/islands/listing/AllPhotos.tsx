import './AllPhotos.css'
import '../../components/photo/StoredPhoto.css'
import { useRef } from 'react'
import { originLabel } from '#language/photo/texts-origin'
import { ROOM_TEXTS as texts } from '#language/photo/texts-rooms'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { StoredPhoto } from '../../components/photo/StoredPhoto.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { IMAGE_FOLDER, PHONE_SLOT } from '../../domain/photo/constants.ts'
import { byRoom } from '../../domain/photo/rooms.ts'
import { photoKeyOf } from '../../domain/photo/schema.ts'
import { openLightbox } from './Lightbox.tsx'
import { mountDialog } from './mount-dialog.tsx'
import { type Slide, slidesOf } from './slides.ts'

/** The page's own way to ask: its button, and the price that stands beside it. Absent on pages without one. */
type Asking = { button: HTMLElement; price: string }

function askingOf(page: Document): Asking | null {
  const button = page.querySelector<HTMLElement>('[data-dialog="enquiry"] button')
  const price = page.querySelector('.owner-actions-price')?.childNodes ?? []
  return button && { button, price: [...price].map((part) => part.textContent?.trim()).join(' ') }
}

const SIZES = `(min-width: 80rem) 36rem, (min-width: 48rem) 50vw, ${PHONE_SLOT}`

/** A photo as the page knows it: stored, or one that an entry names by its address. */
function Shown({ slide, eager, sizes = SIZES }: { slide: Slide; eager?: boolean; sizes?: string }) {
  const { src, width, height, alt } = slide
  const stored = new URL(src).pathname.slice(1)
  const key = stored.startsWith(IMAGE_FOLDER) ? photoKeyOf(stored) : null
  return (
    <StoredPhoto
      photo={{ key, address: src, width, height }}
      alt={alt}
      sizes={sizes}
      eager={eager ?? false}
    />
  )
}

function AllPhotos({
  slides,
  asking,
  onClosed,
}: {
  slides: readonly Slide[]
  asking: Asking | null
  onClosed: () => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const rooms = byRoom(slides)
  const goTo = (room: number) => {
    const heading = list.current?.querySelectorAll<HTMLElement>('h3')[room]
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView()
  }
  // The page has taken its button away where the home has just been sold. It says so under this view.
  const ask = () => (asking?.button.isConnected ? asking.button.click() : onClosed())
  return (
    <Dialog open className="all-photos" titleId="all-photos-title" onClose={onClosed}>
      <div className="all-photos-top">
        <DialogHead id="all-photos-title" title={texts.all(slides.length)} onClose={onClosed} />
      </div>
      {rooms.length > 1 && (
        <nav className="all-photos-rooms" aria-label={texts.rooms}>
          {rooms.map(({ title, photos: [first] }, room) => (
            <button key={title} type="button" onClick={() => goTo(room)}>
              {first && <Shown slide={{ ...first, alt: '' }} sizes="6rem" />}
              {title}
            </button>
          ))}
        </nav>
      )}
      <div className="all-photos-list" ref={list}>
        {rooms.map(({ title, photos }, room) => (
          <section key={title} aria-label={rooms.length > 1 ? title : undefined}>
            {rooms.length > 1 && <h3 tabIndex={-1}>{title}</h3>}
            {photos.map((slide, n) => (
              <a
                key={slide.src}
                href={slide.src}
                data-slide={`${slide.width}x${slide.height}`}
                data-room={slide.room}
                data-origin={slide.origin}
                onClick={(event) => {
                  if (event.ctrlKey || event.metaKey || event.shiftKey || !list.current) return
                  event.preventDefault()
                  openLightbox(list.current, event.currentTarget)
                }}
              >
                <Shown slide={slide} eager={room + n === 0} />
                {slide.origin && (
                  <span className="photo-origin" aria-hidden="true">
                    {originLabel(slide.origin)}
                  </span>
                )}
              </a>
            ))}
          </section>
        ))}
      </div>
      {asking && (
        <div className="all-photos-foot">
          <span>{asking.price}</span>
          <button className="action action-main" type="button" onClick={ask}>
            {asking.button.textContent}
          </button>
        </div>
      )}
    </Dialog>
  )
}

/** Shows all photos of a gallery by room, one under another. */
export function openAllPhotos(gallery: HTMLElement, opener: HTMLElement): void {
  const slides = slidesOf(gallery)
  const asking = askingOf(document)
  mountDialog(opener, (close) => <AllPhotos slides={slides} asking={asking} onClosed={close} />)
}
