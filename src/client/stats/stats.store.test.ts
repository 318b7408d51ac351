import { afterEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../../test/support/browser/dom.ts'

afterEach(closePage)

test('A chart contains the site’s typeface, and is shown without it if it cannot be read', async () => {
  openPage('')
  const { $chartFont, inTypeface, readChartFont } = await import('./stats.store.ts')
  const svg = '<svg width="2"><text>Lucknow</text></svg>'
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  await readChartFont('/_astro/anek.woff2')
  expect(inTypeface(svg, $chartFont.get())).toBe(svg)
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array([1, 2, 255])))
  await readChartFont('/_astro/anek.woff2')
  expect(inTypeface(svg, $chartFont.get())).toBe(
    '<svg width="2"><style>@font-face{font-family:Anek;font-weight:400 650;ascent-override:95%;descent-override:28%;line-gap-override:0%;src:url(data:font/woff2;base64,AQL/)}</style><text>Lucknow</text></svg>',
  )
})
