import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'

/** What leaves the device, and a small preview of it. Both are upright JPEGs without metadata. */
export type SmallPhoto = { blob: Blob; preview: Blob }

/** A canvas of a page or of a worker. */
export type Board<Drawn> = {
  canvas: Drawn
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
  toJpeg: (quality: number) => Promise<Blob>
}
type Source = { width: number; height: number; picture: CanvasImageSource }

/** Pixels on the long edge of a photo's preview in the form. */
const PREVIEW_EDGE = 480
/** The first quality whose file the server takes is used. */
const QUALITIES = [0.82, 0.7, 0.55, 0.4]
/** How much shorter the edges become if no quality suffices. */
export const SHORTER = 0.75

/** A panorama may be longer than `edge`: the server refuses a picture that is very low. */
function scaleTo(edge: number, { width, height }: Source): number {
  const toEdge = edge / Math.max(width, height)
  const toLowest =
    edge < PHOTO_LIMITS.edge ? 0 : PHOTO_LIMITS.smallestEdge / Math.min(width, height)
  return Math.min(1, Math.max(toEdge, toLowest))
}

/** Draws a picture on a board of its own, on white. */
export function drawn<Drawn extends CanvasImageSource>(
  { width, height, picture }: Source,
  scale: number,
  boardOf: (width: number, height: number) => Board<Drawn>,
): Board<Drawn> & { width: number; height: number } {
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  const size = { width: scaled(width), height: scaled(height) }
  const board = boardOf(size.width, size.height)
  const { context } = board
  // A JPEG has no transparency: transparent parts become white instead of black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, size.width, size.height)
  return { ...board, ...size }
}

/** The file of the first quality that has at most so many bytes; null if no quality suffices. */
export async function jpegUnder(
  bytes: number,
  { toJpeg }: Pick<Board<unknown>, 'toJpeg'>,
): Promise<Blob | null> {
  for (const quality of QUALITIES) {
    const blob = await toJpeg(quality)
    if (blob.size <= bytes) return blob
  }
  return null
}

/** Draws a decoded picture small enough for the server, and its preview. */
export async function smallPhoto<Drawn extends CanvasImageSource>(
  source: Source,
  boardOf: (width: number, height: number) => Board<Drawn>,
): Promise<SmallPhoto> {
  for (let edge: number = PHOTO_LIMITS.edge; ; edge *= SHORTER) {
    const large = drawn(source, scaleTo(edge, source), boardOf)
    const blob = await jpegUnder(PHOTO_LIMITS.bytes, large)
    if (!blob) continue
    const { width, height, canvas: picture } = large
    const toPreview = Math.min(1, PREVIEW_EDGE / Math.max(width, height))
    const small = drawn({ width, height, picture }, toPreview, boardOf)
    return { blob, preview: await small.toJpeg(QUALITIES[0] ?? 1) }
  }
}

/** A canvas of a worker; its pixels are read back, so they stay in memory and out of the graphics card. */
export function workerBoard(width: number, height: number): Board<OffscreenCanvas> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  return {
    canvas,
    context,
    toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  }
}

/** A canvas of a page. */
export function pageBoard(width: number, height: number): Board<HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  const toJpeg = (quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture'))),
        'image/jpeg',
        quality,
      ),
    )
  return { canvas, context, toJpeg }
}
