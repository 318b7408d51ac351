import { PAPER_PROBLEMS as texts } from '#language/right-to-offer/texts-cover'
import { PAPER_LIMITS } from '../../domain/right-to-offer/constants.ts'
import { type Cover, isStroke, type Point } from '../../domain/right-to-offer/covering.ts'
import { paintCovers } from '../../domain/right-to-offer/paint-covers.ts'
import { type Board, drawn, jpegUnder, pageBoard, SHORTER } from '../photo/picture.ts'
import { PaperProblem } from './paper-problem.ts'

/** Some browsers change what is read of a canvas by a little, so that it tells nobody apart. */
const NEARLY_BLACK = 16

const samplesOf = (cover: Cover): readonly Point[] =>
  isStroke(cover)
    ? cover.points
    : [cover, { x: cover.x + cover.width - 1, y: cover.y + cover.height - 1 }]

/** Whether the covers are on the canvas: one without memory draws nothing, and says nothing. */
function arePainted({ canvas, context }: Board<HTMLCanvasElement>, covers: readonly Cover[]) {
  const { width, height } = canvas
  const { data } = context.getImageData(0, 0, width, height)
  return covers.flatMap(samplesOf).every(({ x, y }) => {
    const [column, row] = [Math.min(Math.floor(x), width - 1), Math.min(Math.floor(y), height - 1)]
    const at = 4 * (row * width + column)
    return data.subarray(at, at + 3).every((channel) => channel <= NEARLY_BLACK)
  })
}

/**
 * Draws a page with its covers as a new JPEG, the only picture of a paper that may leave the device. Its covered pixels
 * have the colour of the covers before it is encoded, so nothing of what was there is in the file. Rejects for a page
 * without covers, and with a `PaperProblem` where this device does not draw them.
 */
export async function drawCovered(
  page: HTMLCanvasElement | ImageBitmap,
  covers: readonly Cover[],
): Promise<Blob> {
  if (covers.length === 0) throw new Error('Nothing on this page is covered.')
  const { width, height } = page
  let board = drawn({ width, height, picture: page }, 1, pageBoard)
  paintCovers(board.context, covers)
  if (!arePainted(board, covers)) throw new PaperProblem(texts.notDrawn)
  for (;;) {
    const blob = await jpegUnder(PAPER_LIMITS.bytes, board)
    if (blob) return blob
    const { canvas: picture, ...size } = board
    board = drawn({ width: size.width, height: size.height, picture }, SHORTER, pageBoard)
  }
}
