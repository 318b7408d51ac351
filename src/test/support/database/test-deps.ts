import type { Deps } from '../../../server/deps.ts'

let ofFile: Deps | undefined

/**
 * The dependencies that a test file hands to every function that it calls. They are the file's own, which may replace
 * each of them.
 */
export function testDeps(): Deps {
  if (!ofFile) throw new Error('The backend of this test file is not set up yet.')
  return ofFile
}

/** Sets them for a test file; its backend does so. */
export function handIn(deps: Deps): Deps {
  ofFile = deps
  return deps
}
