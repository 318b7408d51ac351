import { afterEach, describe, expect, test, vi } from 'vitest'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { CHOSEN_TEXTS } from '#language/photo/texts-chosen'
import { HEIC_WORKER_PATH } from '../../contract/heic.ts'
import { PHOTO_LIMITS } from '../../domain/photo/constants.ts'
import phone from '../../test/support/data/heic/phone.heic?url'
import wide from '../../test/support/data/heic/wide.heic?url'
import { mostBitmaps, shrinkPhoto } from './shrink.ts'

const RED = [208, 32, 32]
const BLUE = [32, 80, 208]

/** A picture of this size: red above, blue below. With noise, it is as large as one with much detail. */
async function picture(width: number, height: number, type = 'image/jpeg', noise = false) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  for (const [place, colour] of [RED, BLUE].entries()) {
    context.fillStyle = `rgb(${colour.join()})`
    context.fillRect(0, (place * height) / 2, width, height / 2)
  }
  if (noise) {
    const data = context.getImageData(0, 0, width, height)
    for (let at = 0; at < data.data.length; at += 1)
      if (at % 4 < 3) data.data[at] = Math.random() * 256
    context.putImageData(data, 0, 0)
  }
  return canvas.convertToBlob({ type, quality: 1 })
}

const seen = async (blob: Blob) => {
  const bitmap = await createImageBitmap(blob)
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const at = (y: number) => [
    ...(context?.getImageData(bitmap.width / 2, y * bitmap.height, 1, 1).data ?? []),
  ]
  return { width: bitmap.width, height: bitmap.height, above: at(0.05), below: at(0.95) }
}
const expectUpright = ({ above, below }: Awaited<ReturnType<typeof seen>>) => {
  for (const [colour, wanted] of [
    [above, RED],
    [below, BLUE],
  ] as const)
    for (const [at, value] of wanted.entries())
      expect(Math.abs((colour[at] ?? 0) - value)).toBeLessThan(14)
}
const fetched = async (address: string) => (await fetch(address)).blob()

/** A script that never ends once it is asked. */
const ENDLESS = `postMessage('ready'); addEventListener('message', () => { for (;;); })`

/** From now on, workers whose address fits run without an end. Returns when one was asked first. */
function endless(fits: (address: string) => boolean): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const script = URL.createObjectURL(new Blob([ENDLESS]))
  class Endless extends Worker {
    #isEndless: boolean
    constructor(address: string | URL, options?: WorkerOptions) {
      const isEndless = fits(String(address))
      super(isEndless ? script : address, isEndless ? {} : options)
      this.#isEndless = isEndless
    }
    override postMessage(message: unknown): void {
      super.postMessage(message)
      if (this.#isEndless) resolve()
    }
  }
  vi.stubGlobal('Worker', Endless)
  return promise
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('A photo on the device', () => {
  test.each(['image/jpeg', 'image/png', 'image/webp'])(
    'of the type %s becomes a JPEG of 2048 px, with a preview',
    async (type) => {
      const { blob, preview } = await shrinkPhoto(await picture(3000, 4000, type))
      expect(blob.type).toBe('image/jpeg')
      const large = await seen(blob)
      expect(large).toMatchObject({ width: 1536, height: 2048 })
      expectUpright(large)
      expect(await seen(preview)).toMatchObject({ width: 360, height: 480 })
    },
  )

  test('is never larger than the server takes, however much detail it has', async () => {
    const { blob } = await shrinkPhoto(await picture(2048, 2048, 'image/jpeg', true))
    expect(blob.size).toBeLessThanOrEqual(PHOTO_LIMITS.bytes)
    expect(await seen(blob)).toMatchObject({ width: 2048 })
  })

  test('that is a long panorama stays high enough for the server', async () => {
    const { blob } = await shrinkPhoto(await picture(9000, 600))
    expect(await seen(blob)).toMatchObject({ width: 3000, height: PHOTO_LIMITS.smallestEdge })
  })

  test('is decoded alone: all others wait until it is freed', async () => {
    const photos = await Promise.all([
      ...Array.from({ length: 6 }, () => picture(3000, 2000)),
      fetched(phone),
      fetched(wide),
    ])
    await Promise.all(photos.map((photo) => shrinkPhoto(photo)))
    expect(mostBitmaps()).toBe(1)
  })

  test('is decoded on the page where a worker has no canvas', async () => {
    const photo = await picture(3000, 4000)
    vi.stubGlobal('OffscreenCanvas', undefined)
    const { blob } = await shrinkPhoto(photo)
    const heic = await fetched(phone)
    await expect(shrinkPhoto(heic)).rejects.toThrow(CHOSEN_TEXTS.unsupported)
    vi.unstubAllGlobals()
    const large = await seen(blob)
    expect(large).toMatchObject({ width: 1536, height: 2048 })
    expectUpright(large)
  })
})

describe('A HEIC, where the browser cannot decode it,', () => {
  test.each([
    ['is turned once, by its container', phone],
    ['of 10 bits keeps the colours of Display P3', wide],
  ])('%s', async (_, address) => {
    const { blob } = await shrinkPhoto(await fetched(address))
    const large = await seen(blob)
    expect(large).toMatchObject({ width: 640, height: 480 })
    expectUpright(large)
  })

  test('that is damaged inside is refused, and the next one is decoded', async () => {
    const bytes = new Uint8Array(await (await fetched(phone)).arrayBuffer())
    const decoder = new TextDecoder('latin1').decode(bytes).indexOf('hvcC')
    bytes.fill(7, decoder + 4, decoder + 60)
    await expect(shrinkPhoto(new Blob([bytes]))).rejects.toThrow(PHOTO_TEXTS.broken)
    expectUpright(await seen((await shrinkPhoto(await fetched(phone))).blob))
  })
})

test.each([
  ['A photo', () => picture(300, 400), () => true],
  ['A HEIC', () => fetched(phone), (address: string) => address === HEIC_WORKER_PATH],
])(
  '%s whose worker never ends is given up in words, and the next one is decoded',
  async (_, photo, fits) => {
    const [first, next] = await Promise.all([photo(), photo()])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const asked = endless(fits)
    const shrunk = expect(shrinkPhoto(first)).rejects.toThrow(CHOSEN_TEXTS.slow)
    await asked
    vi.unstubAllGlobals()
    const another = shrinkPhoto(next)
    vi.advanceTimersByTime(PHOTO_LIMITS.decodeMs)
    await shrunk
    expectUpright(await seen((await another).blob))
  },
)
