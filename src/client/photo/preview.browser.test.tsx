import { expect, test } from 'vitest'
import { PREVIEW_WIDTH, previewOf } from './preview.ts'

test('A preview is a small picture of the same shape; what is no picture has none', async () => {
  const canvas = new OffscreenCanvas(3000, 2000)
  canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
  const small = await previewOf(await canvas.convertToBlob({ type: 'image/png' }))
  const { width, height } = await createImageBitmap(small as Blob)
  expect([width, height]).toEqual([PREVIEW_WIDTH, 160])
  expect(await previewOf(new Blob(['no picture']))).toBeNull()
})
