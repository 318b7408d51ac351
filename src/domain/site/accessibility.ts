/**
 * What the tests of the source code try, each with the file in which it stands: the test of this folder looks for them.
 * A build does not run them, so the statement says what they try and when they last ran, and not that a page passed
 * them.
 */
export const TRIED_BY = {
  axe: 'src/test/e2e/looks/routes.e2e.ts',
  keyboard: 'src/test/e2e/looks/keyboard.e2e.ts',
  keyboardPosting: 'src/test/e2e/changes/posting-by-keyboard.e2e.ts',
  focus: 'src/test/e2e/looks/focus-clear.e2e.ts',
  motion: 'src/test/e2e/looks/reduced-motion.e2e.ts',
  script: 'src/test/e2e/looks/without-script.e2e.ts',
} as const
export type Tried = keyof typeof TRIED_BY
