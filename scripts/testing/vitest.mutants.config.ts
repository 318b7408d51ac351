import { defineConfig } from 'vitest/config'

/** Runs the tests of the rules on mutants; none of them needs a database or a browser. */
export default defineConfig({
  test: {
    include: ['src/{domain,contract}/**/*.test.ts', 'src/test/specified-{limits,timings}.test.ts'],
    // They share no state, and without a separate worker for each file a mutant takes a second less.
    isolate: false,
  },
})
