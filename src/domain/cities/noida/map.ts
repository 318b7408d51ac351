import type { CityDrawing } from '../../locality/drawing.ts'

/** Between the Yamuna and the Hindon, from the highway to Sector 150. */
export const MAP: CityDrawing = {
  sources: [
    'OpenStreetMap, from memory: rivers, roads and sectors',
    'Financial Express, 25 January 2019: the 21 stations of the Aqua Line in their order',
    'DMRC, Blue Line, from memory: Sector 15 to Noida Electronic City',
  ],
  rivers: [
    {
      name: 'Yamuna',
      names: { hi: 'यमुना' },
      width: 22,
      course: '-20,110 4,220 14,300 38,392 70,480 100,570 160,640 250,690 340,735',
    },
    {
      name: 'Hindon',
      names: { hi: 'हिंडन' },
      width: 11,
      course:
        '420,-20 446,40 510,110 556,200 566,290 562,390 556,470 552,550 564,620 574,680 540,740',
    },
  ],
  metro: [
    {
      name: 'Blue Line',
      names: { hi: 'ब्लू लाइन' },
      course: '-10,182 36,196 88,250 124,270 166,258 196,226 214,172 236,140 246,104 246,60 250,20',
    },
    {
      name: 'Aqua Line',
      names: { hi: 'एक्वा लाइन' },
      course:
        '236,140 296,158 318,200 316,300 330,330 392,352 404,400 396,460 372,520 400,572 500,640 560,634 620,640',
    },
  ],
  roads: [
    {
      name: 'Noida Expressway',
      names: { hi: 'नोएडा एक्सप्रेसवे' },
      kind: 'ring',
      course: '60,262 106,318 158,384 232,452 254,508 318,552 362,606 420,630 530,646 620,668',
    },
    { name: 'DND Flyway', kind: 'ring', course: '80,262 50,250 -10,214' },
    { name: 'NH 9', kind: 'road', course: '-10,14 150,16 300,22 440,36 620,30' },
    { name: 'Dadri road', kind: 'road', course: '124,270 214,342 330,336 420,398 520,400 620,470' },
    {
      name: 'Master Plan road',
      kind: 'road',
      course: '88,250 150,190 200,120 246,104 330,140 470,130',
    },
  ],
  parks: [
    { name: 'Botanical Garden', outline: '96,268 130,262 140,280 110,288' },
    { name: 'Okhla Bird Sanctuary', outline: '24,318 60,316 84,352 70,384 44,376' },
    { name: 'Bhagat Singh Park', outline: '352,690 392,676 402,706 362,712' },
  ],
  landmarks: [
    { name: 'Dalit Prerna Sthal', art: 'stupa', at: [44, 292] },
    { name: 'Noida Stadium', art: 'stadium', at: [172, 142] },
    { name: 'Mall of India', art: 'mall', at: [40, 158] },
    { name: 'Amity University', art: 'tower', at: [112, 436] },
    { name: 'Advant towers', art: 'towers', at: [352, 590] },
    { name: 'Okhla Bird Sanctuary', art: 'bird', at: [62, 352] },
  ],
  north: [38, 668],
  plots: {
    'sector-62': {
      at: [158, 64],
      outline:
        '245,64 225,120 195,128 158,130 106,126 75,112 58,91 54,64 58,37 68,22 90,7 110,7 226,7 254,29',
    },
    'sector-63': {
      at: [330, 88],
      outline: '434,88 429,105 319,150 239,121 236,113 258,38 262,31 293,24 354,23 398,31 426,53',
    },
    'sector-18': {
      at: [86, 222],
      outline: '169,222 172,245 62,287 34,284 27,281 10,169 62,157 110,157 146,162',
    },
    'sector-50': {
      at: [248, 196],
      outline:
        '327,196 331,211 325,217 265,260 230,261 181,243 154,162 165,148 181,140 211,132 248,130 318,156',
    },
    'sector-75': {
      at: [408, 178],
      outline:
        '512,178 508,205 498,220 476,235 459,239 337,211 323,155 426,113 445,114 476,121 498,136 508,151',
    },
    'sector-76': {
      at: [364, 272],
      outline: '468,272 358,338 327,336 270,306 260,272 338,217 464,245',
    },
    'sector-44': {
      at: [158, 312],
      outline: '259,312 140,378 98,372 75,360 58,339 54,312 58,294 181,249 252,278 262,303',
    },
    'sector-80': {
      at: [462, 348],
      outline: '554,348 552,381 382,394 366,383 358,348 468,282 514,286 545,300 555,314',
    },
    'sector-104': {
      at: [246, 384],
      outline:
        '350,384 350,393 337,400 183,436 170,437 156,426 146,411 142,393 145,384 264,318 283,320 342,349',
    },
    'phase-2': {
      at: [474, 434],
      outline: '548,434 542,491 517,496 392,464 384,458 374,407 379,399 551,390',
    },
    'sector-93a': {
      at: [282, 456],
      outline: '378,456 379,464 319,520 288,522 185,473 178,456 178,447 191,440 358,403 365,408',
    },
    'sector-132': {
      at: [188, 546],
      outline:
        '292,546 284,581 256,603 212,611 151,610 116,565 96,513 105,498 128,486 188,481 285,529',
    },
    'sector-137': {
      at: [424, 528],
      outline: '528,528 528,537 518,545 365,587 341,576 328,563 320,528 382,468 521,502 527,510',
    },
    'sector-142': {
      at: [470, 606],
      outline: '550,606 554,636 382,647 370,633 366,606 366,597 376,589 529,547 541,556',
    },
    'sector-150': {
      at: [480, 682],
      outline: '562,682 545,712 534,713 395,713 380,709 376,682 380,655 549,642 559,645',
    },
  },
}
