import './frame.css'
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { PROFILE_TEXTS } from '#language/account/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS as texts } from '#language/listing-draft/texts'
import type { DraftSketch } from '../../domain/listing-draft/sketch.ts'
import { StateBadge } from '../ui/Badge.tsx'
import { Status } from '../ui/Notice.tsx'
import { Sketch } from './DraftAside.tsx'

type Props = {
  sketch: DraftSketch
  cover: string | null
  ways: readonly { href: string; text: string }[]
  /** What the poster has to do for questions with numbers. */
  confirm: ReactNode
  /** True for a project, which needs no approval. */
  project: boolean
  /** Called when the poster looks at the card, stops looking, or leaves by one of its links. */
  onLook: (looking: boolean | 'leaves') => void
}

/** Replaces the form and takes its focus: the finished card under the arch, and the links that lead on. */
export function SubmittedNotice({ sketch, cover, ways, confirm, project, onLook }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  const look = () => onLook(true)
  const blur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onLook(false)
  }
  return (
    <div className="wizard-submitted" ref={box} tabIndex={-1}>
      <Status tone="success">{LISTING_TEXTS.submitted}</Status>
      {/* Looking starts with a move: a pointer may rest by chance where the card appears. */}
      <section
        className="submitted-card"
        aria-label={texts.submittedCard}
        onPointerMove={look}
        onPointerDown={look}
        onPointerLeave={() => onLook(false)}
        onFocus={look}
        onBlur={blur}
      >
        <svg
          className="submitted-arch"
          viewBox="0 0 400 56"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M-1-1V50c27 0 45-4 61-14 12-7 26-10 44-11 44-3 76-9 96-25 20 16 52 22 96 25 18 1 32 4 44 11 16 10 34 14 61 14V-1Z" />
        </svg>
        <Sketch sketch={sketch} cover={cover} priced={sketch.price !== null} />
        {!project && (
          <p className="submitted-state">
            <StateBadge tone="waiting">{PROFILE_TEXTS.states.pending}</StateBadge> {texts.next}
          </p>
        )}
        {project && <p className="submitted-state muted">{texts.publishedNext}</p>}
        {confirm && <div className="submitted-state">{confirm}</div>}
        {ways.length > 0 && (
          <p className="button-row">
            {ways.map(({ href, text }) => (
              <a
                key={href}
                className="action action-quiet"
                href={href}
                onClick={() => onLook('leaves')}
              >
                {text}
              </a>
            ))}
          </p>
        )}
      </section>
    </div>
  )
}
