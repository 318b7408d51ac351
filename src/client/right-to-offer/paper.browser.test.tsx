import exifr from 'exifr'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { REFUSED_KIND_TEXTS } from '#language/photo/texts-chosen'
import { PAPER_PROBLEMS } from '#language/right-to-offer/texts-cover'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import { PAPER_LIMITS } from '../../domain/right-to-offer/constants.ts'
import type { Cover } from '../../domain/right-to-offer/covering.ts'
import { isBelow } from '../../test/support/data/covers.ts'
import { asFromPhone } from '../../test/support/data/exif.ts'
import { darkJpeg2000, lockedPdf, pdfOf, pdfStream, pdfText } from '../../test/support/data/pdf.ts'
import { drawCovered } from './draw-covered.ts'
import { openPaper } from './paper.ts'

/** The name of a file says nothing. */
const chosen = (blob: Blob) => new File([blob], 'bill.txt', { type: 'text/plain' })
async function opened(blob: Blob) {
  const paper = await openPaper(chosen(blob))
  if ('problem' in paper) throw new Error(paper.problem)
  return paper
}
const problemOf = async (blob: Blob) => {
  const paper = await openPaper(chosen(blob))
  return 'problem' in paper ? paper.problem : null
}

type Shown = HTMLCanvasElement | ImageBitmap
/** The brightness of a pixel, from 0 to 255. */
function brightness(shown: Shown) {
  const canvas = new OffscreenCanvas(shown.width, shown.height)
  const context = canvas.getContext('2d')
  context?.drawImage(shown, 0, 0)
  const { data } = context?.getImageData(0, 0, shown.width, shown.height) ?? { data: [] }
  return (x: number, y: number) => {
    const at = 4 * (Math.floor(y) * shown.width + Math.floor(x))
    return Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
  }
}
/** The part of a box of a page that is dark; the box is in parts of the page. */
function ink(shown: Shown, [left, top, right, bottom]: readonly [number, number, number, number]) {
  const bright = brightness(shown)
  let [dark, all] = [0, 0]
  for (let x = left * shown.width; x < right * shown.width; x += 1)
    for (let y = top * shown.height; y < bottom * shown.height; y += 1) {
      all += 1
      if (bright(x, y) < 128) dark += 1
    }
  return dark / all
}

