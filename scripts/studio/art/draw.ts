// Draws all pictures below public/art: `node scripts/studio/art/draw.ts`. With the start of a name, it draws only
// those.
import { mkdir, writeFile } from 'node:fs/promises'
import { DRAWINGS } from './drawings.ts'
import { svg } from './kit/pen.ts'

const TARGET = new URL('../../../public/art/', import.meta.url)

for (const drawing of DRAWINGS.filter(({ name }) => name.startsWith(process.argv[2] ?? ''))) {
  const file = new URL(`${drawing.name}.svg`, TARGET)
  const text = svg(drawing)
  await mkdir(new URL('.', file), { recursive: true })
  await writeFile(file, text)
  console.log(`${drawing.name}.svg: ${text.length} bytes`)
}
