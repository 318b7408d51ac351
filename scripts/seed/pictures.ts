import { readdir, readFile } from 'node:fs/promises'
import type { PropertyType } from '../../src/domain/listing/constants.ts'

const FOLDER = new URL('./pictures/', import.meta.url)

/** Pictures that stand for a type, the first choices as covers; then rooms that may follow. */
const FITTING: Record<PropertyType, { covers: readonly string[]; more: readonly string[] }> = {
  'Flat/Apartment': { covers: ['tower-golden-hour', 'mid-rise-courtyard', 'living-room', 'balcony-view'], more: ['living-room', 'bedroom', 'kitchen', 'bathroom', 'balcony-view'] },
  'Independent House/Villa': { covers: ['villa-front', 'kothi-evening'], more: ['living-room', 'kitchen', 'bedroom', 'bathroom'] },
  'Plot/Land': { covers: ['plot-corner'], more: [] },
  '1 RK/Studio Apartment': { covers: ['studio-room', 'mid-rise-courtyard'], more: ['kitchen', 'bathroom', 'balcony-view'] },
  Office: { covers: ['office-block', 'office-floor'], more: ['office-floor'] },
  Retail: { covers: ['shop-front'], more: [] },
  Storage: { covers: ['warehouse'], more: [] },
  Industry: { covers: ['factory-shed'], more: ['warehouse'] },
  'Serviced Apartment': { covers: ['serviced-lobby'], more: ['bedroom'] },
  Farmhouse: { covers: ['farmhouse'], more: ['living-room'] },
  Hospitality: { covers: ['serviced-lobby'], more: ['pg-room'] },
}
const PG = { covers: ['pg-room'], more: ['studio-room', 'kitchen', 'bathroom'] }

/** Every demo picture by name. */
export async function demoPictures(): Promise<Map<string, Uint8Array>> {
  const names = (await readdir(FOLDER)).filter((file) => file.endsWith('.webp') && !file.startsWith('hero-')).sort()
  return new Map(await Promise.all(names.map(async (file) => [file.replace('.webp', ''), new Uint8Array(await readFile(new URL(file, FOLDER)))] as const)))
}

/** Names of the pictures for the n-th listing of a type, cover first; neighbours begin with different ones where there are. */
export function picturesFor(type: PropertyType, pg: boolean, n: number, known: ReadonlySet<string>): string[] {
  const { covers, more } = pg ? PG : FITTING[type]
  const usable = covers.filter((name) => known.has(name))
  const cover = usable[n % Math.max(1, usable.length)]
  const rooms = more.filter((name) => known.has(name) && name !== cover)
  const start = rooms.length > 0 ? n % rooms.length : 0
  const following = [...rooms.slice(start), ...rooms.slice(0, start)].slice(0, 2 + (n % 4))
  return cover ? [cover, ...following] : following
}
