import type { CityDrawing } from '../../locality/drawing.ts'

/** Both banks of the Gomti, from Jankipuram to the Shaheed Path. */
export const MAP: CityDrawing = {
  sources: [
    'OpenStreetMap, from memory: course of the Gomti, roads and what lies along them',
    'Ward boundaries of Lucknow, datameet/Municipal_Spatial_Data: where wards and so localities lie',
    'Wikipedia, Lucknow Metro, from memory: order of the stations of the Red Line',
  ],
  rivers: [
    {
      name: 'Gomti',
      names: { hi: 'गोमती' },
      width: 16,
      course:
        '14,-20 50,60 78,140 92,215 122,262 172,284 230,288 296,284 332,300 348,346 334,398 336,448 366,494 424,514 488,514 540,508 620,545',
    },
  ],
  metro: [
    {
      name: 'Red Line',
      names: { hi: 'रेड लाइन' },
      course:
        '152,668 112,640 104,585 138,520 168,462 205,398 240,356 226,318 220,288 218,262 240,246 296,245 352,230 386,188 392,152',
    },
  ],
  roads: [
    {
      name: 'Shaheed Path',
      names: { hi: 'शहीद पथ' },
      kind: 'ring',
      course:
        '104,572 180,562 268,556 352,562 424,552 470,530 500,505 540,440 562,370 552,285 508,218',
    },
    {
      name: 'Ring Road',
      names: { hi: 'रिंग रोड' },
      kind: 'ring',
      course:
        '508,218 418,232 398,165 376,92 320,90 215,94 120,104 70,124 30,200 22,350 26,480 56,556 104,572',
    },
    {
      name: 'Faizabad Road',
      kind: 'road',
      course: '240,246 352,238 418,232 508,218 560,172 620,140',
    },
    {
      name: 'Sultanpur Road',
      kind: 'road',
      course: '252,372 300,440 330,500 385,580 430,640 480,740',
    },
    { name: 'Raebareli Road', kind: 'road', course: '200,450 236,530 262,600 285,740' },
    { name: 'Kanpur Road', kind: 'road', course: '190,452 140,528 96,590 40,680 10,740' },
    { name: 'Sitapur Road', kind: 'road', course: '168,284 122,226 98,164 116,104 150,40 176,-20' },
  ],
  parks: [
    { name: 'Janeshwar Mishra Park', outline: '372,418 405,408 418,428 408,460 376,462' },
    { name: 'Kukrail forest', outline: '440,30 500,18 540,40 520,70 460,72' },
    { name: 'La Martiniere', outline: '300,395 322,405 322,440 300,438' },
  ],
  landmarks: [
    { name: 'Rumi Darwaza', art: 'gate', at: [118, 290] },
    { name: 'Vidhan Bhavan', art: 'dome', at: [262, 420] },
    { name: 'Charbagh station', art: 'station', at: [190, 440] },
    { name: 'Ambedkar Park', art: 'stupa', at: [370, 302] },
    { name: 'Ekana stadium', art: 'stadium', at: [545, 560] },
    { name: 'Airport', art: 'airport', at: [160, 676] },
  ],
  north: [574, 46],
  plots: {
    jankipuram: {
      at: [245, 50],
      outline: '349,50 280,111 269,115 145,68 141,50 149,15 155,8 171,7 335,8 345,23',
    },
    aliganj: {
      at: [172, 140],
      outline: '273,140 189,204 120,202 99,191 82,98 112,80 148,75 272,122',
    },
    mahanagar: {
      at: [288, 212],
      outline:
        '369,212 371,251 355,268 325,276 316,271 252,274 220,269 192,247 184,221 187,212 276,146 288,148 364,184',
    },
    'indira-nagar': {
      at: [380, 122],
      outline: '450,122 448,147 370,181 283,139 277,122 350,57 380,56 417,58 448,65 452,72',
    },
    'faizabad-road': {
      at: [455, 204],
      outline: '559,204 551,239 381,246 372,189 378,183 455,152 557,195',
    },
    chinhat: {
      at: [526, 124],
      outline: '593,124 593,180 556,189 455,143 458,67 514,58 586,64 593,68',
    },
    'vibhuti-khand': {
      at: [462, 288],
      outline:
        '566,288 558,323 545,336 527,343 372,312 359,306 358,288 360,270 373,256 384,252 536,246 552,246 558,253',
    },
    'gomti-nagar': {
      at: [428, 370],
      outline: '532,370 530,388 385,431 368,430 345,418 361,352 357,320 363,315 518,346 531,352',
    },
    'gomti-nagar-extension': {
      at: [482, 456],
      outline:
        '586,456 578,491 558,509 517,491 494,500 455,503 398,495 386,491 382,483 378,456 380,438 534,394 572,414 582,429',
    },
    hazratganj: {
      at: [252, 345],
      outline: '335,345 320,402 264,411 192,405 186,401 176,301 182,296 201,302 307,299 324,311',
    },
    aminabad: {
      at: [104, 352],
      outline: '176,352 180,405 21,382 7,378 8,317 28,299 52,290 141,288 169,297',
    },
    talkatora: { at: [78, 438], outline: '182,438 182,447 48,503 10,495 7,488 7,388 178,411' },
    alambagh: {
      at: [150, 520],
      outline: '254,520 250,538 173,584 47,538 46,520 46,511 180,455 218,463 240,478 250,493',
    },
    amausi: {
      at: [80, 612],
      outline: '171,612 170,654 148,669 92,678 20,672 7,663 7,561 20,552 57,548 169,588',
    },
    'vrindavan-yojna': {
      at: [268, 612],
      outline:
        '354,612 341,663 320,674 231,676 200,669 178,654 178,588 244,547 305,548 344,559 362,578',
    },
    'sushant-golf-city': {
      at: [440, 632],
      outline:
        '544,632 540,659 530,674 508,689 484,695 428,698 388,694 357,680 346,666 367,581 396,569 464,567 508,575 536,597',
    },
  },
}
