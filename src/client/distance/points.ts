import { POINTS_PATH } from '../../contract/paths.ts'
import type { PointsFile } from '../../domain/distance/rules.ts'

let points: Promise<PointsFile> | undefined

/** Loads where the places of the cities are: once, and again after a failure. All of it, so nobody learns which matter. */
export function loadPoints(): Promise<PointsFile> {
  points ??= fetch(POINTS_PATH, { credentials: 'omit' }).then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText)
    return answer.json() as Promise<PointsFile>
  })
  points.catch(() => {
    points = undefined
  })
  return points
}