/** Light and blue stripes, which would show through anything that is not opaque. */
async function striped(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  for (let x = 0; x < width; x += 4) {
    context.fillStyle = x % 8 === 0 ? '#ffe0e0' : '#2020d0'
    context.fillRect(x, 0, 4, height)
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}

const EVERYTHING = { tiff: true, exif: true, gps: true, xmp: true, iptc: true, ifd1: true }
const LINE: Cover = {
  width: 60,
  points: [
    { x: 100, y: 100 },
    { x: 500, y: 140 },
  ],
}
const DOT: Cover = { width: 60, points: [{ x: 500, y: 600 }] }
const BAR: Cover = { x: 60, y: 300, width: 300, height: 80 }

const COVERS = [LINE, BAR, DOT]

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('A photo of a paper', () => {
  test('goes upright and without metadata, and has nothing of what was covered', async () => {
    const photo = await asFromPhone(await striped(800, 640))
    expect(await exifr.gps(photo)).toMatchObject({ latitude: expect.closeTo(26.847, 3) })
    const paper = await opened(photo)
    expect(paper.pages).toBe(1)
    const page = await paper.draw(0)
    expect([page.width, page.height]).toEqual([640, 800])
    const sent = await drawCovered(page, COVERS)
    expect(sent.type).toBe('image/jpeg')
    // The browser itself names the colours of its canvas.
    expect(await exifr.parse(sent, { ...EVERYTHING, icc: false })).toBeUndefined()
    expect(new TextDecoder('latin1').decode(await sent.arrayBuffer())).not.toMatch(/Exif|GPS|xmp/i)
    const bitmap = await createImageBitmap(sent)
    const bright = brightness(bitmap)
    let [covered, most, deep] = [0, 0, 0]
    const around = [-16, 0, 16]
    for (let x = 0; x < 640; x += 1)
      for (let y = 0; y < 800; y += 1) {
        if (!isBelow(COVERS, { x: x + 0.5, y: y + 0.5 })) continue
        covered += 1
        most = Math.max(most, bright(x, y))
        // A JPEG blends within a block, so only further inside nothing of its surroundings is left.
        const isDeep = around.every((dx) =>
          around.every((dy) => isBelow(COVERS, { x: x + dx, y: y + dy })),
        )
        if (isDeep) deep = Math.max(deep, bright(x, y))
      }
    expect(covered).toBeGreaterThan(40_000)
    expect(deep).toBeLessThanOrEqual(2)
    expect(most).toBeLessThan(72)
    // What is open is still there: its stripes lie on their side now.
    const stripes = Array.from({ length: 16 }, (_, y) => bright(320, 700 + y))
    expect(Math.min(...stripes)).toBeLessThan(225)
    expect(Math.min(...stripes)).toBeGreaterThan(100)
    expect(Math.max(...stripes)).toBeGreaterThan(240)
  })

  test('is drawn and sent no larger than may be sent', async () => {
    const paper = await opened(await striped(3000, 2200))
    const page = await paper.draw(0)
    expect([page.width, page.height]).toEqual([
      PAPER_LIMITS.edge,
      PAPER_LIMITS.edge * (2200 / 3000),
    ])
    const noise = page.getContext('2d')
    const data = noise?.getImageData(0, 0, page.width, page.height)
    if (!noise || !data) throw new Error('no canvas')
    for (let at = 0; at < data.data.length; at += 1)
      if (at % 4 < 3) data.data[at] = Math.random() * 256
    noise.putImageData(data, 0, 0)
    const sent = await drawCovered(page, [BAR])
    expect(sent.size).toBeLessThanOrEqual(PAPER_LIMITS.bytes)
    paper.close()
    await expect(paper.draw(0)).rejects.toThrow(PAPER_PROBLEMS.notDrawn)
  })
})

describe('A page is never drawn for sending', () => {
  test('without covers', async () => {
    const page = await (await opened(await striped(300, 400))).draw(0)
    await expect(drawCovered(page, [])).rejects.toThrow('covered')
  })

  test('where its covers are not painted', async () => {
    const page = await (await opened(await striped(300, 400))).draw(0)
    vi.spyOn(CanvasRenderingContext2D.prototype, 'stroke').mockReturnValue(undefined)
    await expect(drawCovered(page, [LINE])).rejects.toThrow(PAPER_PROBLEMS.notDrawn)
  })
})

describe('A PDF', () => {
  test('is drawn page by page, with letters of a font that it does not contain', async () => {
    const paper = await opened(
      pdfOf([pdfText('Asha', 20, 240, 60), `0 0 0 rg 0 0 100 150 re f ${pdfText('B', 150, 20)}`]),
    )
    expect(paper.pages).toBe(2)
    const first = await paper.draw(0)
    expect([first.width, first.height]).toEqual([1200, 1800])
    expect(ink(first, [0.1, 0.05, 0.75, 0.2])).toBeGreaterThan(0.1)
    expect(ink(first, [0, 0.25, 1, 1])).toBe(0)
    const second = await paper.draw(1)
    expect(ink(second, [0.02, 0.52, 0.48, 0.98])).toBe(1)
    const sent = await createImageBitmap(
      await drawCovered(second, [{ x: 600, y: 0, width: 600, height: 1800 }]),
    )
    expect([sent.width, sent.height]).toEqual([1200, 1800])
    expect(ink(sent, [0.51, 0, 1, 1])).toBe(1)
    paper.close()
    await expect(paper.draw(0)).rejects.toThrow(PAPER_PROBLEMS.notDrawn)
  })

  test('runs no script of its own', async () => {
    const ran = vi.fn()
    vi.stubGlobal('ran', ran)
    const alerts = vi.spyOn(window, 'alert').mockReturnValue(undefined)
    const script = "<</S/JavaScript/JS(app.alert\\('a'\\); ran\\(\\); globalThis.ran\\(\\))>>"
    const paper = await opened(
      pdfOf([pdfText('Asha', 20, 240, 60)], {
        catalogue: `/OpenAction ${script}/Names<</JavaScript<</Names[(a) ${script}]>>>>/AA<</WC ${script}>>`,
        page: `/AA<</O ${script}>>`,
      }),
    )
    expect(ink(await paper.draw(0), [0.1, 0.05, 0.75, 0.2])).toBeGreaterThan(0.1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(ran).not.toHaveBeenCalled()
    expect(alerts).not.toHaveBeenCalled()
    paper.close()
  })

  test('shows what was filled into its form', async () => {
    const form = (value: string) =>
      pdfOf([''], {
        catalogue: '/AcroForm<</Fields[100 0 R]/NeedAppearances true/DR<</Font<</F1 3 0 R>>>>>>',
        page: '/Annots[100 0 R]',
        objects: {
          100: `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(${value})/DA(/F1 30 Tf 0 g)/Rect[20 200 180 250]/F 4/P 10 0 R>>`,
        },
      })
    const box = [0.1, 0.17, 0.9, 0.34] as const
    expect(ink(await (await opened(form('Flat'))).draw(0), box)).toBeGreaterThan(0.03)
    expect(ink(await (await opened(form(''))).draw(0), box)).toBe(0)
  })

  /** A picture of 16 by 16 pixels over the whole page. */
  const scan = (entries: string, bytes: Uint8Array) =>
    pdfOf(['q 200 0 0 300 0 0 cm /I Do Q'], {
      resources: '/XObject<</I 100 0 R>>',
      objects: {
        100: pdfStream(`/Type/XObject/Subtype/Image/Width 16/Height 16${entries}`, bytes),
      },
    })

  test('shows a scan that was made as a fax, which needs a script of the site', async () => {
    // One black line, and fifteen like it.
    const bits = `001${'00110101'}${'0000010111'}${'11'.repeat(15)}${'000000000001'.repeat(2)}`
    const bytes = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []
    const paper = await opened(
      scan(
        '/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 16/Rows 16>>',
        Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 2)),
      ),
    )
    expect(ink(await paper.draw(0), [0.1, 0.1, 0.9, 0.9])).toBe(1)
  })

  test('shows a scan in JPEG 2000, which needs another', async () => {
    const paper = await opened(
      scan('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/JPXDecode', darkJpeg2000()),
    )
    expect(ink(await paper.draw(0), [0.1, 0.1, 0.9, 0.9])).toBe(1)
  })

  test('whose scan cannot be decoded is refused in words instead of shown as an empty page', async () => {
    const paper = await opened(
      scan('/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/JPXDecode', new Uint8Array(64).fill(7)),
    )
    await expect(paper.draw(0)).rejects.toThrow(PAPER_PROBLEMS.notDrawn)
  })

  test('whose page takes too long is given up in words, and its pages are drawn by another worker', async () => {
    const paper = await opened(pdfOf([pdfText('Asha', 20, 240, 60)]))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const lost = vi.spyOn(Worker.prototype, 'postMessage').mockReturnValue(undefined)
    const late = expect(paper.draw(0)).rejects.toThrow(PAPER_PROBLEMS.slow)
    await vi.advanceTimersByTimeAsync(PHOTO_LIMITS.decodeMs)
    await late
    lost.mockRestore()
    vi.useRealTimers()
    expect(ink(await paper.draw(0), [0.1, 0.05, 0.75, 0.2])).toBeGreaterThan(0.1)
  })
})

