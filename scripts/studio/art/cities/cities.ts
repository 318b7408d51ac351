import type { Drawing } from '../kit/pen.ts'
import { gurugram } from './gurugram.ts'
import { kanpur } from './kanpur.ts'
import { lucknow } from './lucknow.ts'
import { mathura } from './mathura.ts'
import { noida } from './noida.ts'
import { varanasi } from './varanasi.ts'

export const CITIES: Drawing[] = Object.entries({
  lucknow,
  noida,
  gurugram,
  kanpur,
  varanasi,
  mathura,
}).map(([name, body]) => ({ name: `cities/${name}`, width: 800, height: 600, body }))
