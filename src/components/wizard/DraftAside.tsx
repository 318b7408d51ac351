import './DraftAside.css'
import { useState } from 'react'
import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import type { DraftSketch } from '../../domain/listing-draft/sketch.ts'
import { QuietButton } from '../ui/Button.tsx'

type Props = {
  title: string
  sketch: DraftSketch
  priced: boolean
  cover: string | null
  empty: boolean
  onStartOver: () => void
}

/** In the order of a listing's card. */
export function Sketch({ sketch, cover, priced }: Pick<Props, 'sketch' | 'cover' | 'priced'>) {
  return (
    <div className="draft-sketch">
      {cover ? (
        <img className="sketch-picture" src={cover} alt="" />
      ) : (
        <p className="sketch-picture">{LISTING_TEXTS.noImage}</p>
      )}
      <div className="sketch-words">
        {priced && (
          <p className="sketch-price">
            {sketch.price ?? '₹…'} {sketch.unit && <span className="muted">{sketch.unit}</span>}{' '}
            {sketch.rate && <span className="muted">{sketch.rate}</span>}
          </p>
        )}
        {sketch.title && <p className="sketch-title">{sketch.title}</p>}
        {sketch.facts && <p>{sketch.facts}</p>}
        {sketch.place && <p className="muted">{sketch.place}</p>}
      </div>
    </div>
  )
}

/** Asks first. */
export function StartOver({
  ask = WIZARD_TEXTS.startOverAsk,
  onStartOver,
}: Pick<Props, 'onStartOver'> & { ask?: string }) {
  const [asking, setAsking] = useState(false)
  if (!asking)
    return <QuietButton onClick={() => setAsking(true)}>{WIZARD_TEXTS.startOver}</QuietButton>
  const decide = (yes: boolean) => {
    setAsking(false)
    if (yes) onStartOver()
  }
  return (
    <div className="button-row">
      <p role="status">{ask}</p>
      <QuietButton tone="danger" onClick={() => decide(true)}>
        {WIZARD_TEXTS.startOverYes}
      </QuietButton>
      <QuietButton onClick={() => decide(false)}>{WIZARD_TEXTS.keep}</QuietButton>
    </div>
  )
}

/** The card of the drafted listing or project, and where the draft is stored until it is submitted. */
export function DraftAside({ title, sketch, priced, cover, empty, onStartOver }: Props) {
  return (
    <aside className="draft-aside" aria-label={WIZARD_TEXTS.draft}>
      <h2>{title}</h2>
      <Sketch sketch={sketch} cover={cover} priced={priced} />
      <p className="draft-saved" role="status">
        {!empty && WIZARD_TEXTS.saved}
      </p>
      {!empty && <StartOver onStartOver={onStartOver} />}
    </aside>
  )
}
