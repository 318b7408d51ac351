import { C } from '../kit/palette.ts'
import { disc, line, shape, type Drawing } from '../kit/pen.ts'
import { word } from '../kit/words.ts'

/** A roller bird, the neelkanth, folded within a doorway. */
const neelkanth = [
  shape(C.water5, 'M4 64V30C4 14 18 10 32 0 46 10 60 14 60 30V64Z'),
  shape(
    C.stone1,
    'M52 26c-2-7-8-11-15-10-8 1-12 8-12 15 0 11-7 17-17 24 12 1 20-1 26-5 10-6 11-14 10-21Z',
  ),
  shape('#4E9AA8', 'M25 33c8 2 15 1 19-4 1 9-2 17-10 21-6 4-14 6-26 5 8-6 15-11 17-22Z'),
  shape(C.gold2, 'M51 21l8 4-8 3Z'),
  disc(C.ink, 43.5, 22.5, 2),
  line(C.water5, 1.8, 'M28 40q6 2 10-1M24 46q6 2 11-1M19 51q6 2 10 0'),
  line(C.stone1, 2.5, 'M12 60h40'),
].join('')
/** A swan whose wing is a flight of roofs. */
const saraswat = [
  disc(C.terra3, 32, 32, 32),
  shape(
    C.white,
    'M12 42c2-2 5-3 8-3-4-6-5-14 1-20 5-5 13-2 13 4 0 4-3 5-6 4 1-3-2-5-4-2-3 4 1 10 4 14h26c-1 9-9 15-20 15S13 50 12 42Z',
  ),
  shape(C.white, 'M30 42L44 26 58 40Q52 47 40 48Z'),
  line(C.terra3, 2.2, 'M31 43L44 30l10 10M35 46l9-9 7 7'),
  shape(C.gold2, 'M34 20l6 1-5 4Z'),
  disc(C.ink, 29, 19.5, 1.6),
  line(C.gold2, 2, 'M14 57q6-3 12 0t12 0 12 0'),
].join('')

export const BUILDERS: Drawing[] = [
  {
    name: 'brand/builder-neelkanth',
    width: 216,
    height: 64,
    body: neelkanth + word('Neelkanth', 74, 35, 31, C.water5) + word('HABITAT', 75, 57, 18, C.grey),
  },
  {
    name: 'brand/builder-saraswat',
    width: 216,
    height: 64,
    body: saraswat + word('Saraswat', 76, 35, 33, C.terra4) + word('ESTATES', 77, 57, 18, C.grey),
  },
]
