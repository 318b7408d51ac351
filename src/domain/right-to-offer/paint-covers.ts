import { COVER_COLOUR } from './constants.ts'
import { type Cover, isStroke } from './covering.ts'

/** What is used of the context of a canvas. */
type Painted = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineCap'
  | 'lineJoin'
  | 'fillRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'arc'
  | 'fill'
>

/** A canvas blends the pixels at the edge of a stroke with what is below. They are outside of what was covered. */
const BLENDED = 2

/** Paints covers over what is on a canvas. The screen and the picture that is sent are painted alike. */
export function paintCovers(context: Painted, covers: readonly Cover[]): void {
  context.fillStyle = COVER_COLOUR
  context.strokeStyle = COVER_COLOUR
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const cover of covers) {
    if (!isStroke(cover)) {
      context.fillRect(cover.x, cover.y, cover.width, cover.height)
      continue
    }
    const [first, ...more] = cover.points
    if (!first) continue
    const width = cover.width + BLENDED
    // A line of no length is not drawn, so the dot of one tap is a circle.
    context.beginPath()
    context.arc(first.x, first.y, width / 2, 0, 2 * Math.PI)
    context.fill()
    context.lineWidth = width
    context.beginPath()
    context.moveTo(first.x, first.y)
    for (const { x, y } of more) context.lineTo(x, y)
    context.stroke()
  }
}
