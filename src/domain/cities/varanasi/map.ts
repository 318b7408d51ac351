import type { CityDrawing } from '../../locality/drawing.ts'

/** The left bank of the Ganga from Lanka to the Varuna, Sarnath beyond it and Ramnagar across. */
export const MAP: CityDrawing = {
  sources: [
    'OpenStreetMap, from memory: course of the Ganga and the Varuna, roads',
    'Eastern UP Tourism: the city is on the left, western bank of the Ganga, south of the Varuna',
    'Wikipedia, Sarnath: ten kilometres north-east, near where the Varuna meets the Ganga',
  ],
  rivers: [
    {
      name: 'Ganga',
      names: { hi: 'गंगा' },
      width: 24,
      course: '456,750 446,700 438,640 450,576 482,496 514,424 534,360 556,312 590,278 630,262',
    },
    {
      name: 'Varuna',
      names: { hi: 'वरुणा' },
      width: 9,
      course: '-20,216 50,210 120,196 190,202 262,198 330,216 410,208 490,236 548,312',
    },
  ],
  metro: [],
  roads: [
    {
      name: 'Ring Road',
      names: { hi: 'रिंग रोड' },
      kind: 'ring',
      course: '-10,440 16,380 20,280 24,170 70,104 180,88 290,70 370,52 480,44 560,72 620,120',
    },
    {
      name: 'GT Road',
      names: { hi: 'जीटी रोड' },
      kind: 'ring',
      course:
        '-10,610 50,566 96,520 130,456 210,370 270,308 330,258 450,262 530,318 570,340 620,372',
    },
    { name: 'Road to the airport', kind: 'road', course: '-10,8 50,84 140,130 214,212 270,308' },
    { name: 'Sigra road', kind: 'road', course: '270,308 250,376 256,460 280,540 310,620 316,740' },
    {
      name: 'Road to Assi',
      kind: 'road',
      course: '330,258 386,320 408,400 390,490 398,560 330,640',
    },
    { name: 'Sarnath road', kind: 'road', course: '330,258 392,190 470,130 480,44' },
    { name: 'Ramnagar road', kind: 'road', course: '330,700 452,690 560,700 620,720' },
  ],
  parks: [
    { name: 'BHU campus', outline: '232,672 300,690 306,740 196,740 196,700' },
    { name: 'Deer park', outline: '520,96 560,92 572,120 540,126' },
  ],
  landmarks: [
    { name: 'Dhamek stupa', art: 'stupa', at: [548, 132] },
    { name: 'Varanasi Junction', art: 'station', at: [282, 262] },
    { name: 'Rudraksh centre', art: 'dome', at: [282, 346] },
    { name: 'Kashi Vishwanath temple', art: 'temple', at: [480, 338] },
    { name: 'Banaras Hindu University', art: 'gate', at: [216, 680] },
    { name: 'Ramnagar Fort', art: 'fort', at: [514, 590] },
  ],
  north: [566, 470],
  plots: {
    karkhiyaon: {
      at: [92, 50],
      outline: '196,50 195,68 186,75 104,116 48,113 9,98 7,10 18,7 182,8 192,23',
    },
    sarnath: {
      at: [448, 116],
      outline:
        '552,116 548,143 531,164 500,178 448,182 396,178 365,164 348,143 344,116 348,89 365,68 396,54 448,50 500,54 531,68 548,89',
    },
    shivpur: {
      at: [196, 148],
      outline:
        '300,148 296,175 279,196 242,187 196,192 142,186 106,190 96,175 92,148 93,130 102,123 179,84 196,82 248,86 279,100 296,121',
    },
    cantonment: {
      at: [180, 252],
      outline:
        '283,252 271,285 261,290 91,293 80,279 76,252 84,217 92,211 125,206 191,212 244,207 270,210 280,225',
    },
    lahurabir: {
      at: [380, 284],
      outline:
        '484,284 480,311 467,325 350,348 297,332 276,293 297,236 321,225 392,218 432,222 463,236 480,257',
    },
    sigra: {
      at: [184, 336],
      outline: '288,336 199,391 84,363 80,336 88,301 255,295 271,295 288,327',
    },
    luxa: {
      at: [284, 412],
      outline: '355,412 360,432 352,437 226,470 206,398 284,346 314,347 342,354',
    },
    godowlia: {
      at: [428, 396],
      outline: '505,396 480,458 422,462 365,432 348,359 353,353 458,332 480,334 504,343 518,354',
    },
    mahmoorganj: {
      at: [136, 432],
      outline: '210,432 221,472 212,485 188,494 34,450 32,441 33,414 40,397 60,379 84,370 199,396',
    },
    bhelupur: {
      at: [330, 492],
      outline:
        '434,492 433,510 418,516 263,548 247,540 234,527 226,492 226,483 233,475 360,440 433,474',
    },
    chandpur: {
      at: [82, 518],
      outline: '186,518 186,527 177,535 82,583 22,578 7,571 7,465 39,457 184,500',
    },
    assi: {
      at: [366, 574],
      outline: '433,574 421,629 412,629 285,596 274,590 263,556 433,518 449,526',
    },
    sundarpur: {
      at: [176, 606],
      outline:
        '262,606 219,668 176,672 124,668 93,654 76,633 72,606 72,597 81,589 182,540 220,543 252,553 268,590',
    },
    lanka: {
      at: [322, 654],
      outline: '421,654 417,689 405,702 381,713 263,713 239,702 222,681 224,671 276,599 420,637',
    },
    ramnagar: {
      at: [526, 668],
      outline: '593,668 590,713 465,711 456,656 457,620 466,608 496,603 550,603 586,608 593,612',
    },
  },
}
