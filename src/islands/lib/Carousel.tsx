import { type ReactNode, useRef, useState } from 'react'
import { SLIDE_MS, step, visibleCards } from '../../domain/carousel/rules.ts'
import { restOf, slideTo } from '../../client/lib/slide.ts'

/**
 * Arrows around a row of cards that scrolls by itself: the row is plain HTML with `data-track`, one card a child.
 * Arrows only where the cards exceed the visible ones: carousel.css knows from `data-count`, so that they are right before this wakes.
 */
export function Carousel({
  label,
  count,
  children,
}: {
  label: string
  count: number
  children?: ReactNode
}) {
  const frame = useRef<HTMLElement>(null)
  const [place, setPlace] = useState('')

  function move(by: 1 | -1) {
    const track = frame.current?.querySelector<HTMLElement>('[data-track]')
    const [first, second] = track?.children ?? []
    if (!track || !first) return
    const cards = track.childElementCount
    const visible = visibleCards((query) => matchMedia(query).matches)
    const stride = second
      ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
      : track.clientWidth
    const position = step(Math.round(restOf(track) / stride), by, cards, visible)
    slideTo(track, position * stride, SLIDE_MS)
    const last = Math.min(cards, position + visible)
    setPlace(
      visible === 1 ? `${position + 1} of ${cards}` : `${position + 1} to ${last} of ${cards}`,
    )
  }

  return (
    <section ref={frame} className="carousel" aria-label={label} data-count={Math.min(count, 4)}>
      {children}
      <div className="carousel-arrows needs-script">
        <Arrow label="Previous" path="m15 5-7 7 7 7" onClick={() => move(-1)} />
        <Arrow label="Next" path="m9 5 7 7-7 7" onClick={() => move(1)} />
      </div>
      <p className="visually-hidden" aria-live="polite">
        {place}
      </p>
    </section>
  )
}

function Arrow({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className="icon-button icon-button-framed"
      aria-label={label}
      onClick={onClick}
      data-replay
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
