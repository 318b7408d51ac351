import { existsSync, rmSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (folder: string) => join(folder, '.aangan', 'build-wanted')

/** Says that a journey waits for a build: the light site makes none for changes whose pages nobody looks at. */
export const wantBuild = (folder: string): Promise<void> => writeFile(fileIn(folder), '')

/** Takes it back, for a journey that has got its build; another one that waits says it again. */
export const wantNoBuild = (folder: string): Promise<void> => rm(fileIn(folder), { force: true })

/** Passes a request for a build on as soon as a journey waits for one. Requests until then are joined. */
export function onceWanted(folder: string, pass: () => void): () => void {
  let asked = false
  setInterval(() => {
    if (!asked || !existsSync(fileIn(folder))) return
    asked = false
    rmSync(fileIn(folder), { force: true })
    pass()
  }, 250).unref()
  return () => {
    asked = true
  }
}
