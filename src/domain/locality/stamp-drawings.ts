import { PAPER, type Point } from './drawing.ts'
import type { StampKind } from './stamps.ts'

const INK = '#1F2421'
export const BRICK = '#A9471F'
const LEAF = '#2B6A4D'
const WALL = '#F6E7D3'

const square = (x: number, y: number) => `<path d="M${x} ${y}h7v8h-7z"/>`
const windows = (xs: readonly number[], ys: readonly number[]) =>
  `<g fill="${INK}" fill-opacity="0.72">${ys.flatMap((y) => xs.map((x) => square(x, y))).join('')}</g>`

/** Each small building stands on the point 0,0, and is about 70 wide. */
const BUILDINGS: Record<StampKind, string> = {
  flats: `<path fill="${WALL}" d="M-30 0v-58h36v58zM6 0v-42h26v42z"/><path fill="${BRICK}" d="M-33-58h42v-6h-42zM6-42h29v-5H6z"/>${windows([-25, -12], [-52, -38, -24])}${windows([12, 22], [-35, -21])}<path fill="${BRICK}" d="M-16 0v-12q5-6 10 0v12z"/>`,
  house: `<path fill="${WALL}" d="M-30 0v-30l30-22 30 22v30z"/><path fill="${BRICK}" d="M0-60-38-31l4 6 34-25 34 25 4-6z"/><path fill="${INK}" fill-opacity="0.72" d="M-23-24h11v11h-11zM12-24h11v11h-11z"/><path fill="${BRICK}" d="M-7 0v-17q7-8 14 0v17z"/>`,
  land: `<path fill="#D5E6D8" fill-opacity="0.9" d="m-38-6 20-22h50l8 22z"/><path fill="none" stroke="${INK}" stroke-dasharray="5 3" d="m-38-6 20-22h50l8 22z"/><path stroke="${INK}" stroke-width="3" stroke-linecap="round" d="M-38-2v-12M-18-24v-12M32-24v-12M40-2v-12M2-12v-44"/><path fill="${BRICK}" d="m3-56 22 8-22 8z"/>`,
  offices: `<path fill="${WALL}" d="M-20 0v-72h40v72z"/><path fill="${BRICK}" d="M-24-72h48v-6h-48z"/><g fill="${INK}" fill-opacity="0.72"><path d="M-15-64h30v5h-30zM-15-53h30v5h-30zM-15-42h30v5h-30zM-15-31h30v5h-30zM-15-20h30v5h-30z"/></g><path fill="${BRICK}" d="M-6 0v-10H6V0z"/>`,
  shop: `<path fill="${WALL}" d="M-32 0v-40h64v40z"/><path fill="${BRICK}" d="M-36-40h72l-4 14q-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0-4 5-8 0z"/><path fill="${INK}" fill-opacity="0.72" d="M-25-19h26v15h-26z"/><path fill="${LEAF}" d="M9 0v-19h15V0z"/>`,
  shed: `<path fill="${WALL}" d="M-36 0v-38l24-12v12l24-12v12l24-12V0z"/><path fill="${BRICK}" d="m-38-36 26-14v-5l-26 13zM-12-38 12-50v-5l-24 12zM12-38l24-12v-5L12-43z"/><path fill="${INK}" fill-opacity="0.72" d="M-27 0v-20h22V0z"/>`,
}

/** A building stands so far below the middle of its plot, in units of the sheet. */
export const BELOW = 26

/** A small building on a plot with this middle: in the place of a photo it shows the kind of a home, never the home. */
export const stampOn = ([x, y]: Point, kind: StampKind): string =>
  `<g transform="translate(${x} ${y + BELOW})"><ellipse rx="44" ry="8" cy="1" fill="${INK}" fill-opacity="0.16"/><g stroke="${PAPER}" stroke-width="7" stroke-linejoin="round">${BUILDINGS[kind]}</g><g stroke="${INK}" stroke-width="1.2" stroke-linejoin="round">${BUILDINGS[kind]}</g></g>`