describe('A file that cannot be shown is refused with a sentence:', () => {
  test.each<[string, () => Blob | Promise<Blob>, string]>([
    ['a locked PDF', lockedPdf, PAPER_PROBLEMS.password],
    ['a damaged PDF', () => new Blob(['%PDF-1.4 nothing']), PAPER_PROBLEMS.damaged],
    [
      'a PDF with many pages',
      () => pdfOf(Array.from({ length: PAPER_LIMITS.pdfPages + 1 }, () => '')),
      PAPER_PROBLEMS.tooManyPages,
    ],
    [
      'a large PDF',
      () => new Blob(['%PDF-1.4', new Uint8Array(PHOTO_LIMITS.chosenBytes)]),
      PAPER_PROBLEMS.tooLarge,
    ],
    ['a letter', () => new Blob(['PK\x03\x04 Dear Sir']), PAPER_PROBLEMS.other],
    ['a drawing', () => new Blob(['<svg xmlns=""/>']), REFUSED_KIND_TEXTS.svg],
    ['nothing', () => new Blob([]), REFUSED_KIND_TEXTS.empty],
    [
      'half a photo',
      async () => {
        const bytes = new Uint8Array(await (await striped(400, 400)).arrayBuffer())
        return new Blob([bytes.fill(0, 40)])
      },
      PHOTO_TEXTS.broken,
    ],
  ])('%s', async (_, blob, sentence) => {
    expect(await problemOf(await blob())).toBe(sentence)
  })

  test('a PDF whose reader does not load', async () => {
    vi.stubGlobal(
      'Worker',
      class extends Worker {
        constructor() {
          super('/there-is-none.js', { type: 'module' })
        }
      },
    )
    expect(await problemOf(pdfOf(['']))).toBe(PAPER_PROBLEMS.notLoaded)
  })
})
