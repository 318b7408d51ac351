// Draws every picture below public/art: `node scripts/art/draw.ts`, or with the start of a name for some of them.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { BRAND } from './brand/brand.ts'
import { CITIES } from './cities/cities.ts'
import { COMING_SOON } from './soon/soon.ts'
import { PEOPLE } from './people/people.ts'
import { SERVICES } from './services/services.ts'
import { SPOTS } from './spots/spots.ts'
import { svg } from './kit/pen.ts'

const TARGET = new URL('../../public/art/', import.meta.url)
const drawings = [...CITIES, ...COMING_SOON, ...PEOPLE, ...BRAND, ...SERVICES, ...SPOTS]

for (const drawing of drawings.filter(({ name }) => name.startsWith(process.argv[2] ?? ''))) {
  const file = new URL(`${drawing.name}.svg`, TARGET)
  const text = svg(drawing)
  await mkdir(dirname(file.pathname), { recursive: true })
  await writeFile(file, text)
  console.log(`${drawing.name}.svg: ${text.length} bytes`)
}
