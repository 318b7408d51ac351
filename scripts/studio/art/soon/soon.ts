import type { Drawing } from '../kit/pen.ts'
import { office } from './office.ts'
import { pg } from './pg.ts'
import { plots } from './plots.ts'
import { shops } from './shops.ts'
import { tower } from './tower.ts'
import { villas } from './villas.ts'

export const COMING_SOON: Drawing[] = Object.entries({
  tower,
  villas,
  plots,
  office,
  pg,
  shops,
}).map(([name, body]) => ({ name: `coming-soon/${name}`, width: 960, height: 540, body }))
