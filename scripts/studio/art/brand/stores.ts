import { C } from '../kit/palette.ts'
import { type Drawing, line, shape } from '../kit/pen.ts'

// Our own plain signs, light on the dark buttons: a bag that plays, a phone that receives.
const play =
  line(C.paper, 3.5, 'M9 17h30l3 25H6ZM16 17c0-14 16-14 16 0') +
  shape(C.gold2, 'M19 23.5q0-2.5 2.3-1.3l9.4 5.6q2 1.2 0 2.4l-9.4 5.6Q19 37 19 34.5Z')
const receive =
  line(C.paper, 3.5, 'M16 3h16q5 0 5 5v32q0 5-5 5H16q-5 0-5-5V8q0-5 5-5ZM21 39h6') +
  line(C.gold2, 3.5, 'M24 11v17M17 22l7 7 7-7')

export const STORES: Drawing[] = Object.entries({ 'store-play': play, 'store-apple': receive }).map(
  ([name, body]) => ({ name, width: 48, height: 48, body }),
)
