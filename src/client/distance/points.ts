import { POINTS_PATH } from '../../contract/paths.ts'
import type { PointsFile } from '../../domain/distance/rules.ts'
import { readJson } from '../lib/read.ts'

let points: Promise<PointsFile> | undefined

async function read(): Promise<PointsFile> {
  const file = await readJson<PointsFile>(POINTS_PATH)
  if (!file) throw new Error('The points are missing.')
  return file
}

/** Loads where places are: once, and again after a failure. The file is the same for all, so that it tells nobody's. */
export function loadPoints(): Promise<PointsFile> {
  points ??= read()
  points.catch(() => {
    points = undefined
  })
  return points
}
