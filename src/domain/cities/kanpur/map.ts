import type { CityDrawing } from '../../locality/drawing.ts'

/** The right bank of the Ganga, from the IIT to Shyam Nagar. */
export const MAP: CityDrawing = {
  sources: [
    'OpenStreetMap, from memory: course of the Ganga, roads',
    'Ward boundaries of Kanpur, datameet/Municipal_Spatial_Data: where wards and so localities lie',
    'UP Metro, Kanpur Orange Line, from memory: IIT Kanpur to Kanpur Central',
    'Wikipedia, Govind Nagar: what surrounds it',
  ],
  rivers: [
    {
      name: 'Ganga',
      names: { hi: 'गंगा' },
      width: 24,
      course:
        '170,-20 232,20 300,30 392,30 462,62 516,116 556,166 580,240 582,330 578,420 588,500 620,560',
    },
  ],
  metro: [
    {
      name: 'Orange Line',
      names: { hi: 'ऑरेंज लाइन' },
      course:
        '52,62 96,108 160,160 206,196 262,206 288,226 350,286 416,346 466,366 462,420 444,470 434,548',
    },
  ],
  roads: [
    {
      name: 'GT Road',
      names: { hi: 'जीटी रोड' },
      kind: 'ring',
      course: '-10,4 52,62 120,140 206,206 262,268 296,360 336,440 398,540 470,556 548,640 620,690',
    },
    {
      name: 'NH 19',
      names: { hi: 'एनएच 19' },
      kind: 'ring',
      course: '-20,440 40,452 70,560 170,640 280,690 400,704 500,680 548,640 620,640',
    },
    { name: 'Mall Road', kind: 'road', course: '262,206 300,280 380,310 466,366 540,430 560,480' },
    { name: 'Kalpi Road', kind: 'road', course: '296,360 250,380 150,420 40,452' },
    { name: 'Hamirpur Road', kind: 'road', course: '398,540 370,620 336,740' },
    { name: 'Barrage road', kind: 'road', course: '352,140 372,60 384,-20' },
  ],
  parks: [
    { name: 'Moti Jheel', outline: '232,214 262,212 278,236 262,262 236,258' },
    { name: 'Allen Forest Zoo', outline: '196,62 250,54 262,88 226,104 196,96' },
    { name: 'Phool Bagh', outline: '536,440 566,436 568,462 540,466' },
  ],
  landmarks: [
    { name: 'IIT Kanpur', art: 'tower', at: [44, 44] },
    { name: 'Allen Forest Zoo', art: 'trees', at: [226, 78] },
    { name: 'J K Temple', art: 'temple', at: [216, 318] },
    { name: 'Green Park stadium', art: 'stadium', at: [446, 166] },
    { name: 'Lal Imli mill', art: 'mill', at: [326, 334] },
    { name: 'Kanpur Central', art: 'station', at: [424, 558] },
  ],
  north: [44, 668],
  plots: {
    kalyanpur: {
      at: [122, 112],
      outline:
        '223,112 188,168 92,177 54,169 32,154 22,139 18,112 22,85 39,64 70,50 122,46 174,50 205,64 222,85',
    },
    'tilak-nagar': {
      at: [352, 86],
      outline:
        '456,86 452,113 442,128 404,148 263,102 248,95 248,86 256,51 262,44 274,41 297,47 397,48 455,77',
    },
    'swaroop-nagar': {
      at: [298, 164],
      outline: '402,164 402,173 393,181 255,225 196,173 197,164 232,108 246,102 387,148 402,155',
    },
    kakadeo: {
      at: [148, 240],
      outline:
        '249,240 247,267 231,288 200,302 148,306 65,288 48,267 44,240 52,205 72,187 178,175 197,181 249,231',
    },
    'arya-nagar': {
      at: [354, 246],
      outline:
        '426,246 427,266 420,270 324,311 294,306 271,294 258,281 252,264 254,237 259,229 397,185 421,190',
    },
    'civil-lines': {
      at: [502, 240],
      outline: '563,240 566,293 562,300 526,305 433,265 426,187 472,175 539,176 549,193',
    },
    'naveen-market': {
      at: [428, 326],
      outline:
        '532,326 532,335 391,390 360,383 338,368 328,353 324,326 327,317 428,273 522,309 532,317',
    },
    'mall-road': {
      at: [496, 406],
      outline: '561,406 563,462 526,471 397,415 392,406 392,397 533,342 564,349',
    },
    panki: {
      at: [80, 366],
      outline: '181,366 132,428 50,431 20,426 7,417 7,315 20,306 92,300 163,318 180,339',
    },
    fazalganj: {
      at: [246, 424],
      outline: '350,424 322,468 313,471 208,479 142,433 188,366 228,358 283,360 322,371 342,389',
    },
    'birhana-road': {
      at: [424, 484],
      outline: '528,484 520,519 500,537 461,548 406,550 367,541 326,475 357,428 394,419 523,475',
    },
    'dada-nagar': {
      at: [116, 508],
      outline:
        '190,508 168,570 140,573 86,573 48,565 20,543 12,517 13,490 26,466 56,448 92,443 146,444 195,479 198,486',
    },
    'govind-nagar': {
      at: [262, 532],
      outline: '355,532 365,550 357,557 251,596 202,592 173,573 205,484 318,476',
    },
    'kidwai-nagar': {
      at: [338, 630],
      outline:
        '427,630 432,664 421,678 390,692 338,696 286,692 255,678 238,657 234,630 235,612 243,605 356,564 390,568 414,577 419,583',
    },
    'shyam-nagar': {
      at: [518, 616],
      outline:
        '593,616 593,669 586,673 536,682 466,678 437,663 424,582 442,563 474,553 530,550 570,554 593,563',
    },
  },
}
