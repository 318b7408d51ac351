import { atom } from 'nanostores'
import { readStats } from '../../contract/stats.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { call } from '../lib/api.ts'

export const stats = createAdminList({
  action: 'stats.read',
  read: () => ({}),
  ask: () => call(readStats),
})

/**
 * The site's typeface for the charts, because an image cannot use the page's fonts. Null until it is loaded, or if
 * loading fails.
 */
export const $chartFont = atom<string | null>(null)

export async function readChartFont(address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null)
  if (!answer?.ok) return
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  $chartFont.set(`data:font/woff2;base64,${btoa(text)}`)
}

/** Embeds the typeface in a chart, under the name that its texts use. */
export const inTypeface = (svg: string, font: string | null): string =>
  font
    ? svg.replace(
        /^<svg[^>]*>/,
        (opening) =>
          `${opening}<style>@font-face{font-family:Anek;font-weight:400 650;ascent-override:95%;descent-override:28%;line-gap-override:0%;src:url(${font})}</style>`,
      )
    : svg
