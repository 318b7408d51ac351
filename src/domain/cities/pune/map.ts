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
      course: '-20,20 116,118 199,104 204,161 245,214 339,353 327,519 497,519 620,560',
    },
  ],
  parks: [],
  landmarks: [
    { name: 'Pune Junction', art: 'station', at: [327, 511] },
    { name: 'Airport', art: 'airport', at: [446, 265] },
    { name: 'Phoenix Market City', art: 'mall', at: [452, 363] },
    { name: 'R Deccan Mall', art: 'mall', at: [263, 568] },
    { name: 'Akurdi station', art: 'station', at: [116, 110] },
    { name: 'Khadki station', art: 'station', at: [339, 345] },
    { name: 'Hadapsar station', art: 'station', at: [497, 511] },
    { name: 'Balewadi High Street', art: 'mall', at: [152, 342] },
    { name: 'Kasarwadi station', art: 'station', at: [245, 206] },
  ],
  north: [566, 44],
  plots: {
    moshi: {
      at: [282, 34],
      outline: '386,34 382,51 372,67 357,80 297,87 181,22 188,7 376,7 382,17',
    },
    ravet: {
      at: [80, 66],
      outline: '84,132 53,130 28,123 7,113 7,19 28,9 35,7 125,7 132,9 154,19 162,26 127,107',
    },
    chinchwad: { at: [206, 88], outline: '255,119 134,106 168,27 175,25 291,91' },
    pimpri: { at: [192, 144], outline: '250,198 244,201 89,138 130,112 253,124' },
    bhosari: {
      at: [318, 146],
      outline:
        '353,208 345,210 318,212 291,210 266,203 256,198 259,123 297,93 358,86 370,89 392,99 403,109',
    },
    dhanori: {
      at: [444, 172],
      outline:
        '548,172 546,182 415,235 392,229 370,219 359,209 409,110 417,108 444,106 471,108 496,115 518,125 534,139 544,155',
    },
    wakad: {
      at: [134, 200],
      outline: '237,206 235,215 67,250 60,247 44,233 34,217 30,200 34,183 44,167 60,153 82,143',
    },
    wagholi: { at: [522, 250], outline: '593,298 574,307 420,243 551,187 574,193 593,202' },
    'pimple-saudagar': {
      at: [170, 270],
      outline: '171,324 69,258 237,220 244,223 260,237 270,253 272,262',
    },
    'viman-nagar': {
      at: [466, 304],
      outline:
        '568,311 566,321 556,337 550,342 426,364 414,361 400,354 372,331 362,302 366,287 376,271 392,257 414,247',
    },
    hinjewadi: { at: [76, 326], outline: '29,384 7,375 7,277 24,269 49,262 63,261 159,326' },
    aundh: {
      at: [262, 330],
      outline: '219,371 177,328 278,265 289,266 314,273 336,283 352,297 357,304 365,330',
    },
    baner: {
      at: [136, 380],
      outline:
        '212,424 188,437 163,444 145,445 105,443 84,437 62,427 46,413 36,397 34,389 166,330 215,376',
    },
    khadki: {
      at: [300, 384],
      outline: '279,448 273,448 248,441 226,431 218,424 221,377 368,335 394,357 400,367',
    },
    kharadi: {
      at: [512, 408],
      outline:
        '593,448 586,455 564,465 539,472 516,474 471,453 422,375 428,370 552,348 564,351 586,361 593,368',
    },
    yerawada: { at: [386, 440], outline: '307,482 296,473 286,457 407,376 413,376 464,453' },
    'koregaon-park': { at: [412, 496], outline: '516,496 413,542 313,487 468,458 512,478' },
    bavdhan: {
      at: [114, 514],
      outline:
        '218,514 214,531 210,538 114,580 87,578 62,571 40,561 24,547 14,531 10,514 14,497 24,481 40,467 62,457 87,450 105,449 145,451 166,457 188,467 204,481 214,497',
    },
    shivajinagar: {
      at: [336, 552],
      outline: '281,580 234,540 246,519 262,505 284,495 305,489 409,547 404,573',
    },
    hadapsar: {
      at: [484, 564],
      outline:
        '588,564 584,581 574,597 415,583 410,575 415,547 520,503 536,507 558,517 574,531 584,547',
    },
    kothrud: {
      at: [216, 608],
      outline: '147,657 126,641 116,625 112,608 116,591 120,584 216,542 229,543 277,585 277,621',
    },
    swargate: { at: [344, 608], outline: '323,648 283,622 283,586 405,579 410,586 400,631' },
    kondhwa: {
      at: [470, 620],
      outline: '574,620 570,637 560,653 544,667 522,677 497,684 489,684 406,632 416,589 571,604',
    },
    dhayari: { at: [254, 664], outline: '305,713 185,713 164,697 154,681 150,664 279,627 319,653' },
    katraj: { at: [382, 676], outline: '484,688 472,709 467,713 311,713 325,654 402,636' },
  },
}
