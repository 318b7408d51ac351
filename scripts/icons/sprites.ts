// Draws the icons that pages use, each set as one file: `node scripts/icons/sprites.ts`. Run it when
// src/components/icon/names.ts or the version of @lucide/astro changes; sprites.test.ts fails if that was forgotten.
import { readFile, writeFile } from 'node:fs/promises'
import { FINE_ICONS, SITE_ICONS } from '../../src/components/icon/names.ts'
import { iconId } from '../../src/components/wizard/icons.ts'
import { AMENITY_ICONS } from './amenities.ts'

type Part = readonly [tag: string, attributes: Record<string, string | number>]
type Drawn = { id: string; name: string; fine?: boolean }

const FOLDER = new URL('../../src/components/icon/', import.meta.url)
/** The portal's own sign, an arch with a door. */
const LOGO =
  '<symbol id="logo" viewBox="0 0 32 32"><path fill-rule="evenodd" d="M3 30V16.500c0-5.200 4.200-6.300 7.500-8.500C13.500 6 15.400 4.700 16 1.500c.6 3.200 2.500 4.500 5.500 6.500 3.300 2.200 7.500 3.300 7.500 8.500V30Zm7 0h12V20.500c0-2.700-2.100-3.200-3.700-4.300-1.400-1-2-1.600-2.300-3.200-.3 1.600-.9 2.200-2.300 3.200-1.600 1.100-3.700 1.600-3.700 4.300Z"/></symbol>'
const LUCIDE = new URL('../../node_modules/@lucide/astro/src/icons/', import.meta.url)

/** Reads the shapes of an icon, which are data in its module. */
async function partsOf(name: string): Promise<Part[]> {
  const source = await readFile(new URL(`${name}.ts`, LUCIDE), 'utf8')
  const data = /^const iconData.*? = (\{.*\});$/m.exec(source)?.[1]
  if (!data) throw new Error(`Lucide has no drawing of ${name} where it is looked for.`)
  return (JSON.parse(data) as { node: Part[] }).node
}

async function symbol({ id, name, fine }: Drawn): Promise<string> {
  const parts = (await partsOf(name)).map(([tag, { key, ...attributes }]) => {
    const written = Object.entries(attributes).map(
      ([attribute, value]) => `${attribute}="${value}"`,
    )
    return `<${tag} ${written.join(' ')}/>`
  })
  return `<symbol id="${id}" viewBox="0 0 24 24"${fine ? ' stroke-width="1.5"' : ''}>${parts.join('')}</symbol>`
}

async function sprite(icons: readonly Drawn[], handmade = ''): Promise<string> {
  const symbols = await Promise.all(icons.map(symbol))
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">${handmade}${symbols.join('')}</svg>\n`
}

/** Returns the contents of the files, from Lucide's current drawings. */
export const sprites = async (): Promise<Record<string, string>> => ({
  'site.svg': await sprite(
    [
      ...SITE_ICONS.map((name) => ({ id: name, name })),
      ...FINE_ICONS.map((name) => ({ id: name, name, fine: true })),
    ],
    LOGO,
  ),
  'amenities.svg': await sprite(
    Object.entries(AMENITY_ICONS).map(([amenity, name]) => ({
      id: iconId(amenity),
      name,
      fine: true,
    })),
  ),
})

export const spriteFile = (name: string) => new URL(name, FOLDER)

if (import.meta.main)
  for (const [name, content] of Object.entries(await sprites()))
    await writeFile(spriteFile(name), content)
