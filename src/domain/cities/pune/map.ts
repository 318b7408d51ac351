import type { CityDrawing } from '../../locality/drawing.ts'

/** From Ravet and Moshi to Katraj. */
export const MAP: CityDrawing = {
  sources: [
    'The points of `points.ts`: where plots, stations and landmarks lie, moved apart to make room for labels',
    'Timetable of Indian Railways of 22 December 2017, trains 51317 and 51347: Akurdi, Chinchwad, Pimpri, Kasarwadi, Khadki, Shivajinagar, Pune, Hadapsar',
  ],
  rivers: [],
  metro: [],
  roads: [
    {
      name: 'Railway from Lonavla to Daund',
      kind: 'rail',
      course: '-20,20 164,94 214,108 229,172 266,213 289,363 322,459 370,472 464,478 620,560',
    },
  ],
  parks: [],
  landmarks: [
    { name: 'Pune Junction', art: 'station', at: [365, 446] },
    { name: 'Airport', art: 'airport', at: [447, 292] },
    { name: 'Phoenix Market City', art: 'mall', at: [446, 355] },
    { name: 'R Deccan Mall', art: 'mall', at: [309, 506] },
    { name: 'Akurdi station', art: 'station', at: [159, 81] },
    { name: 'Khadki station', art: 'station', at: [292, 366] },
    { name: 'Hadapsar station', art: 'station', at: [474, 506] },
  ],
  north: [566, 44],
  plots: {
    moshi: {
      at: [302, 56],
      outline:
        '406,56 402,73 392,89 378,101 306,111 204,42 203,36 212,23 228,9 371,7 392,23 402,39',
    },
    ravet: {
      at: [110, 72],
      outline:
        '117,137 110,138 83,136 58,129 36,119 20,105 10,89 7,77 7,67 10,55 20,39 36,25 58,15 83,8 98,7 122,7 137,8 162,15 184,25 197,37 199,43',
    },
    chinchwad: { at: [214, 108], outline: '273,139 132,148 124,141 202,48 301,115' },
    bhosari: {
      at: [342, 168],
      outline: '321,231 301,220 277,142 307,117 379,107 394,111 416,121 432,135 442,151',
    },
    pimpri: { at: [226, 182], outline: '189,216 135,154 272,145 294,219' },
    wakad: {
      at: [118, 220],
      outline: '141,265 19,240 14,220 18,203 28,187 44,173 66,163 91,156 118,154 128,155 184,219',
    },
    dhanori: {
      at: [426, 222],
      outline: '441,272 368,276 352,269 336,255 327,241 449,158 478,165 500,175 516,189 526,205',
    },
    'pimple-saudagar': {
      at: [220, 258],
      outline: '324,258 321,273 172,306 146,268 189,222 297,225 317,236 321,242',
    },
    wagholi: {
      at: [526, 276],
      outline: '593,326 578,333 537,333 447,274 533,211 553,212 578,219 593,226',
    },
    hinjewadi: { at: [78, 298], outline: '52,362 26,355 7,346 7,250 17,245 140,271 168,310' },
    'viman-nagar': { at: [442, 328], outline: '451,370 354,346 353,294 368,282 441,278 529,335' },
    aundh: { at: [260, 330], outline: '233,368 174,312 323,278 334,283 347,295 348,347 332,359' },
    baner: {
      at: [160, 372],
      outline: '183,435 115,431 108,429 86,419 70,405 60,389 56,372 57,366 169,316 228,372',
    },
    kharadi: {
      at: [514, 394],
      outline: '593,436 588,441 566,451 543,457 463,426 454,375 536,339 573,340 588,347 593,352',
    },
    yerawada: { at: [396, 402], outline: '337,363 352,351 448,375 457,426 376,444 342,429' },
    khadki: { at: [278, 406], outline: '188,437 233,374 331,365 336,429 221,456' },
    'koregaon-park': {
      at: [436, 474],
      outline: '540,474 536,491 399,517 382,511 379,449 460,431 537,462',
    },
    shivajinagar: { at: [318, 476], outline: '316,520 229,477 224,461 339,435 373,449 375,510' },
    bavdhan: {
      at: [142, 500],
      outline:
        '147,566 115,564 90,557 68,547 52,533 42,517 38,500 42,483 52,467 68,453 90,443 113,437 183,441 218,461 224,479',
    },
    kothrud: { at: [244, 536], outline: '190,592 170,583 154,569 228,483 312,525 271,589' },
    hadapsar: {
      at: [470, 546],
      outline:
        '574,546 570,563 560,579 544,593 538,596 423,574 403,523 538,497 544,499 560,513 570,529',
    },
    swargate: { at: [354, 564], outline: '277,591 318,526 378,516 396,523 417,576 343,619' },
    kondhwa: {
      at: [436, 620],
      outline: '540,620 536,637 526,653 510,667 488,677 470,682 350,622 421,580 535,601',
    },
    dhayari: {
      at: [254, 650],
      outline:
        '271,713 224,713 202,707 180,697 164,683 154,667 150,650 154,633 164,617 180,603 191,598 272,595 333,624',
    },
    katraj: { at: [362, 680], outline: '465,686 462,697 452,713 279,713 339,626' },
  },
}
