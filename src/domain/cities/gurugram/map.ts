import type { CityDrawing } from '../../locality/drawing.ts'

/** From the Delhi border to Manesar, with the Aravalli ridge in the east. */
export const MAP: CityDrawing = {
  sources: [
    'OpenStreetMap, from memory: roads, ridge and sectors',
    'Maps of India, Gurgaon metro map: Guru Dronacharya, Sikanderpur, MG Road, IFFCO Chowk, HUDA City Centre',
    'Wikipedia, Rapid Metro Gurgaon, from memory: the line along Golf Course Road to Sector 55-56',
  ],
  rivers: [],
  metro: [
    {
      name: 'Yellow Line',
      names: { hi: 'येलो लाइन' },
      course: '620,168 560,186 505,194 436,212 372,240 312,250 298,300 304,352',
    },
    {
      name: 'Rapid Metro',
      names: { hi: 'रैपिड मेट्रो' },
      course:
        '436,212 430,170 412,150 418,120 470,104 492,124 470,160 436,212 432,300 428,400 436,470 470,506',
    },
  ],
  roads: [
    {
      name: 'NH 48',
      names: { hi: 'एनएच 48' },
      kind: 'ring',
      course:
        '470,-20 428,24 404,96 372,160 310,250 286,330 258,408 222,486 176,548 160,612 158,680 150,740',
    },
    {
      name: 'Dwarka Expressway',
      names: { hi: '' },
      kind: 'ring',
      course: '120,-20 92,60 112,140 172,230 158,310 104,370 78,440 108,500 176,548',
    },
    {
      name: 'Southern Peripheral Road',
      kind: 'ring',
      course: '500,600 420,640 318,640 230,590 176,548',
    },
    { name: 'Golf Course Road', kind: 'road', course: '436,212 426,300 420,400 432,480 500,600' },
    { name: 'Sohna Road', kind: 'road', course: '258,408 286,500 300,580 322,660 340,740' },
    { name: 'MG Road', kind: 'road', course: '310,250 372,232 436,212 540,176 620,150' },
    {
      name: 'Railway to Rewari',
      kind: 'rail',
      course: '-20,130 60,176 160,180 236,150 280,80 320,-20',
    },
  ],
  parks: [
    {
      name: 'Aravalli hills',
      outline: '620,196 590,214 584,290 596,360 580,470 584,560 560,640 572,740 620,740',
    },
    { name: 'Leisure Valley', outline: '240,326 286,322 290,366 248,372' },
    { name: 'Sultanpur', outline: '-10,340 36,334 72,360 62,396 -10,402' },
  ],
  landmarks: [
    { name: 'Cyber Hub', art: 'towers', at: [556, 92] },
    { name: 'Gurugram station', art: 'station', at: [236, 176] },
    { name: 'Sheetla Mata temple', art: 'temple', at: [222, 268] },
    { name: 'Leisure Valley Park', art: 'trees', at: [250, 352] },
    { name: 'Sultanpur National Park', art: 'bird', at: [38, 366] },
    { name: 'DLF golf course', art: 'golf', at: [568, 392] },
  ],
  north: [34, 44],
  plots: {
    'palam-vihar': {
      at: [190, 66],
      outline:
        '270,66 276,106 273,114 242,128 190,132 138,128 107,114 90,93 86,66 94,31 107,18 131,7 258,9 262,15',
    },
    'udyog-vihar': {
      at: [354, 54],
      outline: '458,54 452,63 365,118 302,116 282,105 268,14 273,7 435,7 454,27',
    },
    'cyber-city': {
      at: [462, 134],
      outline:
        '566,134 565,152 555,159 441,191 358,134 364,125 451,70 462,68 514,72 545,86 562,107',
    },
    'mg-road': {
      at: [356, 212],
      outline:
        '435,212 426,261 415,261 266,254 256,239 252,212 256,185 273,164 304,150 356,146 433,191 437,198',
    },
    'dlf-phase-1': {
      at: [516, 226],
      outline: '593,226 593,270 588,277 449,273 432,265 442,199 448,194 560,163 592,173',
    },
    'sector-102': {
      at: [98, 254],
      outline:
        '202,254 194,289 166,311 116,320 46,316 8,296 8,212 30,197 61,190 150,192 188,212 198,227',
    },
    'sushant-lok-1': {
      at: [350, 312],
      outline:
        '429,312 415,366 394,375 350,378 298,374 267,360 250,339 246,312 254,277 267,264 279,262 427,267 436,281',
    },
    'dlf-phase-5': {
      at: [510, 328],
      outline: '593,328 593,376 570,388 430,365 424,359 441,280 450,278 590,282',
    },
    'golf-course-road': {
      at: [472, 430],
      outline:
        '576,430 572,457 562,472 421,490 404,487 382,472 372,457 368,430 372,403 382,388 421,369 568,395',
    },
    khandsa: {
      at: [170, 442],
      outline:
        '274,442 270,469 253,490 222,504 170,508 82,483 70,469 66,442 70,415 87,394 118,380 170,376 222,380 253,394 270,415',
    },
    'sector-56': {
      at: [500, 540],
      outline:
        '593,540 590,582 568,597 524,605 456,603 441,599 404,514 404,505 410,498 423,495 560,480 590,498',
    },
    'south-city-2': {
      at: [340, 574],
      outline:
        '425,574 436,600 430,616 400,634 352,640 239,583 236,574 240,547 257,526 288,512 340,508 399,515',
    },
    'sohna-road': {
      at: [250, 656],
      outline: '354,656 346,691 318,713 182,713 176,708 166,617 191,597 238,590 351,647',
    },
    'sector-82': {
      at: [94, 560],
      outline: '198,560 194,587 165,610 13,607 7,601 7,519 18,507 42,498 100,494 182,519 194,533',
    },
    'imt-manesar': {
      at: [86, 664],
      outline: '166,664 169,712 16,713 7,710 7,618 11,612 153,617 161,621',
    },
  },
}
