import { PAPER_LIMITS } from './constants.ts'

// What somebody has covered of the pages of a paper, in pixels of each page.

export type Point = { x: number; y: number }
export type PageSize = { width: number; height: number }
/** What a round brush of this width has painted. */
export type Stroke = { width: number; points: readonly Point[] }
export type Rectangle = { x: number; y: number } & PageSize
export type Cover = Stroke | Rectangle
/** The covers of each page, in the order in which they were made. */
export type Covering = readonly (readonly Cover[])[]
export type Brush = keyof typeof PAPER_LIMITS.brush

export const isStroke = (cover: Cover): cover is Stroke => 'points' in cover

export const uncovered = (pages: number): Covering => Array.from({ length: pages }, () => [])

const withPage = (covering: Covering, page: number, covers: readonly Cover[]): Covering =>
  covering.map((one, at) => (at === page ? covers : one))

export const coversOf = (covering: Covering, page: number): readonly Cover[] => covering[page] ?? []
export const withCover = (covering: Covering, page: number, cover: Cover): Covering =>
  withPage(covering, page, [...coversOf(covering, page), cover])
/** Takes the last cover of a page away. */
export const undone = (covering: Covering, page: number): Covering =>
  withPage(covering, page, coversOf(covering, page).slice(0, -1))
export const cleared = (covering: Covering, page: number): Covering => withPage(covering, page, [])

export const isCovered = (covering: Covering, page: number): boolean =>
  coversOf(covering, page).length > 0

/** Pages that are sent, those without any cover, and those for which there is no room. */
export type DividedPages = Readonly<Record<'sent' | 'open' | 'beyond', readonly number[]>>

export function dividedPages(covering: Covering): DividedPages {
  const pages = covering.map((_, page) => page)
  const covered = pages.filter((page) => isCovered(covering, page))
  return {
    sent: covered.slice(0, PAPER_LIMITS.pages),
    open: pages.filter((page) => !isCovered(covering, page)),
    beyond: covered.slice(PAPER_LIMITS.pages),
  }
}
/** The pages that may be sent, counted from 0. */
export const pagesToSend = (covering: Covering): readonly number[] => dividedPages(covering).sent

/** A length on a page with the largest edge, on a page of this size. */
const onPage = (length: number, { width, height }: PageSize) =>
  Math.max(1, (length * Math.max(width, height)) / PAPER_LIMITS.edge)
export const brushWidth = (brush: Brush, size: PageSize): number =>
  onPage(PAPER_LIMITS.brush[brush], size)
export const stepLength = (isLarge: boolean, size: PageSize): number =>
  onPage(isLarge ? PAPER_LIMITS.largeStep : PAPER_LIMITS.step, size)

/** The point on the page that is nearest: a finger may leave the page while it paints. */
export const onThePage = ({ x, y }: Point, { width, height }: PageSize): Point => ({
  x: Math.min(Math.max(x, 0), width),
  y: Math.min(Math.max(y, 0), height),
})

/** Adds a point to a stroke, unless it is so near the last one that it changes nothing. */
export function grown(stroke: Stroke, point: Point): Stroke {
  const last = stroke.points.at(-1)
  if (last && Math.hypot(point.x - last.x, point.y - last.y) < stroke.width / 12) return stroke
  return { ...stroke, points: [...stroke.points, point] }
}

/** Shorter sides are a slip of the hand: so small a rectangle hides nothing. */
const LEAST_SIDE = 3

/** The rectangle between two corners, with whole pixels; null if it is too small to cover anything. */
export function rectangleBetween(one: Point, other: Point): Rectangle | null {
  const x = Math.floor(Math.min(one.x, other.x))
  const y = Math.floor(Math.min(one.y, other.y))
  const width = Math.ceil(Math.max(one.x, other.x)) - x
  const height = Math.ceil(Math.max(one.y, other.y)) - y
  return Math.min(width, height) < LEAST_SIDE ? null : { x, y, width, height }
}
