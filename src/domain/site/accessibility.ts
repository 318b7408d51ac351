/** The day on which the statement was last compared with the tests that it names. */
export const STATED = '2026-11-27'

/** The day on which all of `TRIED_BY` last ran, in the repository's own run; whoever runs them again writes it here. */
export const LAST_RUN = '2026-11-27'

/**
 * What the tests of the source code try, each with the file in which it stands: the test of this folder looks for them. A
 * build does not prove that they ran, so the statement says what they try, and not that a page passed them.
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
