import type { Size } from './header.ts'
import type { PhotoKind } from './signature.ts'

/** From which ratio of its sides on a photo is a panorama; a phone's whole screen has up to 2.3. */
const PANORAMA_RATIO = 2.5

/** Whether a photo is so long that a card shows a small part of it. */
export const isPanorama = ({ width, height }: Size): boolean =>
  Math.max(width, height) >= PANORAMA_RATIO * Math.min(width, height)

/** Pixels on the short side of phones' screens. */
const SCREENS = [
  640, 720, 750, 828, 1080, 1116, 1125, 1170, 1179, 1206, 1216, 1220, 1224, 1240, 1242, 1260, 1264,
  1272, 1280, 1284, 1290, 1320, 1344, 1440,
]

/**
 * Whether a file is probably a screenshot: its name says so, or it is a PNG of the size of a phone's screen, which no
 * camera writes.
 */
export function looksLikeScreenshot({
  name,
  kind,
  width,
  height,
}: Size & { name: string; kind: PhotoKind }): boolean {
  if (/screen[\s_-]?shot|स्क्रीनशॉट/i.test(name)) return true
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return kind === 'png' && SCREENS.includes(short) && long >= short * 1.7 && long <= short * 2.4
}
