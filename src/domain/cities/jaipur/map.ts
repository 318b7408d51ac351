import type { CityDrawing } from '../../locality/drawing.ts'

/** From the Vishwakarma industrial area to Sitapura. */
export const MAP: CityDrawing = {
  sources: [
    'The points of `points.ts`: where plots, stations and landmarks lie, moved apart to make room for labels',
    'Times Property, Jaipur Metro Pink Line, 27 October 2023, and Wikipedia, Pink Line: the order of its stations',
    'Timetable of Indian Railways of 22 December 2017, train 59721: Jaipur, Gandhinagar, Getor Jagatpura, Khatipura',
  ],
  rivers: [],
  metro: [
    {
      name: 'Pink Line',
      names: { hi: 'पिंक लाइन' },
      course: '174,430 187,418 210,395 227,373 218,304 313,289 361,285 415,285',
    },
  ],
  roads: [
    {
      name: 'Railway to Dausa',
      kind: 'rail',
      course: '218,304 329,451 456,571 587,552',
    },
  ],
  parks: [],
  landmarks: [
    { name: 'Jaipur Junction', art: 'station', at: [218, 296] },
    { name: 'Airport', art: 'airport', at: [379, 590] },
    { name: 'Amer Fort', art: 'fort', at: [506, 114] },
    { name: 'Triton Mall', art: 'mall', at: [224, 229] },
    { name: 'Sanganer station', art: 'station', at: [219, 656] },
    { name: 'Pink Square Mall', art: 'mall', at: [443, 301] },
    { name: 'Sisodiya Rani Garden', art: 'trees', at: [510, 356] },
    { name: 'Kanakpura station', art: 'station', at: [50, 227] },
    { name: 'Getor Jagatpura station', art: 'station', at: [462, 536] },
  ],
  north: [34, 44],
  plots: {
    'vki-area': {
      at: [268, 34],
      outline: '372,34 368,51 358,67 342,81 320,91 295,98 167,20 174,7 362,7 368,17',
    },
    amer: {
      at: [522, 70],
      outline:
        '593,118 574,127 549,134 522,136 495,134 470,127 448,117 432,103 422,87 418,70 422,53 432,37 448,23 470,13 492,7 552,7 574,13 593,22',
    },
    murlipura: {
      at: [184, 88],
      outline: '121,140 110,135 94,121 84,105 80,88 84,71 94,55 110,41 132,31 157,24 282,100',
    },
    'vidhyadhar-nagar': {
      at: [226, 156],
      outline: '237,212 125,145 289,104 300,109 316,123 326,139',
    },
    jhotwara: {
      at: [142, 212],
      outline: '38,210 42,195 52,179 68,165 90,155 115,148 233,217 194,259',
    },
    'shastri-nagar': {
      at: [332, 212],
      outline: '408,256 397,263 242,216 334,146 359,148 384,155 406,165 418,175',
    },
    'govind-nagar': {
      at: [500, 220],
      outline:
        '593,249 574,267 552,277 527,284 509,285 432,269 426,267 414,257 424,176 448,163 473,156 500,154 527,156 552,163 574,173 590,187',
    },
    panchyawala: { at: [100, 266], outline: '21,308 10,299 7,237 26,219 35,215 192,264 191,289' },
    'bani-park': {
      at: [290, 268],
      outline: '394,268 392,277 376,290 216,309 197,290 198,263 238,221',
    },
    'vaishali-nagar': {
      at: [120, 336],
      outline: '62,390 46,383 30,369 20,353 16,336 20,319 193,294 212,313 212,359',
    },
    'c-scheme': { at: [310, 336], outline: '370,350 252,385 218,360 218,315 374,296' },
    'raja-park': {
      at: [438, 340],
      outline:
        '542,340 538,357 528,373 512,387 490,397 474,401 452,400 376,351 380,294 398,280 411,276 429,275 506,291 512,293 528,307 538,323',
    },
    'tonk-road': {
      at: [352, 394],
      outline: '309,453 300,451 278,441 268,432 255,390 372,356 444,402',
    },
    mansarovar: {
      at: [162, 418],
      outline: '263,434 252,451 174,475 60,406 65,396 214,365 249,390',
    },
    'jhalana-doongri': {
      at: [416, 462],
      outline:
        '520,462 516,479 506,495 492,507 481,508 313,465 313,458 451,406 473,407 490,415 506,429 516,445',
    },
    bhankrota: {
      at: [78, 474],
      outline: '133,530 105,538 78,540 51,538 26,531 7,522 7,426 26,417 51,410 170,480',
    },
    'malviya-nagar': { at: [380, 518], outline: '325,574 318,570 310,470 473,512 368,571' },
    durgapura: {
      at: [242, 522],
      outline: '312,571 299,577 150,551 142,539 140,531 176,481 254,457 269,458 294,465 304,470',
    },
    jagatpura: {
      at: [458, 574],
      outline:
        '562,574 558,591 548,607 532,621 485,625 375,574 482,514 493,513 510,517 532,527 548,541 558,557',
    },
    sanganer: {
      at: [204, 612],
      outline:
        '291,647 278,659 256,669 231,676 204,678 177,676 152,669 130,659 114,645 104,629 100,612 104,595 114,579 130,565 147,557 296,583 303,592',
    },
    'pratap-nagar': {
      at: [396, 628],
      outline: '373,692 344,685 322,675 306,661 297,648 309,593 322,581 368,577 478,628',
    },
    sitapura: {
      at: [480, 684],
      outline: '584,684 580,701 573,713 387,713 380,701 486,631 532,627 554,637 570,651 580,667',
    },
  },
}
