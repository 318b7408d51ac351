import type { CityName } from '../city/constants.ts'
import { type Point, pointsOf } from './drawing.ts'
import { LOCALITIES } from './localities.ts'
import type { Locality } from './locality.ts'
import { CITY_MAPS } from './maps.ts'

/** How far apart two plots may be drawn that lie side by side: the width of a road or a river between them. */
const BESIDE = 40
/** A locality at the edge of its map has at least so many neighbours. */
const LEAST = 3

const toEdge = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const [dx, dy] = [bx - ax, by - ay]
  const share = ((x - ax) * dx + (y - ay) * dy) / (dx ** 2 + dy ** 2 || 1)
  const on = Math.max(0, Math.min(1, share))
  return Math.hypot(x - ax - on * dx, y - ay - on * dy)
}

const edgesOf = (corners: readonly Point[]) =>
  corners.map((corner, n) => [corner, corners[(n + 1) % corners.length] ?? corner] as const)

/** The width of the gap between two outlines that do not cross. */
function gapOf(one: readonly Point[], other: readonly Point[]): number {
  const from = (corners: readonly Point[], outline: readonly Point[]) =>
    corners.flatMap((corner) => edgesOf(outline).map(([a, b]) => toEdge(corner, a, b)))
  return Math.min(...from(one, other), ...from(other, one))
}

/** The localities beside one on the drawn map, the one whose middle is nearest first. */
export function neighboursOf(city: CityName, slug: string): readonly Locality[] {
  const { plots } = CITY_MAPS[city]
  const own = plots[slug]
  if (!own) return []
  const others = LOCALITIES[city].flatMap((locality) => {
    const plot = plots[locality.slug]
    if (!plot || locality.slug === slug) return []
    const gap = gapOf(pointsOf(own.outline), pointsOf(plot.outline))
    const middles = Math.hypot(own.at[0] - plot.at[0], own.at[1] - plot.at[1])
    return [{ locality, middles, isBeside: gap <= BESIDE }]
  })
  return others
    .sort((a, b) => Number(b.isBeside) - Number(a.isBeside) || a.middles - b.middles)
    .filter(({ isBeside }, n) => isBeside || n < LEAST)
    .map(({ locality }) => locality)
}
