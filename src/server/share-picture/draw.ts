import sharp from 'sharp'
import { SHARE_PICTURE } from '../../contract/share-pictures.ts'
import { INK } from './frame.ts'

/** The largest size in bytes: messengers do not show larger pictures. */
const MOST = 300_000
const QUALITIES = [82, 68, 50]

export type Picture = Uint8Array<ArrayBuffer>

/** How many wait for the one that is drawn. One takes a third of a second, and messengers wait for a few. */
const WAITING = 6
/** When to ask again after a refusal, in seconds. */
export const BUSY_SECONDS = 5

let last: Promise<unknown> = Promise.resolve()
let begun = 0

/**
 * Draws one picture after the other, so that they leave a processor for everything else; null at once where too many
 * wait already.
 */
export async function inTurn(draw: () => Promise<Picture>): Promise<Picture | null> {
  if (begun > WAITING) return null
  begun += 1
  const mine = last.then(draw)
  last = mine.catch(() => {})
  return mine.finally(() => {
    begun -= 1
  })
}

/** Renders the SVG as a JPEG, over a cover at the left where there is one. */
export async function drawPicture(
  svg: string,
  cover?: { bytes: ArrayBuffer; width: number; height: number },
): Promise<Picture> {
  const behind = cover && {
    input: await sharp(cover.bytes).resize(cover.width, cover.height, { fit: 'cover' }).toBuffer(),
    left: 0,
    top: 0,
  }
  const whole = await sharp({ create: { ...SHARE_PICTURE, channels: 3, background: INK.paper } })
    .composite([...(behind ? [behind] : []), { input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const raw = { ...SHARE_PICTURE, channels: 3 } as const
  for (const quality of QUALITIES) {
    const bytes = await sharp(whole, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (bytes.length <= MOST || quality === QUALITIES.at(-1)) return new Uint8Array(bytes)
  }
  throw new Error('No quality is set.')
}
