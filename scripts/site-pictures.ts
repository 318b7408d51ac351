// Converts the portal's own pictures to the widths and formats in which pages show them. The results are committed: run
// `node scripts/site-pictures.ts` when a picture or src/domain/site/pictures.ts changes.
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { SITE_PICTURES } from '../src/domain/site/pictures.ts'

const FROM = new URL('seed/pictures/', import.meta.url)
const TO = new URL('../src/pictures/', import.meta.url)

await rm(TO, { recursive: true, force: true })
await mkdir(TO, { recursive: true })
for (const [name, { widths, ...options }] of Object.entries(SITE_PICTURES)) {
  const source = fileURLToPath(new URL(`${name}.webp`, FROM))
  const quality = 'quality' in options ? { quality: options.quality } : {}
  for (const width of widths)
    for (const format of ['avif', 'webp'] as const)
      await sharp(source)
        .resize(width)
        .toFormat(format, quality)
        .toFile(fileURLToPath(new URL(`${name}-${width}.${format}`, TO)))
  // The lightbox shows it whole.
  await copyFile(source, new URL(`${name}.webp`, TO))
}
