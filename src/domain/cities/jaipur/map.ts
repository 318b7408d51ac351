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
      course: '197,438 214,423 238,386 253,358 290,310 300,263 339,253 388,252 434,259',
    },
  ],
  roads: [
    {
      name: 'Railway to Dausa',
      kind: 'rail',
      course: '300,263 345,431 480,558 601,536',
    },
  ],
  parks: [],
  landmarks: [
    { name: 'Jaipur Junction', art: 'station', at: [300, 273] },
    { name: 'Airport', art: 'airport', at: [396, 579] },
    { name: 'Amer Fort', art: 'fort', at: [502, 55] },
    { name: 'Sanganeri Gate', art: 'gate', at: [429, 279] },
    { name: 'Triton Mall', art: 'mall', at: [253, 199] },
    { name: 'Sanganer station', art: 'station', at: [245, 623] },
    { name: 'Sisodiya Rani Garden', art: 'trees', at: [544, 337] },
    { name: 'Kanakpura station', art: 'station', at: [50, 221] },
    { name: 'Pink Square Mall', art: 'mall', at: [477, 313] },
    { name: 'Getor Jagatpura station', art: 'station', at: [477, 538] },
  ],
  north: [34, 44],
  plots: {
    'vki-area': {
      at: [308, 60],
      outline:
        '412,60 408,77 398,93 382,107 369,113 264,96 220,25 234,13 247,7 369,7 382,13 398,27 408,43',
    },
    amer: {
      at: [522, 82],
      outline:
        '593,130 574,139 549,146 524,148 484,143 470,139 448,129 432,115 422,99 418,82 422,65 432,49 448,35 470,25 495,18 522,16 549,18 574,25 593,34',
    },
    murlipura: {
      at: [188, 90],
      outline: '96,120 88,107 84,90 88,73 98,57 114,43 136,33 161,26 188,24 214,26 258,97 198,133',
    },
    'vidhyadhar-nagar': { at: [270, 146], outline: '245,198 203,137 263,101 360,119 290,192' },
    jhotwara: {
      at: [162, 176],
      outline: '163,233 59,179 62,159 72,143 88,129 95,126 197,139 240,200 198,233',
    },
    'shastri-nagar': {
      at: [370, 184],
      outline: '394,239 297,194 367,119 373,118 397,120 422,127 444,137 456,148',
    },
    'govind-nagar': {
      at: [480, 214],
      outline:
        '584,214 580,231 570,247 554,261 532,271 521,274 464,274 399,244 462,149 478,148 518,153 532,157 554,167 570,181 580,197',
    },
    'bani-park': { at: [300, 246], outline: '242,280 204,237 245,204 291,198 393,245 302,290' },
    panchyawala: {
      at: [70, 248],
      outline: '56,313 43,312 18,305 7,300 7,196 18,191 43,184 54,183 157,236',
    },
    'vaishali-nagar': {
      at: [160, 296],
      outline: '78,336 70,329 62,316 164,239 198,239 237,283 191,333',
    },
    'c-scheme': { at: [374, 306], outline: '410,340 337,343 306,295 397,249 459,278' },
    sodala: { at: [264, 334], outline: '234,370 197,336 242,286 300,296 331,345 309,367' },
    'raja-park': {
      at: [480, 340],
      outline:
        '584,340 580,357 570,373 554,387 532,397 507,404 499,404 476,400 415,342 465,280 521,280 532,283 554,293 570,307 580,323',
    },
    'nirman-nagar': {
      at: [164, 378],
      outline: '201,412 128,418 60,377 64,361 74,345 191,339 229,374',
    },
    'tonk-road': { at: [382, 382], outline: '349,426 315,371 337,349 410,346 469,401' },
    gopalpura: { at: [272, 410], outline: '254,451 207,414 235,376 309,373 344,429 329,450' },
    bhankrota: {
      at: [62, 446],
      outline: '107,505 89,510 62,512 35,510 10,503 7,390 35,382 55,381 124,422',
    },
    'jhalana-doongri': {
      at: [420, 454],
      outline:
        '524,454 520,471 510,487 499,496 477,501 353,477 334,453 350,432 475,405 497,410 510,421 520,437',
    },
    mansarovar: {
      at: [180, 456],
      outline: '175,522 153,520 128,513 113,506 130,423 202,418 248,455',
    },
    durgapura: { at: [276, 498], outline: '189,534 181,524 254,457 329,456 347,480 303,551' },
    'malviya-nagar': { at: [386, 526], outline: '331,572 308,553 353,483 471,506 406,572' },
    jagatpura: {
      at: [486, 566],
      outline:
        '590,566 586,583 576,599 560,613 543,621 476,618 412,574 479,507 502,501 513,502 538,509 560,519 576,533 586,549',
    },
    sanganer: {
      at: [240, 596],
      outline:
        '290,654 267,660 240,662 213,660 188,653 166,643 150,629 140,613 136,596 140,579 150,563 166,549 187,539 303,557 327,576',
    },
    'pratap-nagar': {
      at: [388, 624],
      outline: '368,688 361,688 336,681 314,671 298,657 332,578 406,578 470,621',
    },
    sitapura: {
      at: [474, 676],
      outline:
        '578,676 574,693 564,709 559,713 389,713 384,709 374,693 476,624 542,627 548,629 564,643 574,659',
    },
  },
}
