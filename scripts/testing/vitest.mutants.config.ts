import { defineConfig } from 'vitest/config'

/** The tests that are tried on mutants: those of the rules, none of which needs a database or a browser. */
export default defineConfig({
  test: {
    include: ['src/{domain,contract}/**/*.test.ts', 'src/test/specified-{limits,timings}.test.ts'],
    // They share no state, and a mutant costs a second less where each file needs no worker of its own.
    isolate: false,
  },
})
