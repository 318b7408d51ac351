import { SHARE_PICTURE } from '../../contract/share-pictures.ts'
import { otherName, type SiteName, shownSite } from '../../domain/site/shown.ts'
import { line, type Type, widthOf } from './lettering.ts'

/** The site's colours as sharp reads them: `src/styles/tokens.css` in hex. */
export const INK = {
  paper: '#FBF8F3',
  sand: '#F1EAE0',
  line: '#DDD3C4',
  text: '#1F2421',
  muted: '#5B625C',
  terracotta: '#A9471F',
  neem: '#2B6A4D',
  white: '#FFFFFF',
} as const

const SIGN =
  'M3 30V16.500c0-5.200 4.200-6.300 7.500-8.500C13.500 6 15.400 4.700 16 1.500c.6 3.200 2.500 4.500 5.500 6.500 3.300 2.200 7.500 3.300 7.500 8.500V30Zm7 0h12V20.500c0-2.700-2.100-3.200-3.700-4.300-1.400-1-2-1.600-2.300-3.200-.3 1.600-.9 2.200-2.300 3.200-1.600 1.100-3.700 1.600-3.700 4.300Z'

/** The portal's logo at a height in pixels. */
export const sign = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size / 32})" fill="${fill}" fill-rule="evenodd" d="${SIGN}"/>`

/** The portal's logo with its name in both scripts, on a base line. */
export function nameplate(site: SiteName, x: number, y: number): string {
  const [name, other] = [shownSite(site), otherName(site)]
  const own: Type = { size: 40, weight: 650, fill: INK.text }
  const beside: Type = { size: 32, weight: 600, fill: INK.muted }
  const after = x + 54 + widthOf(name, own) + 18
  return [
    sign(x, y - 36, 42, INK.terracotta),
    line(name, x + 54, y, own),
    other && `<path d="M${after} ${y - 30}v34" stroke="${INK.line}" stroke-width="2"/>`,
    other && line(other, after + 18, y, beside),
  ].join('')
}

/** A complete SVG of the drawn parts. */
export const picture = (...parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_PICTURE.width}" height="${SHARE_PICTURE.height}">${parts.join('')}</svg>`
