import './WhatToCover.css'
import { WHAT_TO_COVER as texts } from '#language/right-to-offer/texts-cover'
import { PAPER_LABELS } from '#language/right-to-offer/texts-papers'

type Bar = readonly [x: number, y: number, width: number, height: number]
/** Numbers, amounts and the phone; the large one is the QR code. */
const COVERED: readonly Bar[] = [
  [196, 20, 108, 14],
  [16, 108, 128, 14],
  [16, 132, 96, 14],
  [16, 156, 176, 14],
  [16, 188, 150, 14],
  [224, 108, 80, 80],
]
/** Small print, which nobody has to cover. */
const LINES: readonly Bar[] = [
  [16, 214, 288, 2],
  [16, 224, 210, 2],
]

const bars = (drawn: readonly Bar[]) =>
  drawn.map(([x, y, width, height]) => (
    <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} />
  ))

/** A bill as a drawing, with what stays open and what is covered, and the same in words. */
export function WhatToCover() {
  const { name, flat } = texts.sketch
  const title = PAPER_LABELS['electricity bill']
  return (
    <div className="what-to-cover">
      <svg className="what-to-cover-sketch" viewBox="0 0 320 240" aria-hidden="true">
        <g fill="currentColor">
          <text x="16" y="32">
            {title}
          </text>
          <text x="26" y="66">
            {name}
          </text>
          <text x="26" y="86">
            {flat}
          </text>
          {bars(COVERED)}
          <g opacity="0.3">{bars(LINES)}</g>
        </g>
        <rect
          x="16"
          y="48"
          width="288"
          height="48"
          rx="6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
      </svg>
      <div>
        <dl className="what-to-cover-words">
          <div>
            <dt>{texts.open}</dt>
            <dd>{texts.openParts}</dd>
          </div>
          <div>
            <dt>{texts.cover}</dt>
            <dd>{texts.coverParts}</dd>
          </div>
        </dl>
        <p>
          <strong>{texts.never}</strong>
        </p>
      </div>
    </div>
  )
}
