import type { Deps } from '../../../server/deps.ts'

/**
 * Returns the database and store of a process that is killed after this number of calls: that call and all later ones
 * fail. With `lastCounts`, the last call takes effect before its answer is lost.
 */
export function crashing(deps: Deps, calls: number, lastCounts: boolean): Deps {
  let made = 0
  const mortal =
    <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      made += 1
      if (made < calls) return call(...args)
      if (made === calls && lastCounts) await call(...args)
      throw new Error('crash')
    }
  const { db, photos } = deps
  return {
    ...deps,
    db: { ...db, rows: mortal(db.rows) as typeof db.rows, row: mortal(db.row) as typeof db.row },
    photos: { ...photos, erase: mortal(photos.erase) },
  }
}
